import { problemOf } from '@vx/api-client';
import type { ErrorCode } from '@vx/contract/errors';
import type { StudioPerformer, StudioPresence } from '@vx/contract/studio';
import { createStore, type ReadableStore } from '@vx/kernel';
import type { StudioCalls } from '../client/ports.ts';

/** Whether and as whom somebody is logged in. */
export type StudioSessionState =
  | { readonly kind: 'loading' }
  /** Who is logged in could not be asked. */
  | { readonly kind: 'failed'; readonly code: ErrorCode }
  | {
      readonly kind: 'loggedOut';
      /** `none`: nobody was logged in. `ended`: the session is over, and not by a log-out here. */
      readonly reason: 'none' | 'ended' | 'loggedOut';
      readonly isBusy: boolean;
      /** Why the last try to log in was refused. */
      readonly problem: ErrorCode | null;
    }
  | {
      readonly kind: 'loggedIn';
      readonly performer: StudioPerformer;
      /** What was chosen and is not confirmed yet; shown as if it were. */
      readonly requested: StudioPresence | null;
      /** Why the last choice was refused. */
      readonly problem: ErrorCode | null;
    };

/** The performer’s session as a store. */
export interface StudioSession extends ReadableStore<StudioSessionState>, Disposable {
  /** Asks who is logged in. */
  load(): Promise<void>;
  logIn(email: string, password: string): Promise<void>;
  /** Leaves the chair and ends the session. */
  logOut(): Promise<void>;
  /** Comes online or goes away; shown at once, taken back when it is refused. */
  setPresence(presence: StudioPresence): Promise<void>;
  /** What guests see has changed. */
  handlePerformer(performer: StudioPerformer): void;
  /** The session is over. */
  handleExpired(): void;
}

/** Refusals that say that nobody is logged in. */
const NOBODY: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'NEED_LOGIN',
  'SESSION_EXPIRED',
  'SESSION_REPLACED',
]);

/** Whether a refusal says that nobody is logged in (any more). */
export const isLoggedOut = (error: unknown): boolean => NOBODY.has(problemOf(error).code);

const loggedOut = (reason: 'none' | 'ended' | 'loggedOut'): StudioSessionState => ({
  kind: 'loggedOut',
  reason,
  isBusy: false,
  problem: null,
});

export function createStudioSession({ calls }: { readonly calls: StudioCalls }): StudioSession {
  const store = createStore<StudioSessionState>({ kind: 'loading' });
  const begin = (performer: StudioPerformer): void =>
    store.set({ kind: 'loggedIn', performer, requested: null, problem: null });
  const handleExpired = (): void => {
    if (store.getSnapshot().kind === 'loggedIn') store.set(loggedOut('ended'));
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    async load() {
      store.set({ kind: 'loading' });
      try {
        begin(await calls.call('GET /performer'));
      } catch (error) {
        store.set(
          isLoggedOut(error) ? loggedOut('none') : { kind: 'failed', code: problemOf(error).code },
        );
      }
    },
    async logIn(email, password) {
      store.set({ kind: 'loggedOut', reason: 'none', isBusy: true, problem: null });
      try {
        const { performer } = await calls.call('POST /login', { body: { email, password } });
        begin(performer);
      } catch (error) {
        const { code } = problemOf(error);
        store.set({ kind: 'loggedOut', reason: 'none', isBusy: false, problem: code });
      }
    },
    async logOut() {
      try {
        await calls.call('POST /logout');
      } catch (error) {
        // Whoever is not known any more is logged out already.
        if (!isLoggedOut(error)) {
          store.update((now) =>
            now.kind === 'loggedIn' ? { ...now, problem: problemOf(error).code } : now,
          );
          return;
        }
      }
      store.set(loggedOut('loggedOut'));
    },
    async setPresence(presence) {
      const before = store.getSnapshot();
      if (before.kind !== 'loggedIn') return;
      store.set({ ...before, requested: presence, problem: null });
      try {
        const performer = await calls.call('PUT /presence', { body: { presence }, repeat: true });
        store.update((now) =>
          now.kind === 'loggedIn'
            ? { ...now, performer, requested: now.requested === presence ? null : now.requested }
            : now,
        );
      } catch (error) {
        if (isLoggedOut(error)) {
          handleExpired();
          return;
        }
        store.update((now) =>
          now.kind === 'loggedIn' && now.requested === presence
            ? { ...now, requested: null, problem: problemOf(error).code }
            : now,
        );
      }
    },
    handlePerformer(performer) {
      store.update((now) => (now.kind === 'loggedIn' ? { ...now, performer } : now));
    },
    handleExpired,
    [Symbol.dispose]: () => store[Symbol.dispose](),
  };
}
