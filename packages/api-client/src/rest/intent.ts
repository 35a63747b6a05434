import type { RestKey } from '@vx/contract/rest';
import { DAY_MS, type Clock, type KeyValueStorage, type Logger, type Random } from '@vx/kernel';
import { isHttpError, LoginRequiredError } from './errors.ts';
import type { ApiConfig } from './ports.ts';
import type { CallArguments, CallOptions, RestAnswer } from './types.ts';

/** How an intent is kept. */
export interface IntentOptions {
  /** How long an unfinished intent is taken up again; default 24 h. */
  readonly maxAgeMs?: number;
}

/** Something the guest means to do once, whatever happens to page and network. */
export interface Intent<Key extends RestKey> {
  /** Sent as `Idempotency-Key`. */
  readonly key: string;
  /** What was sent under this key before and is still without a known outcome, perhaps before a reload. */
  readonly pending: CallOptions<Key> | null;
  /**
   * Sends it. An unfinished intent repeats exactly what it sent first, whatever is given now: only
   * so can the server recognise it. A definite answer ends the intent; `NetworkError`, 5xx and the
   * answers that decide nothing (401, 408, 412, 425, 429, the page of a proxy) keep it for the next try.
   */
  send(...args: CallArguments<Key>): Promise<RestAnswer<Key>>;
  /** Gives the intent up, although its outcome may be unknown. */
  discard(): void;
}

interface StoredIntent {
  readonly key: string;
  readonly at: number;
  readonly request: object | null;
}

interface IntentDeps {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: Random;
  readonly logger: Logger;
  readonly config: () => ApiConfig;
  readonly call: (key: string, options: object) => Promise<unknown>;
}

/** 4xx answers that are given before the operation looks at its key. */
const UNDECIDED: ReadonlySet<number> = new Set([401, 408, 412, 425, 429]);
/** A refusal by the server itself. What has no code of its came from something in between. */
export const isDefinite = (error: unknown): boolean =>
  isHttpError(error) &&
  error.code !== 'HTTP_FAILED' &&
  error.status < 500 &&
  !UNDECIDED.has(error.status);

const DEFAULT_MAX_AGE_MS = DAY_MS;

export function createIntentKeeper(deps: IntentDeps): {
  create<Key extends RestKey>(operation: Key, scope: string, options?: IntentOptions): Intent<Key>;
} {
  const { storage, clock, random, logger } = deps;
  /** Serves where storage is refused; then an intent lives as long as the page. */
  const memory = new Map<string, string>();

  const renew = (): StoredIntent => ({ key: random.uuid(), at: clock.now(), request: null });

  const load = (name: string, maxAgeMs: number): StoredIntent | null => {
    const text = storage.get(name) ?? memory.get(name);
    if (!text) return null;
    try {
      const stored = JSON.parse(text) as StoredIntent;
      return typeof stored.key === 'string' && clock.now() < stored.at + maxAgeMs ? stored : null;
    } catch {
      return null;
    }
  };

  const save = (name: string, intent: StoredIntent): void => {
    const text = JSON.stringify(intent);
    memory.set(name, text);
    if (!storage.set(name, text)) logger.warn('rest.intent-not-stored', { name });
  };

  return {
    create<Key extends RestKey>(
      operation: Key,
      scope: string,
      options: IntentOptions = {},
    ): Intent<Key> {
      // Another guest on the same browser must not take up what this one began.
      const name = `intent:${deps.config().guestId ?? ''}:${operation}:${scope}`;
      const maxAgeMs = options.maxAgeMs ?? DEFAULT_MAX_AGE_MS;
      let current = load(name, maxAgeMs) ?? renew();
      save(name, current);

      const end = (finished: StoredIntent): void => {
        memory.delete(name);
        // Another tab may have begun anew meanwhile; only our own entry is removed.
        if (load(name, maxAgeMs)?.key === finished.key) storage.remove(name);
        if (current === finished) current = renew();
      };

      return {
        get key() {
          return current.key;
        },
        get pending() {
          return current.request as CallOptions<Key> | null;
        },
        async send(...args) {
          const { signal, ...request } = (args[0] ?? {}) as CallOptions<Key>;
          const before = current;
          const sent = before.request ? before : { ...before, request };
          current = sent;
          save(name, sent);
          try {
            const answer = await deps.call(operation, {
              ...sent.request,
              signal,
              idempotencyKey: sent.key,
            });
            end(sent);
            return answer as RestAnswer<Key>;
          } catch (error) {
            // Nothing was sent: the next try may say something else.
            if (error instanceof LoginRequiredError && current === sent)
              save(name, (current = before));
            if (isDefinite(error)) end(sent);
            throw error;
          }
        },
        discard: () => end(current),
      };
    },
  };
}
