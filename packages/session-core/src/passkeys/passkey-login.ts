import { problemOf, type RestCalls } from '@vx/api-client';
import type { ErrorCode } from '@vx/contract/errors';
import type { RestContract } from '@vx/contract/rest';
import { createStore, type ReadableStore, type Scheduler } from '@vx/kernel';
import { isPasskeyDeviceError, type PasskeyDevice, type PasskeyProof } from './ports.ts';

/** The answer to a log-in by passkey. */
export type PasskeySession = RestContract['POST /auth/passkeyLogin']['response'];

/** Where a log-in by passkey stands. `refused` says whose no it was: the server's code, or the device's. */
export type PasskeyLoginState =
  | { readonly kind: 'idle' }
  /** The browser asks the guest. */
  | { readonly kind: 'asking' }
  /** The server looks at the answer. */
  | { readonly kind: 'checking' }
  | { readonly kind: 'refused'; readonly code: ErrorCode | 'DEVICE_FAILED' }
  | { readonly kind: 'loggedIn'; readonly session: PasskeySession };

/** Where a log-in by passkey stands. */
export interface PasskeyLoginSnapshot {
  readonly state: PasskeyLoginState;
  /** Has the browser ask for a passkey; `null` while it does, and afterwards. */
  readonly press: (() => void) | null;
}

/** Disposing ends what is open; a page that is shown again may offer again. */
export interface PasskeyLogin extends ReadableStore<PasskeyLoginSnapshot>, Disposable {
  /** Lets the browser offer passkeys in the field of the address, where it can. Asks nothing. */
  offer(): void;
}

/** A challenge is replaced so long before it is void: what is picked at the last moment still counts. */
const MARGIN_MS = 30_000;

/**
 * Logging in with a passkey: pressed, or picked among what the browser would fill in. There is one
 * question at a time; pressing ends the offer, and what comes of an ended one counts no more.
 */
export function createPasskeyLogin(deps: {
  readonly calls: Pick<RestCalls, 'call'>;
  readonly device: PasskeyDevice;
  readonly scheduler: Scheduler;
  /** Whether the session is to outlive the browser, as the guest says when it logs in. Without it, it does. */
  readonly staysLoggedIn?: () => boolean;
}): PasskeyLogin {
  const { calls, device, scheduler, staysLoggedIn } = deps;
  let round = 0;
  let renewal: Disposable | null = null;

  /** Ends what is open. Answers whether the round that begins now is still the one that counts. */
  const begin = (): (() => boolean) => {
    renewal?.[Symbol.dispose]();
    renewal = null;
    device.cancel();
    round += 1;
    const own = round;
    return () => own === round;
  };
  const ask = () => calls.call('POST /auth/passkeyLoginOptions');

  const check = async (credential: PasskeyProof, counts: () => boolean): Promise<void> => {
    show({ kind: 'checking' });
    try {
      const session = await calls.call('POST /auth/passkeyLogin', {
        body: { credential, ...(staysLoggedIn && { stayLoggedIn: staysLoggedIn() }) },
      });
      if (counts()) show({ kind: 'loggedIn', session });
    } catch (error) {
      if (counts()) refuse(problemOf(error).code);
    }
  };

  const refuse = (code: ErrorCode | 'DEVICE_FAILED'): void => {
    show({ kind: 'refused', code });
    void offer();
  };

  const press = async (): Promise<void> => {
    const counts = begin();
    show({ kind: 'asking' });
    try {
      const { options } = await ask();
      if (!counts()) return;
      const credential = await device.get(options, 'pressed');
      if (counts()) await check(credential, counts);
    } catch (error) {
      if (!counts()) return;
      if (!isPasskeyDeviceError(error)) return refuse(problemOf(error).code);
      if (error.code !== 'CANCELLED') return refuse('DEVICE_FAILED');
      // Who closes the question has decided; there is nothing to tell.
      show({ kind: 'idle' });
      void offer();
    }
  };

  const offer = async (): Promise<void> => {
    const counts = begin();
    try {
      if (!(await device.canFill()) || !counts()) return;
      const { options, expiresIn } = await ask();
      if (!counts()) return;
      renewal = scheduler.after(
        Math.max(expiresIn * 1000 - MARGIN_MS, MARGIN_MS),
        () => void offer(),
      );
      const credential = await device.get(options, 'filled');
      if (counts()) await check(credential, counts);
    } catch {
      // The guest has asked for nothing: without an offer the button and the password are still there.
      if (counts()) begin();
    }
  };

  const snapshotOf = (state: PasskeyLoginState): PasskeyLoginSnapshot => ({
    state,
    press: state.kind === 'idle' || state.kind === 'refused' ? () => void press() : null,
  });
  const show = (state: PasskeyLoginState): void => store.set(snapshotOf(state));
  const store = createStore(snapshotOf({ kind: 'idle' }));
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    offer: () => void offer(),
    [Symbol.dispose]: () => void begin(),
  };
}
