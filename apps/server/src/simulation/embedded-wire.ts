import { Duplex } from 'node:stream';

/** Frontend messages after which the backend answers: Sync, Query, FunctionCall. */
const closers = new Set(['S', 'Q', 'F'].map((letter) => letter.charCodeAt(0)));

/**
 * A wire of the `pg` driver to a database in the same thread: what is written up to a message that wants
 * an answer goes to the database in one piece. One client alone may use it.
 */
export class EmbeddedWire extends Duplex {
  readonly #execute: (messages: Uint8Array) => Promise<Uint8Array>;
  #isStarted = false;
  #pending = Buffer.alloc(0);

  constructor(execute: (messages: Uint8Array) => Promise<Uint8Array>) {
    super();
    this.#execute = execute;
  }

  // What the driver asks of a socket.
  connect(): void {
    process.nextTick(() => this.emit('connect'));
  }
  setNoDelay(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#pending = Buffer.concat([this.#pending, chunk]);
    const end = this.#endOfBatch();
    if (end === 0) return done();
    const batch = this.#pending.subarray(0, end);
    this.#pending = this.#pending.subarray(end);
    this.#execute(batch).then((reply) => {
      this.push(reply);
      done();
    }, done);
  }

  /** Where the last message ends that wants an answer; 0: none does yet. */
  #endOfBatch(): number {
    let end = 0;
    for (let at = 0; ;) {
      const head = this.#isStarted ? 1 : 0;
      if (this.#pending.length < at + head + 4) return end;
      const length = head + this.#pending.readInt32BE(at + head);
      if (this.#pending.length < at + length) return end;
      const wantsAnswer = !this.#isStarted || closers.has(this.#pending[at] ?? 0);
      at += length;
      this.#isStarted = true;
      if (wantsAnswer) end = at;
    }
  }
}
