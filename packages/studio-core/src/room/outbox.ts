import { isHttpError, problemOf } from '@vx/api-client';
import type { ErrorCode } from '@vx/contract/errors';
import type { StudioLine } from '@vx/contract/studio';
import {
  createStore,
  isVxError,
  type Clock,
  type KeyValueStorage,
  type Random,
  type ReadableStore,
} from '@vx/kernel';
import type { StudioCalls } from '../client/ports.ts';

/** A line that the performer wrote and the server has not confirmed. */
export interface OutboxLine {
  /** Sent as `Idempotency-Key`: however often it is sent, it is one line. */
  readonly clientId: string;
  readonly chatId: string;
  readonly text: string;
  /** ISO 8601 */
  readonly at: string;
  /** `waiting`: there is no connection; it goes by itself when there is. `failed`: refused, or given up. */
  readonly state: 'sending' | 'waiting' | 'failed';
  readonly problem: ErrorCode | null;
}

/** Lines on their way, oldest first. They are kept over a cut and a reload. */
export interface Outbox extends ReadableStore<readonly OutboxLine[]>, Disposable {
  /** Takes up what this performer left unsent. */
  open(performerId: string): void;
  close(): void;
  add(chatId: string, text: string): void;
  /** Sends a failed line again, as the same line. */
  retry(clientId: string): void;
  /** Sends what waits: the connection is back. */
  flush(): void;
  /** The server has shown a line. */
  handleLine(line: StudioLine): void;
  /** A chat is over: what was not sent in it never will be. */
  handleEnded(chatId: string): void;
}

export function createOutbox(deps: {
  readonly calls: StudioCalls;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: Pick<Random, 'uuid'>;
  /** A line was written, or refused for this reason. */
  readonly onSent: (line: StudioLine) => void;
  readonly onRefused: (error: unknown) => void;
}): Outbox {
  const { calls, storage, clock, random } = deps;
  const store = createStore<readonly OutboxLine[]>([]);
  let name: string | null = null;
  let isSending = false;

  const set = (lines: readonly OutboxLine[]): void => {
    if (name !== null) {
      if (lines.length === 0) storage.remove(name);
      else storage.set(name, JSON.stringify(lines));
    }
    store.set(lines);
  };
  const change = (clientId: string, part: Partial<OutboxLine>): void =>
    set(
      store.getSnapshot().map((line) => (line.clientId === clientId ? { ...line, ...part } : line)),
    );
  const drop = (isGone: (line: OutboxLine) => boolean): void => {
    const lines = store.getSnapshot();
    if (lines.some(isGone)) set(lines.filter((line) => !isGone(line)));
  };

  /** One after the other, so that they arrive in the order in which they were written. */
  const run = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    try {
      for (;;) {
        const line = store.getSnapshot().find(({ state }) => state === 'sending');
        if (!line) return;
        if (!(await deliver(line))) return;
      }
    } finally {
      isSending = false;
    }
  };

  /** @returns whether the next one may go */
  const deliver = async ({ clientId, chatId, text }: OutboxLine): Promise<boolean> => {
    try {
      const sent = await calls.call('POST /chats/{chatId}/lines', {
        params: { chatId },
        body: { text },
        idempotencyKey: clientId,
      });
      drop((line) => line.clientId === clientId);
      deps.onSent(sent);
      return true;
    } catch (error) {
      // An answer that never came decides nothing: the line waits, and those after it.
      const isUndecided = isVxError(error) && error.shouldRetry();
      if (isUndecided && !isHttpError(error)) {
        set(
          store
            .getSnapshot()
            .map((line) => (line.state === 'sending' ? { ...line, state: 'waiting' } : line)),
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
      store.set(readLines(storage.get(name)));
    },
    close() {
      name = null;
      store.set([]);
    },
    add(chatId, text) {
      const at = new Date(clock.now()).toISOString();
      const clientId = random.uuid();
      set([
        ...store.getSnapshot(),
        { clientId, chatId, text, at, state: 'sending', problem: null },
      ]);
      void run();
    },
    retry(clientId) {
      change(clientId, { state: 'sending', problem: null });
      void run();
    },
    flush() {
      const lines = store.getSnapshot();
      if (!lines.some(({ state }) => state === 'waiting')) return;
      set(lines.map((line) => (line.state === 'waiting' ? { ...line, state: 'sending' } : line)));
      void run();
    },
    handleLine: ({ clientId }) => drop((line) => line.clientId === clientId),
    handleEnded: (chatId) => drop((line) => line.chatId === chatId),
    [Symbol.dispose]: () => store[Symbol.dispose](),
  };
}

/** What a page left: none of it is on its way any more, so all of it waits. */
function readLines(text: string | null): readonly OutboxLine[] {
  if (text === null) return [];
  try {
    const lines = JSON.parse(text) as readonly OutboxLine[];
    return lines.map((line) => (line.state === 'failed' ? line : { ...line, state: 'waiting' }));
  } catch {
    // Somebody else wrote there: nothing of ours is lost.
    return [];
  }
}
