import { createServer, connect, type Socket } from 'node:net';
import type { Chance } from './random.ts';

/** A wire between client and server that loses replies. */
export interface CuttingProxy {
  readonly port: number;
  /** Replies lost after the server had sent them. */
  readonly repliesCut: number;
  /** Connections lost while the server still worked on the request. */
  readonly requestsCut: number;
  close(): Promise<void>;
}

/**
 * Passes everything on, but cuts a share of the connections: half of them when the reply arrives
 * (the server has committed, the client hears nothing), half a moment after the request went out.
 */
export async function startCuttingProxy(
  targetPort: () => number,
  cutShare: number,
  chance: Chance,
): Promise<CuttingProxy> {
  const open = new Set<Socket>();
  let repliesCut = 0;
  let requestsCut = 0;

  const server = createServer((client) => {
    const upstream = connect(targetPort(), '127.0.0.1');
    const both = [client, upstream];
    const end = (): void => both.forEach((socket) => socket.destroy());
    for (const socket of both) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', end).on('close', () => {
        open.delete(socket);
        end();
      });
    }
    client.on('data', (chunk) => {
      upstream.write(chunk);
      if (!chance.hits(cutShare / 2)) return;
      setTimeout(() => {
        if (client.destroyed) return;
        requestsCut += 1;
        // The server keeps its side until it has done its work.
        client.destroy();
      }, chance.below(12));
    });
    upstream.on('data', (chunk) => {
      if (client.destroyed) return;
      if (chance.hits(cutShare / 2)) {
        repliesCut += 1;
        end();
      } else {
        client.write(chunk);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    port: address.port,
    get repliesCut() {
      return repliesCut;
    },
    get requestsCut() {
      return requestsCut;
    },
    close() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
