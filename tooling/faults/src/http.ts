import { Agent, request } from 'node:http';
import type { Chance } from './random.ts';

export interface Reply {
  readonly status: number;
  /** The bytes as they came. */
  readonly text: string;
  readonly location: string | null;
}

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** One attempt. `null`: no reply came (refused, cut, too late). */
export type Attempt = (call: Call) => Promise<Reply | null>;

/** Sends calls to the port over connections that are kept open, as browsers do. */
export function createHttp(
  port: number,
  timeoutMs: number,
): { readonly attempt: Attempt; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 64 });
  const attempt: Attempt = (call) =>
    new Promise((resolve) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          agent,
          method: call.method,
          path: call.path,
          headers: {
            ...call.headers,
            ...(call.body === null ? {} : { 'content-length': Buffer.byteLength(call.body) }),
          },
          timeout: timeoutMs,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', () => resolve(null));
          response.on('aborted', () => resolve(null));
          response.on('end', () => {
            if (!response.complete) return resolve(null);
            const text = Buffer.concat(chunks).toString('utf8');
            resolve({
              status: response.statusCode ?? 0,
              text,
              location: response.headers.location ?? null,
            });
          });
        },
      );
      sent.on('error', () => resolve(null));
      sent.on('timeout', () => sent.destroy());
      sent.end(call.body ?? undefined);
    });
  return { attempt, close: () => agent.destroy() };
}

/** Codes of refusals that say nothing about the request itself. */
const comeBack = new Set([408, 429]);

/** Whether a reply is the last word on a request. */
export const isDefinite = (reply: Reply): boolean =>
  reply.status < 500 && !comeBack.has(reply.status);

/** Back-off with jitter, so that a starting server is not run over. */
export const pauseMs = (count: number, chance: Chance): number =>
  15 + chance.below(Math.min(600, 40 * 2 ** count));

/** Repeats a call until a definite reply comes. Counts the attempts. */
export async function insist(
  attempt: Attempt,
  call: Call,
  options: {
    readonly patienceMs: number;
    readonly onRetry: () => void;
    readonly chance: Chance;
  },
): Promise<Reply> {
  const deadline = Date.now() + options.patienceMs;
  for (let count = 1; ; count += 1) {
    const reply = await attempt(call);
    if (reply && isDefinite(reply)) return reply;
    if (Date.now() > deadline) {
      throw new Error(
        `No definite reply to ${call.method} ${call.path}; the last was ${reply?.status ?? 'none'} ${reply?.text ?? ''}`,
      );
    }
    options.onRetry();
    await new Promise((resolve) => setTimeout(resolve, pauseMs(count, options.chance)));
  }
}
