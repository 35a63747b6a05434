import { createServer, connect, type Socket } from 'node:net';
import type { FaultLog } from './fault-kinds.ts';
import type { Chance } from './random.ts';

/** A wire between clients and nodes that loses what passes, or holds it back. */
export interface CuttingProxy {
  readonly port: number;
  close(): Promise<void>;
}

/** How long a request is held back: others overtake it. */
const HELD_BACK_MS = 150;

/**
 * Passes everything on, but strikes a share of what passes: requests that never arrive, that arrive after
 * later ones, connections that end while the server works, replies that are lost (the server has committed,
 * the client hears nothing), sockets that end. Each connection goes to the next node that `nextPort` names.
 */
export async function startCuttingProxy(
  nextPort: () => number,
  cutShare: number,
  chance: Chance,
  log: FaultLog,
): Promise<CuttingProxy> {
  const open = new Set<Socket>();

  const server = createServer((client) => {
    const upstream = connect(nextPort(), '127.0.0.1');
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
    let isSocket = false;
    let before = Promise.resolve();
    const pass = (piece: Buffer, afterMs: number): void => {
      before = before.then(async () => {
        if (afterMs > 0) await new Promise((resolve) => setTimeout(resolve, afterMs));
        if (!upstream.destroyed) upstream.write(piece);
      });
    };
    client.on('data', (piece) => {
      if (piece.subarray(0, 12).toString('latin1') === 'GET /socket ') isSocket = true;
      const at = chance.next() / cutShare;
      if (isSocket) {
        pass(piece, 0);
        if (at >= 0.5) return;
        log.count('socket cut');
        end();
      } else if (at < 0.2) {
        log.count('request lost on its way');
        end();
      } else if (at < 0.4) {
        log.count('request held back and overtaken');
        pass(piece, HELD_BACK_MS);
      } else {
        pass(piece, 0);
        if (at >= 0.7) return;
        setTimeout(() => {
          if (client.destroyed) return;
          log.count('connection cut during the work');
          // The server keeps its side until it has done its work.
          client.destroy();
        }, chance.below(12));
      }
    });
    upstream.on('data', (piece) => {
      if (client.destroyed) return;
      if (!isSocket && chance.hits(cutShare / 2)) {
        log.count('reply lost after the commit');
        end();
      } else {
        client.write(piece);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    port: address.port,
    close() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
