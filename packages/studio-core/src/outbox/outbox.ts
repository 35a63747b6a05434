import { isHttpError, problemOf } from '@vx/api-client';
import type { ErrorCode } from '@vx/contract/errors';
import type { StudioLine, StudioMessage } from '@vx/contract/studio';
import {
  createStore,
  isVxError,
  type Clock,
  type KeyValueStorage,
  type Random,
  type ReadableStore,
} from '@vx/kernel';
import type { StudioCalls } from '../client/ports.ts';

/** Where something is written: a chat ends, a channel does not. */
export type OutboxTarget =
  | { readonly kind: 'chat'; readonly chatId: string }
  | { readonly kind: 'channel'; readonly channelId: string };

/** What the performer wrote and the server has not confirmed. */
export interface OutboxEntry {
  /** Sent as `Idempotency-Key`: however often it is sent, it is written once. */
  readonly clientId: string;
  readonly target: OutboxTarget;
  readonly text: string;
  /** ISO 8601 */
  readonly at: string;
  /** `waiting`: there is no connection; it goes by itself when there is. `failed`: refused, or given up. */
  readonly state: 'sending' | 'waiting' | 'failed';
  readonly problem: ErrorCode | null;
}

/** Lines of chats and messages of channels on their way, oldest first. They are kept over a cut and a reload. */
export interface Outbox extends ReadableStore<readonly OutboxEntry[]>, Disposable {
  /** Takes up what this performer left unsent. */
  open(performerId: string): void;
  close(): void;
  add(target: OutboxTarget, text: string): void;
  /** Sends a failed entry again, under the same key. */
  retry(clientId: string): void;
  /** Gives up what waits or failed. */
  cancel(clientId: string): void;
  /** Sends what waits: the connection is back. */
  flush(): void;
  /** The server has shown what was sent with a key; `null` for what somebody else wrote. */
  handleWritten(clientId: string | null): void;
  /** A chat is over: what was not sent in it never will be. */
  handleEnded(chatId: string): void;
}

export function createOutbox(deps: {
  readonly calls: StudioCalls;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: Pick<Random, 'uuid'>;
  readonly onLine: (line: StudioLine) => void;
  readonly onMessage: (message: StudioMessage) => void;
  readonly onRefused: (error: unknown) => void;
}): Outbox {
  const { calls, storage, clock, random } = deps;
  const store = createStore<readonly OutboxEntry[]>([]);
  let name: string | null = null;
  let isSending = false;

  const set = (entries: readonly OutboxEntry[]): void => {
    if (name !== null) {
      if (entries.length === 0) storage.remove(name);
      else storage.set(name, JSON.stringify(entries));
    }
    store.set(entries);
  };
  const change = (clientId: string, part: Partial<OutboxEntry>): void =>
    set(
      store
        .getSnapshot()
        .map((entry) => (entry.clientId === clientId ? { ...entry, ...part } : entry)),
    );
  const drop = (isGone: (entry: OutboxEntry) => boolean): void => {
    const entries = store.getSnapshot();
    if (entries.some(isGone)) set(entries.filter((entry) => !isGone(entry)));
  };

  /** One after the other, so that they arrive in the order in which they were written. */
  const run = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    try {
      for (;;) {
        const entry = store.getSnapshot().find(({ state }) => state === 'sending');
        if (!entry) return;
        if (!(await deliver(entry))) return;
      }
    } finally {
      isSending = false;
    }
  };

  /** @returns shows what the server made of it, once it is out of the outbox */
  const send = async ({ clientId, target, text }: OutboxEntry): Promise<() => void> => {
    const written = { body: { text }, idempotencyKey: clientId };
    if (target.kind === 'chat') {
      const params = { chatId: target.chatId };
      const line = await calls.call('POST /chats/{chatId}/lines', { params, ...written });
      return () => deps.onLine(line);
    }
    const params = { channelId: target.channelId };
    const message = await calls.call('POST /channels/{channelId}/messages', { params, ...written });
    return () => deps.onMessage(message);
  };

  /** @returns whether the next one may go */
  const deliver = async (entry: OutboxEntry): Promise<boolean> => {
    const { clientId } = entry;
    try {
      const show = await send(entry);
      drop((one) => one.clientId === clientId);
      show();
      return true;
    } catch (error) {
      // An answer that never came decides nothing: the entry waits, and those after it.
      const isUndecided = isVxError(error) && error.shouldRetry();
      if (isUndecided && !isHttpError(error)) {
        set(
          store
            .getSnapshot()
            .map((one) => (one.state === 'sending' ? { ...one, state: 'waiting' } : one)),
        );
        return false;
      }
      change(clientId, { state: 'failed', problem: problemOf(error).code });
      deps.onRefused(error);
      return true;
    }
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    open(performerId) {
      name = `outbox:${performerId}`;
      store.set(readEntries(storage.get(name)));
    },
    close() {
      name = null;
      store.set([]);
    },
    add(target, text) {
      const at = new Date(clock.now()).toISOString();
      const clientId = random.uuid();
      set([
        ...store.getSnapshot(),
        { clientId, target, text, at, state: 'sending', problem: null },
      ]);
      void run();
    },
    retry(clientId) {
      change(clientId, { state: 'sending', problem: null });
      void run();
    },
    cancel: (clientId) => drop((entry) => entry.clientId === clientId && entry.state !== 'sending'),
    flush() {
      const entries = store.getSnapshot();
      if (!entries.some(({ state }) => state === 'waiting')) return;
      set(
        entries.map((entry) =>
          entry.state === 'waiting' ? { ...entry, state: 'sending' } : entry,
        ),
      );
      void run();
    },
    handleWritten(clientId) {
      if (clientId !== null) drop((entry) => entry.clientId === clientId);
    },
    handleEnded: (chatId) =>
      drop(({ target }) => target.kind === 'chat' && target.chatId === chatId),
    [Symbol.dispose]: () => store[Symbol.dispose](),
  };
}

/** As it is stored; what was stored before there were channels has a `chatId` in place of the target. */
type StoredEntry = Omit<OutboxEntry, 'target'> &
  (Pick<OutboxEntry, 'target'> | { readonly chatId: string; readonly target?: undefined });

/** What a page left: nothing of it is on its way any more, so all of it waits. */
function readEntries(text: string | null): readonly OutboxEntry[] {
  if (text === null) return [];
  try {
    const entries = JSON.parse(text) as readonly StoredEntry[];
    return entries.map(({ clientId, text: written, at, state, problem, ...stored }) => ({
      clientId,
      target: stored.target ?? { kind: 'chat', chatId: stored.chatId },
      text: written,
      at,
      state: state === 'failed' ? state : 'waiting',
      problem,
    }));
  } catch {
    // Somebody else wrote there: nothing of ours is lost.
    return [];
  }
}
