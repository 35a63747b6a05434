import type { RestKey } from '@vx/contract/rest';
import {
  DAY_MS,
  isVxError,
  type Clock,
  type KeyValueStorage,
  type Random,
  type Scheduler,
} from '@vx/kernel';
import { isHttpError } from './errors.ts';
import { isDefinite } from './intent.ts';
import type { RestClient } from './rest-client.ts';
import type { CallArguments, RestAnswer } from './types.ts';

/**
 * Sends what must come about without another press, such as the end of something that is billed,
 * until it is answered. The operation has to be one that the server may be asked twice.
 */
export interface Repeater {
  /**
   * Sends it under one key, however long that takes, with pauses of up to five seconds. After a day,
   * or with the end of the client, it is given up.
   * @throws what the server refuses it with; AbortedError, LoginRequiredError
   */
  send<Key extends RestKey>(
    operation: Key,
    scope: string,
    ...args: CallArguments<Key>
  ): Promise<RestAnswer<Key>>;
  /** Whether it was sent and is not answered, perhaps from before a reload. */
  isPending(operation: RestKey, scope: string): boolean;
  /** Goes on with everything that is pending, saying again what was said first. For the start of a page. */
  resume(): Promise<void>;
}

/** What `createRepeater` runs on. `guestId` separates what guests of one browser have left. */
export interface RepeaterDeps {
  readonly rest: Pick<RestClient, 'createIntent'>;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly guestId: string | null;
}

type Entry = readonly [operation: string, scope: string, at: number];

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 5_000;

/**
 * Where a guest's unanswered calls are kept, among the intents: a page that finds nothing there need
 * not load this code.
 */
const keyOf = (guestId: string | null): string => `intent:repeated:${guestId ?? ''}`;

/** Nothing that another try could change. */
const isFinal = (error: unknown): boolean =>
  isDefinite(error) ||
  (isHttpError(error)
    ? [401, 412, 501].includes(error.status)
    : isVxError(error) && ['ABORTED', 'NEED_LOGIN'].includes(error.code));

/**
 * Makes calls that have to arrive: kept over a reload with their idempotency keys, repeated until the server has
 * answered, for a day.
 */
export function createRepeater(deps: RepeaterDeps): Repeater {
  const { rest, storage, clock } = deps;
  const name = keyOf(deps.guestId);

  const all = (): readonly Entry[] => {
    try {
      const entries = JSON.parse(storage.get(name) ?? '[]') as Entry[];
      return entries.filter(([, , at]) => clock.now() < at + DAY_MS);
    } catch {
      return [];
    }
  };
  const find = (operation: string, scope: string): Entry | undefined =>
    all().find((entry) => entry[0] === operation && entry[1] === scope);
  const keep = (entries: readonly Entry[]): void => {
    if (entries.length === 0) storage.remove(name);
    else storage.set(name, JSON.stringify(entries));
  };
  const remove = (operation: string, scope: string): void =>
    keep(all().filter((entry) => entry[0] !== operation || entry[1] !== scope));

  const pause = (attempt: number): Promise<void> => {
    const ceiling = Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);
    const delay = (ceiling * (1 + deps.random.next())) / 2;
    return new Promise((resolve) => void deps.scheduler.after(delay, resolve));
  };

  async function send<Key extends RestKey>(
    operation: Key,
    scope: string,
    ...args: CallArguments<Key>
  ): Promise<RestAnswer<Key>> {
    const began = find(operation, scope)?.[2] ?? clock.now();
    remove(operation, scope);
    keep([...all(), [operation, scope, began]]);
    for (let attempt = 1; ; attempt += 1) {
      try {
        // A new one each time: it takes up what the last one could not finish, with its key.
        const answer = await rest.createIntent(operation, scope).send(...args);
        remove(operation, scope);
        return answer;
      } catch (error) {
        if (isDefinite(error)) remove(operation, scope);
        if (isFinal(error) || clock.now() >= began + DAY_MS) throw error;
        await pause(attempt);
      }
    }
  }

  return {
    send,
    isPending: (operation, scope) => find(operation, scope) !== undefined,
    async resume() {
      const sent = all().map(async ([operation, scope]) => {
        const pending = rest.createIntent(operation as RestKey, scope).pending;
        // Without what was said first nothing can be said again.
        if (!pending) remove(operation, scope);
        else await send(operation as RestKey, scope, pending as never);
      });
      await Promise.allSettled(sent);
    },
  };
}
