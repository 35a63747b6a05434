/** The outside world, as small as it is used. Times are milliseconds since the epoch. */
export interface Clock {
  now(): number;
}

/** A timer that ends with its owner. */
export interface Scheduler {
  /** Runs `task` once after `delayMs`; disposing cancels it. */
  after(delayMs: number, task: () => void): Disposable;
}

/** Chance, as a port: tests pass one with a seed. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A new RFC 9562 version 4 id. */
  uuid(): string;
}

/** Text by key. Reading and writing never throw: a refused write is reported as `false`. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/**
 * Where events go that developers read. `event` is a stable name such as `realtime.listener-failed`, `detail` what
 * it is about.
 */
export interface Logger {
  debug(event: string, detail?: Readonly<Record<string, unknown>>): void;
  warn(event: string, detail?: Readonly<Record<string, unknown>>): void;
  error(event: string, detail?: Readonly<Record<string, unknown>>): void;
}

/** The part of `AbortSignal` that framework-free code looks at. */
export interface AbortLike {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
