import { problemOf } from '@vx/api-client';
import type { ErrorCode } from '@vx/contract/errors';
import type {
  StudioGuest,
  StudioLine,
  StudioPerformer,
  StudioRoom,
  StudioSocketContract,
} from '@vx/contract/studio';
import { createStore, type ReadableStore, type Scheduler } from '@vx/kernel';
import type { StudioCalls } from '../client/ports.ts';
import { isLoggedOut } from '../session/studio-session.ts';

/** How often the figures of a running chat are asked for: no event carries them. */
export const FIGURES_EVERY_MS = 5_000;

/** A chat that is over, as its performer reads it. */
export type EndedChat = StudioSocketContract['chatEnded']['payload'];

/** What the performer runs. */
export type RoomState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly code: ErrorCode }
  /** Nobody is here. `ended`: who left last, since this page was opened. */
  | { readonly kind: 'empty'; readonly ended: EndedChat | null }
  | {
      readonly kind: 'running';
      readonly guests: readonly StudioGuest[];
      /** Of all chats, oldest first. */
      readonly lines: readonly StudioLine[];
      readonly isEnding: boolean;
      /** Why it could not be ended. */
      readonly problem: ErrorCode | null;
    };

/**
 * Whether the performer is in a paid chat: the room knows at once who came and went, and until it has answered what
 * the server said of the performer holds.
 */
export const isBusy = (room: RoomState, performer: Pick<StudioPerformer, 'busy'>): boolean =>
  room.kind === 'running' || (room.kind !== 'empty' && performer.busy);

/** The room of the performer who is logged in, as a store. */
export interface Room extends ReadableStore<RoomState>, Disposable {
  /** Asks what runs. What is shown stays until the answer is there. */
  load(): Promise<void>;
  close(): void;
  /** Ends what runs, for all who take part. [RU-chatexit-host] */
  end(): Promise<void>;
  handleStarted(guest: StudioGuest): void;
  handleLine(line: StudioLine): void;
  handleEnded(ended: EndedChat): void;
}

export function createRoom(deps: {
  readonly calls: StudioCalls;
  readonly scheduler: Scheduler;
  readonly onLoggedOut: () => void;
  readonly onRefused: (error: unknown) => void;
}): Room {
  const { calls, scheduler } = deps;
  const store = createStore<RoomState>({ kind: 'loading' });
  let timer: Disposable | null = null;
  /** Who came and went: an answer that was asked for before may not know. */
  let changes = 0;
  let round = 0;

  const show = (state: RoomState): void => {
    store.set(state);
    timer?.[Symbol.dispose]();
    timer = state.kind === 'running' ? scheduler.after(FIGURES_EVERY_MS, () => void load()) : null;
  };

  const take = (room: StudioRoom | null): void => {
    const before = store.getSnapshot();
    if (room === null || room.guests.length === 0) {
      show({ kind: 'empty', ended: before.kind === 'empty' ? before.ended : null });
      return;
    }
    const { guests } = room;
    const known = before.kind === 'running' ? before.lines : [];
    show({
      kind: 'running',
      guests,
      lines: joinLines(
        room.lines,
        known.filter(({ chatId }) => guests.some((guest) => guest.chatId === chatId)),
      ),
      isEnding: before.kind === 'running' && before.isEnding,
      problem: before.kind === 'running' ? before.problem : null,
    });
  };

  const load = async (): Promise<void> => {
    const mine = (round += 1);
    const seen = changes;
    try {
      const room = await calls.call('GET /room', { fresh: true });
      if (mine !== round) return;
      if (seen === changes) take(room);
      else await load();
    } catch (error) {
      if (mine !== round) return;
      const { kind } = store.getSnapshot();
      if (isLoggedOut(error)) deps.onLoggedOut();
      else if (kind === 'running') show(store.getSnapshot());
      else if (kind !== 'empty') show({ kind: 'failed', code: problemOf(error).code });
    }
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    async load() {
      if (store.getSnapshot().kind === 'failed') show({ kind: 'loading' });
      await load();
    },
    close() {
      round += 1;
      show({ kind: 'loading' });
    },
    async end() {
      const before = store.getSnapshot();
      if (before.kind !== 'running' || before.isEnding) return;
      show({ ...before, isEnding: true, problem: null });
      try {
        await calls.call('POST /room/end', { repeat: true });
        await load();
      } catch (error) {
        store.update((now) =>
          now.kind === 'running'
            ? { ...now, isEnding: false, problem: problemOf(error).code }
            : now,
        );
        deps.onRefused(error);
      }
    },
    handleStarted(guest) {
      changes += 1;
      const before = store.getSnapshot();
      const running =
        before.kind === 'running'
          ? before
          : { kind: 'running' as const, guests: [], lines: [], isEnding: false, problem: null };
      const others = running.guests.filter(({ chatId }) => chatId !== guest.chatId);
      show({ ...running, guests: [...others, guest] });
    },
    handleLine(line) {
      store.update((now) =>
        now.kind === 'running' ? { ...now, lines: joinLines(now.lines, [line]) } : now,
      );
    },
    handleEnded(ended) {
      changes += 1;
      const before = store.getSnapshot();
      const guests =
        before.kind === 'running'
          ? before.guests.filter(({ chatId }) => chatId !== ended.chatId)
          : [];
      if (before.kind === 'running' && guests.length > 0)
        show({
          ...before,
          guests,
          lines: before.lines.filter(({ chatId }) => chatId !== ended.chatId),
        });
      else show({ kind: 'empty', ended });
    },
    [Symbol.dispose]() {
      round += 1;
      timer?.[Symbol.dispose]();
      store[Symbol.dispose]();
    },
  };
}

/** Each line once, in the order in which they were written. */
function joinLines(
  some: readonly StudioLine[],
  others: readonly StudioLine[],
): readonly StudioLine[] {
  const all = new Map([...some, ...others].map((line) => [line.lineId, line]));
  if (all.size === some.length) return some;
  return [...all.values()].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
