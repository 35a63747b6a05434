import { connect, type Socket } from 'node:net';
import { quantile } from './harness.ts';

export interface LoadSample {
  readonly calls: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
}

export interface Load {
  /** Asks over all connections for so long, one request at a time on each. */
  run(milliseconds: number): Promise<LoadSample>;
  /** Asks once, over the first connection. Milliseconds. */
  once(): Promise<number>;
  close(): void;
}

export interface LoadOptions {
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Of each connection, beside those of all: the callers of a load need not be one. */
  readonly own?: readonly Readonly<Record<string, string>>[];
  /** Posts this JSON instead of getting. */
  readonly body?: unknown;
}

/**
 * Asks for one address over connections that stay open. It reads just as much of an answer as it needs
 * to see that it is whole and good, so that the client is not what is measured.
 */
export async function createLoad(options: LoadOptions): Promise<Load> {
  const { port, path, headers, own, body } = options;
  const asking = await Promise.all(
    Array.from({ length: options.connections }, async (_, index) => {
      const { socket, ask } = await openConnection(port);
      const request = requestBytes({ port, path, headers: { ...headers, ...own?.[index] }, body });
      return { socket, ask: () => ask(request) };
    }),
  );
  return {
    async run(milliseconds) {
      const durations: number[] = [];
      const since = performance.now();
      const until = since + milliseconds;
      await Promise.all(
        asking.map(async ({ ask }) => {
          for (let start = performance.now(); start < until;) {
            await ask();
            const now = performance.now();
            durations.push(now - start);
            start = now;
          }
        }),
      );
      const seconds = (performance.now() - since) / 1000;
      return {
        calls: durations.length,
        perSecond: durations.length / seconds,
        p50: quantile(durations, 0.5),
        p99: quantile(durations, 0.99),
        slowest: quantile(durations, 1),
      };
    },
    async once() {
      const since = performance.now();
      await asking[0]?.ask();
      return performance.now() - since;
    },
    close() {
      for (const { socket } of asking) socket.destroy();
    },
  };
}

/** The bytes of a request: of a post when there is a body, else of a get. */
export function requestBytes(request: {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}): Buffer {
  const { port, path, headers } = request;
  const body = request.body === undefined ? '' : JSON.stringify(request.body);
  const all = {
    ...headers,
    ...(body !== '' && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const method = body === '' ? 'GET' : 'POST';
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${lines.join('')}\r\n${body}`,
  );
}

/** A connection that stays open. */
export interface Asking {
  readonly socket: Socket;
  /**
   * Sends a request and waits for its whole answer.
   * @throws Error when it is not a good one
   */
  ask(request: Buffer): Promise<void>;
}

/** Opens a connection that asks with as little work as it takes. */
export async function openConnection(port: number): Promise<Asking> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  let settle: { resolve: () => void; reject: (error: Error) => void } | null = null;
  let isWhole = newAnswer();
  socket.on('data', (chunk) => {
    try {
      if (isWhole(chunk)) settle?.resolve();
    } catch (error) {
      settle?.reject(error as Error);
    }
  });
  socket.on('error', (error) => settle?.reject(error));
  socket.on('close', () => settle?.reject(new Error('The connection was closed.')));
  return {
    socket,
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) throw new Error('The connection was closed.');
        settle = { resolve, reject };
        isWhole = newAnswer();
        socket.write(request);
      }),
  };
}

const lastChunk = '0\r\n\r\n';

/** Reads one answer, piece by piece; says when it is whole. Throws when it is not a good one. */
function newAnswer(): (piece: Buffer) => boolean {
  let head = '';
  /** Bytes that are missing; `null`: the end marks itself; -1: not known yet. */
  let missing: number | null = -1;
  let tail = '';
  return (piece) => {
    let body = piece;
    if (missing === -1) {
      const text = head + piece.toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      if (end < 0) {
        head = text;
        return false;
      }
      body = piece.subarray(end + 4 - head.length);
      head = text.slice(0, end);
      if (!head.startsWith('HTTP/1.1 200')) throw new Error(`Answered: ${head.split('\r\n')[0]}`);
      const length = /\r\ncontent-length: *(\d+)/i.exec(head);
      missing = length ? Number(length[1]) : null;
    }
    if (missing === null) {
      tail = (tail + body.subarray(-lastChunk.length).toString('latin1')).slice(-lastChunk.length);
      return tail === lastChunk;
    }
    missing -= body.length;
    return missing <= 0;
  };
}
