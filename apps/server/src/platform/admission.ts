import { AsyncLocalStorage } from 'node:async_hooks';
import { OperationError } from './errors.ts';

/** On whose behalf the database is asked. */
export interface AskedFor {
  /** Address of the caller; `null` when it does not count (what all visitors share). */
  readonly address: string | null;
  /** Known once the session is. */
  guestId: string | null;
}

const asked = new AsyncLocalStorage<AskedFor>();

/** Runs `task` so that its connections count as the caller's. */
export const askFor = <T>(caller: AskedFor, task: () => T): T => asked.run(caller, task);

/** Names the guest of the call that runs. */
export function nameGuest(guestId: string | null): void {
  const caller = asked.getStore();
  if (caller) caller.guestId = guestId;
}

export interface AdmissionLimits {
  /** Connections that calls of one guest, and of one address, hold at a time. */
  readonly perGuest: number;
  readonly perAddress: number;
  /** Calls of one guest or address that wait for one of them. */
  readonly maxWaiting: number;
  /** How long, in ms. */
  readonly patience: number;
}

/** Gives a place back; later calls do nothing. */
type Leave = () => void;

interface Waiting {
  readonly keys: readonly Key[];
  readonly enter: () => void;
}

interface Key {
  readonly name: string;
  readonly limit: number;
}

const nothing: Leave = () => undefined;

/**
 * Bounds how many connections one caller holds, before a connection is taken. Who is above the bound
 * waits in a line of his own, and lines take turns, so nobody waits behind another caller's calls.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #running = new Map<string, number>();
  readonly #lines = new Map<string, Waiting[]>();

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  /**
   * Waits for a place of the caller of the running call; without one there is nothing to wait for.
   * @throws OperationError TOO_MANY_REQUESTS when the line is full, UNAVAILABLE when it takes too long
   */
  async enter(): Promise<Leave> {
    const caller = asked.getStore();
    const keys = caller ? this.#keysOf(caller) : [];
    const line = keys[0]?.name;
    if (line === undefined) return nothing;
    if (!this.#lines.has(line) && this.#isFree(keys)) return this.#take(keys);
    await this.#wait(line, keys);
    return this.#leaving(keys);
  }

  #keysOf({ address, guestId }: AskedFor): readonly Key[] {
    const { perGuest, perAddress } = this.#limits;
    return [
      ...(guestId === null ? [] : [{ name: `guest ${guestId}`, limit: perGuest }]),
      ...(address === null ? [] : [{ name: `address ${address}`, limit: perAddress }]),
    ];
  }

  #isFree(keys: readonly Key[]): boolean {
    return keys.every(({ name, limit }) => (this.#running.get(name) ?? 0) < limit);
  }

  #take(keys: readonly Key[]): Leave {
    for (const { name } of keys) this.#running.set(name, (this.#running.get(name) ?? 0) + 1);
    return this.#leaving(keys);
  }

  #leaving(keys: readonly Key[]): Leave {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      for (const { name } of keys) {
        const left = (this.#running.get(name) ?? 1) - 1;
        if (left > 0) this.#running.set(name, left);
        else this.#running.delete(name);
      }
      this.#letIn();
    };
  }

  #wait(line: string, keys: readonly Key[]): Promise<void> {
    const waiting = this.#lines.get(line) ?? [];
    if (waiting.length >= this.#limits.maxWaiting)
      throw new OperationError('TOO_MANY_REQUESTS', { retryAfter: 1 });
    this.#lines.set(line, waiting);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#remove(line, entry);
        reject(new OperationError('UNAVAILABLE', { retryAfter: 2 }));
      }, this.#limits.patience);
      timer.unref();
      const entry: Waiting = {
        keys,
        enter() {
          clearTimeout(timer);
          resolve();
        },
      };
      waiting.push(entry);
    });
  }

  #remove(line: string, entry: Waiting): void {
    const waiting = this.#lines.get(line) ?? [];
    const at = waiting.indexOf(entry);
    if (at >= 0) waiting.splice(at, 1);
    if (waiting.length === 0) this.#lines.delete(line);
  }

  /** The head of each line in turn. A line that was served goes to the end, where it is met again. */
  #letIn(): void {
    for (const [line, waiting] of this.#lines) {
      const head = waiting[0];
      if (!head || !this.#isFree(head.keys)) continue;
      this.#lines.delete(line);
      waiting.shift();
      if (waiting.length > 0) this.#lines.set(line, waiting);
      this.#take(head.keys);
      head.enter();
    }
  }
}
