import type { SocketPort } from '@vx/contract/socket';
import {
  createScope,
  createStore,
  type Clock,
  type Random,
  type ReadableStore,
  type Scheduler,
} from '@vx/kernel';

/** The server sends one mail a minute and address, and says nothing about those it leaves out. */
export const SIGNUP_EMAIL_PAUSE_MS = 60_000;
/** An answer that takes longer is waited for, but no longer in silence. */
export const SIGNUP_EMAIL_PATIENCE_MS = 5_000;

/** What became of the wish to get the mail once more. */
export type SignupEmailSnapshot =
  | { readonly name: 'idle' }
  /** `isLate`: there was no answer so far; it goes out as soon as there is a line. */
  | { readonly name: 'sending'; readonly email: string; readonly isLate: boolean }
  /** `nextAt`: when the next one is possible, ms since the epoch. */
  | { readonly name: 'sent'; readonly email: string; readonly nextAt: number }
  | { readonly name: 'failed'; readonly email: string };

/** Sends the mail of a sign-up once more, as a store. */
export interface SignupEmail extends ReadableStore<SignupEmailSnapshot>, Disposable {
  /** Asks for the mail. While one is under way, or the minute after it, nothing happens. */
  send(email: string): void;
}

/** Sends the mail that confirms an address once more. [RU-profile-signup-email] [SO-sendSignupEmail] */
export function createSignupEmail(deps: {
  readonly socket: SocketPort;
  readonly random: Pick<Random, 'uuid'>;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
}): SignupEmail {
  const { socket, random, clock, scheduler } = deps;
  const scope = createScope();
  const store = scope.own(createStore<SignupEmailSnapshot>({ name: 'idle' }));
  /** The message that asks; answers for others are not ours. */
  let carrier: string | null = null;
  let timer: Disposable | null = null;
  const wait = (ms: number, then: () => void): void => {
    timer?.[Symbol.dispose]();
    timer = scheduler.after(ms, then);
  };
  scope.defer(() => timer?.[Symbol.dispose]());

  const answered = (clientId: string | null, accepted: boolean): void => {
    const now = store.getSnapshot();
    if (now.name !== 'sending' || clientId !== carrier) return;
    const { email } = now;
    timer?.[Symbol.dispose]();
    if (!accepted) return store.set({ name: 'failed', email });
    store.set({ name: 'sent', email, nextAt: clock.now() + SIGNUP_EMAIL_PAUSE_MS });
    wait(SIGNUP_EMAIL_PAUSE_MS, () => store.set({ name: 'idle' }));
  };
  scope.defer(socket.on('messageAccepted', ({ clientId }) => answered(clientId, true)));
  scope.defer(socket.on('messageRefused', ({ clientId }) => answered(clientId, false)));

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    send(email) {
      const now = store.getSnapshot();
      const isBusy = now.name === 'sending' || now.name === 'sent';
      if (isBusy && now.email === email) return;
      carrier = random.uuid();
      store.set({ name: 'sending', email, isLate: false });
      wait(SIGNUP_EMAIL_PATIENCE_MS, () => store.set({ name: 'sending', email, isLate: true }));
      socket.send('sendSignupEmail', { email }, { clientId: carrier });
    },
    [Symbol.dispose]: () => scope[Symbol.dispose](),
  };
}
