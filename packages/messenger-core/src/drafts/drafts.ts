import type { RestCalls } from '@vx/api-client';
import type { RestContract } from '@vx/contract/rest';
import type { SocketEvents } from '@vx/contract/socket';
import {
  createScope,
  createStore,
  type KeyValueStorage,
  type Logger,
  type ReadableStore,
  type Scheduler,
  type Store,
} from '@vx/kernel';
import { reportFailure } from '../messenger/report-failure.ts';
import { draftsKey } from './drafts-key.ts';

type ServerDraft = RestContract['POST /messenger/channel/{channelId}/draft']['response'];

/** How long nothing is typed before the server is told. */
const QUIET_MS = 1_000;

/** What is typed in one channel and not sent. */
export interface Draft extends ReadableStore<string> {
  set(text: string): void;
  /** Puts words behind those that are there. */
  append(text: string): void;
  /** Lays over it what the server has. What was typed here since is not lost. */
  settle(draft: ServerDraft): void;
}

/** What a guest has typed in channels and not sent: here at once, and with the server for the guest's other devices. */
export interface Drafts extends Disposable {
  of(channelId: string): Draft;
  /** Tells the server at once what it does not know. Resolves when it has answered. */
  flush(): Promise<void>;
  /** Takes from this browser what the server has. */
  forget(): void;
}

interface Kept {
  readonly text: string;
  /** What the server was last known to have, and its version. */
  readonly saved: string;
  readonly version: number;
}

interface One {
  kept: Kept;
  readonly store: Store<string>;
  timer: Disposable | null;
  /** On its way to the server, and how long. */
  underway: { readonly text: string; readonly done: Promise<void> } | null;
}

const NOTHING: Kept = { text: '', saved: '', version: 0 };

/** What both sides typed, where neither knew of the other. */
const joined = (theirs: string, ours: string): string =>
  [theirs, ours].filter((text) => text !== '').join('\n');

/** Keeps drafts in the browser, so that they survive a reload and a cut, and with the server once typing rests. */
export function createDrafts(deps: {
  readonly guestId: string | null;
  readonly calls: Pick<RestCalls, 'call'>;
  readonly socket: SocketEvents;
  readonly line: ReadableStore<'waiting' | 'online' | 'offline'>;
  readonly storage: KeyValueStorage;
  readonly scheduler: Scheduler;
  readonly logger: Logger;
}): Drafts {
  const { calls, socket, line, storage, scheduler } = deps;
  const scope = createScope();
  const key = draftsKey(deps.guestId);
  const known = new Map<string, One>();
  const isUnsaved = ({ kept }: One): boolean => kept.text !== kept.saved;

  /** Other tabs keep theirs in the same place: only what changed here is changed there. */
  const store = (channelId: string, kept: Kept | null): void => {
    const all = new Map(Object.entries(readKept(storage.get(key))));
    if (kept === null || (kept.text === '' && kept.saved === '')) all.delete(channelId);
    else all.set(channelId, kept);
    if (all.size === 0) storage.remove(key);
    else storage.set(key, JSON.stringify(Object.fromEntries(all)));
  };
  const put = (channelId: string, one: One, kept: Kept): void => {
    one.kept = kept;
    store(channelId, kept);
    one.store.set(kept.text);
  };
  const rest = (one: One): void => {
    one.timer?.[Symbol.dispose]();
    one.timer = null;
  };

  const save = async (channelId: string, one: One): Promise<void> => {
    rest(one);
    // Whoever waited with others finds that one of them has sent it.
    while (one.underway) await one.underway.done;
    if (!isUnsaved(one) || line.getSnapshot() === 'offline') return;
    const { text } = one.kept;
    const done = calls
      .call('POST /messenger/channel/{channelId}/draft', {
        params: { channelId },
        body: { text },
        repeat: true,
      })
      .then(
        ({ version }) => put(channelId, one, { ...one.kept, saved: text, version }),
        // It stays here, and goes with the next change, page or connection.
        (error: unknown) => reportFailure(deps, 'messenger.draft-not-kept', error),
      )
      .finally(() => {
        one.underway = null;
      });
    one.underway = { text, done };
    await done;
  };
  const openOne = (channelId: string): One => {
    const before = known.get(channelId);
    if (before) return before;
    const kept = readKept(storage.get(key))[channelId] ?? NOTHING;
    const one: One = {
      kept,
      store: scope.own(createStore(kept.text)),
      timer: null,
      underway: null,
    };
    scope.defer(() => rest(one));
    known.set(channelId, one);
    return one;
  };
  const change = (channelId: string, one: One, kept: Kept): void => {
    put(channelId, one, kept);
    rest(one);
    if (isUnsaved(one)) one.timer = scheduler.after(QUIET_MS, () => void save(channelId, one));
  };
  const flush = async (): Promise<void> => {
    for (const channelId of Object.keys(readKept(storage.get(key)))) openOne(channelId);
    await Promise.all(Array.from(known, ([channelId, one]) => save(channelId, one)));
  };
  const flushOnline = (): void => {
    if (line.getSnapshot() === 'online') void flush();
  };
  scope.defer(line.subscribe(flushOnline));
  flushOnline();
  const settle = (channelId: string, { text: theirs, version }: ServerDraft): void => {
    const one = openOne(channelId);
    const { text, saved } = one.kept;
    // Asked for before it knew what was saved from here.
    if (version <= one.kept.version) return;
    // What is on its way from here is nobody else's.
    const isOurs = theirs === text || theirs === saved || theirs === one.underway?.text;
    const ours = isOurs ? text : joined(theirs, text);
    change(channelId, one, { text: text === saved ? theirs : ours, saved: theirs, version });
  };
  scope.defer(
    socket.on('channelDraft', ({ channelId, draft }) => {
      if (known.has(channelId)) settle(channelId, draft);
    }),
  );

  return {
    of(channelId) {
      const one = openOne(channelId);
      return {
        getSnapshot: one.store.getSnapshot,
        subscribe: one.store.subscribe,
        set: (text) => change(channelId, one, { ...one.kept, text }),
        append: (text) =>
          change(channelId, one, { ...one.kept, text: joined(one.kept.text, text) }),
        settle: (draft) => settle(channelId, draft),
      };
    },
    flush,
    forget() {
      for (const [channelId, one] of known) if (!isUnsaved(one)) store(channelId, null);
    },
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}

function readKept(text: string | null): Readonly<Record<string, Kept>> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return kept !== null && typeof kept === 'object'
      ? (kept as Readonly<Record<string, Kept>>)
      : {};
  } catch {
    // Somebody else wrote there: nothing of ours is lost.
    return {};
  }
}
