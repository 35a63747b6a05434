import type { OutgoingName, StreamPosition } from '@vx/contract/socket';
import { WebSocket } from 'ws';
import { noteMessage } from './traffic.ts';

export interface TestFrame {
  readonly type: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into JSON freely
  readonly payload: any;
  readonly stream: 'guest' | 'public';
  readonly seq: number;
  readonly at: number;
}

export interface TestSocketOptions {
  readonly bearer?: string;
  readonly cookie?: string;
  /** Whose page opens it: the envelope's tag and guest. Default: nobody's. */
  readonly page?: { readonly accessToken: string; readonly guestId: string };
  readonly origin?: string;
  readonly language?: 'de' | 'en' | 'nl' | 'es';
  readonly positions?: { readonly guest?: StreamPosition; readonly public?: StreamPosition };
  /** Where it opens. Default: the guests' `/socket`. */
  readonly path?: string;
  /** Sends no session request. */
  readonly silent?: boolean;
}

/** A socket that keeps every frame it got, for assertions. */
export class TestSocket {
  readonly frames: TestFrame[] = [];
  closed: { readonly code: number; readonly reason: string } | null = null;
  readonly raw: WebSocket;
  readonly #waiting = new Set<() => void>();

  readonly #page: NonNullable<TestSocketOptions['page']> | null;

  constructor(raw: WebSocket, page: NonNullable<TestSocketOptions['page']> | null = null) {
    this.raw = raw;
    this.#page = page;
    raw.on('message', (data) => {
      const frame = JSON.parse((data as Buffer).toString('utf8')) as TestFrame;
      this.frames.push(frame);
      noteMessage(frame.type);
      this.#wake();
    });
    raw.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString('utf8') };
      this.#wake();
    });
    raw.on('error', () => undefined);
  }

  /** Opens a socket and, unless it is silent, asks for a session. */
  static async open(origin: string, options: TestSocketOptions = {}): Promise<TestSocket> {
    const raw = new WebSocket(`${origin.replace('http', 'ws')}${options.path ?? '/socket'}`, {
      headers: {
        ...(options.cookie ? { cookie: options.cookie } : {}),
        ...(options.origin ? { origin: options.origin } : {}),
      },
    });
    const socket = new TestSocket(raw, options.page);
    await new Promise<void>((resolve, reject) => {
      raw.once('open', () => resolve());
      raw.once('error', reject);
    });
    if (!options.silent) {
      socket.send('sessionRequest', {
        language: options.language ?? 'en',
        ...(options.bearer ? { bearer: options.bearer } : {}),
        ...(options.positions ? { positions: options.positions } : {}),
      });
    }
    return socket;
  }

  send(type: OutgoingName | (string & {}), payload: unknown = {}, clientId?: string): void {
    this.raw.send(
      JSON.stringify({
        type,
        accessToken: this.#page?.accessToken ?? '',
        guestId: this.#page?.guestId ?? null,
        payload,
        ...(clientId ? { clientId } : {}),
      }),
    );
  }

  /** The first frame of a type (and for which `test` holds), now or soon. */
  async next(
    type: string,
    test: (frame: TestFrame) => boolean = () => true,
    timeoutMs = 5000,
  ): Promise<TestFrame> {
    return this.#until(
      () => this.frames.find((frame) => frame.type === type && test(frame)) ?? null,
      type,
      timeoutMs,
    );
  }

  /** The close code, now or soon. */
  async closing(timeoutMs = 5000): Promise<number> {
    return this.#until(() => this.closed?.code ?? null, 'the close', timeoutMs);
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.raw.close();
    await this.closing().catch(() => this.raw.terminate());
  }

  async #until<Value>(look: () => Value | null, what: string, timeoutMs: number): Promise<Value> {
    const deadline = Date.now() + timeoutMs;
    for (let found = look(); ; found = look()) {
      if (found !== null) return found;
      const left = deadline - Date.now();
      if (left <= 0 || (this.closed && what !== 'the close')) {
        const seen = this.frames.map(({ type }) => type).join(', ');
        throw new Error(
          `${what} did not come. Frames: ${seen || 'none'}; closed: ${JSON.stringify(this.closed)}.`,
        );
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(done, left);
        const waiting = this.#waiting;
        function done(): void {
          clearTimeout(timer);
          waiting.delete(done);
          resolve();
        }
        waiting.add(done);
      });
    }
  }

  #wake(): void {
    for (const wake of Array.from(this.#waiting)) wake();
  }
}
