import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A line on which documents arrive in small pieces, so that the browser paints between them. */
export interface SlowLine extends AsyncDisposable {
  readonly origin: string;
}

const PIECE_BYTES = 4096;
/** Two frames: longer than the browser waits before it paints what it has. */
const PAUSE_MS = 35;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

async function trickle(document: Buffer, answer: ServerResponse): Promise<void> {
  for (let at = 0; at < document.length && !answer.destroyed; at += PIECE_BYTES) {
    answer.write(document.subarray(at, at + PIECE_BYTES));
    await pause();
  }
  answer.end();
}

/** @param target origin of the server at the other end */
export async function startSlowLine(target: string): Promise<SlowLine> {
  const server = createServer((asked, answer) => {
    const { 'accept-encoding': _packed, ...headers } = asked.headers;
    const ahead = request(
      new URL(asked.url ?? '/', target),
      { method: asked.method, headers },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        if (given.headers['content-type']?.startsWith('text/html'))
          void buffer(given).then((document) => trickle(document, answer));
        else given.pipe(answer);
      },
    );
    ahead.once('error', () => answer.destroy());
    answer.once('close', () => ahead.destroy());
    asked.pipe(ahead);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
