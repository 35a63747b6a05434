import { connect, createServer, type Socket } from 'node:net';

/** The wire between one node and one server that it depends on. */
export interface Link {
  readonly port: number;
  /** Nothing passes in either direction, and nothing says so; afterwards what waited goes on. */
  partition(forMs: number): Promise<void>;
  /** Everything comes `byMs` later. */
  slow(byMs: number, forMs: number): Promise<void>;
  close(): Promise<void>;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function startLink(targetPort: number): Promise<Link> {
  const open = new Set<Socket>();
  let delayMs = 0;
  let isCut = false;

  const pass = (from: Socket, to: Socket): void => {
    // In order: each piece waits for the ones before it.
    let before = Promise.resolve();
    from.on('data', (piece) => {
      before = before.then(async () => {
        if (delayMs > 0) await sleep(delayMs);
        while (isCut && !to.destroyed) await sleep(20);
        if (!to.destroyed) to.write(piece);
      });
    });
  };
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    const both = [near, far];
    for (const socket of both) {
      open.add(socket);
      socket.setNoDelay(true);
      socket
        .on('error', () => both.forEach((one) => one.destroy()))
        .on('close', () => {
          open.delete(socket);
          both.forEach((one) => one.destroy());
        });
    }
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The link has no port.');
  return {
    port: address.port,
    async partition(forMs) {
      isCut = true;
      await sleep(forMs);
      isCut = false;
    },
    async slow(byMs, forMs) {
      delayMs = byMs;
      await sleep(forMs);
      delayMs = 0;
    },
    close() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
