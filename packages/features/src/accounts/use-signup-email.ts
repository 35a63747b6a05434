import { useAtomValue } from 'jotai/react';
import { useServices, useStore } from '../app/context.tsx';
import { useIsAlive } from '../app/use-is-alive.ts';
import { useSecondsLeft } from '../app/use-seconds-left.ts';
import { useTranslate } from '../texts/use-translate.ts';
import { toSignupEmail, type SignupEmailButton } from './presenters/signup-email.ts';
import { signupEmailAtom } from './signup-email-atom.ts';

export interface SignupEmailView extends SignupEmailButton {
  readonly press: () => void;
}

/** The button that sends the mail which confirms the guest's address once more. [SC-emailVerification] */
export function useSignupEmail(): SignupEmailView {
  const services = useServices();
  const isAlive = useIsAlive();
  const mail = useAtomValue(signupEmailAtom);
  const known = useStore(mail);
  const isOffline = useStore(services.socket.line) === 'offline';
  const email = useStore(services.guest).guest.email ?? '';
  // What was sent to an address that is no longer the guest's says nothing of this one.
  const state =
    known.name === 'idle' || known.email === email ? known : ({ name: 'idle' } as const);
  const nextAt = state.name === 'sent' ? state.nextAt : 0;
  const secondsLeft = useSecondsLeft((nextAt - services.clock.now()) / 1000, String(nextAt));
  return {
    ...toSignupEmail({ state, isAlive, isOffline, secondsLeft }, useTranslate()),
    press: () => mail.send(email),
  };
}
