import { createPasskeyLogin, type PasskeyLoginState } from '@vx/session-core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../app/context.tsx';
import { useTranslate } from '../texts/use-translate.ts';
import { afterLogIn } from './after-log-in.ts';
import { toPasskeyLogin, type PasskeyLogin } from './presenters/passkey-login.ts';
import { createPasskeyDevice, knowsPasskeys } from '../app/passkey-device.ts';

export interface PasskeyLoginView extends PasskeyLogin {
  readonly press: () => void;
}

const nothing = (): (() => void) => () => undefined;
const IDLE: PasskeyLoginState = { kind: 'idle' };

/**
 * Logging in with a passkey; `null` where the browser knows none. The server takes it for one that does.
 * @param staysLoggedIn whether the box to stay logged in is ticked now; the one of the first render is asked
 */
export function usePasskeyLogin(
  returnPath: string,
  staysLoggedIn: () => boolean,
): PasskeyLoginView | null {
  const services = useServices();
  const t = useTranslate();
  const isKnown = useSyncExternalStore(nothing, knowsPasskeys, () => true);
  const [login] = useState(() =>
    services.isServer
      ? null
      : createPasskeyLogin({
          calls: services.rest,
          device: createPasskeyDevice(),
          scheduler: services.scheduler,
          staysLoggedIn,
        }),
  );
  useEffect(() => {
    if (knowsPasskeys()) login?.offer();
    return () => login?.[Symbol.dispose]();
  }, [login]);
  const snapshot = useSyncExternalStore(
    login?.subscribe ?? nothing,
    () => login?.getSnapshot() ?? null,
    () => null,
  );
  const state = snapshot?.state ?? IDLE;
  useEffect(() => {
    // The next page is loaded anew, because guest, bearer and everything shown have changed.
    if (state.kind === 'loggedIn')
      window.location.assign(afterLogIn(services, state.session, returnPath));
  }, [state, services, returnPath]);
  if (!isKnown) return null;
  return { ...toPasskeyLogin(state, t), press: () => snapshot?.press?.() };
}
