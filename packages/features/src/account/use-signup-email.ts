import type { MessageId } from '@vx/i18n';
import { useAtomValue } from 'jotai/react';
import { useServices, useStore } from '../app/context.tsx';
import { clockText, useSecondsLeft } from '../app/use-seconds-left.ts';
import { useIsAlive } from '../app/use-is-alive.ts';
import { useTranslate } from '../texts/use-translate.ts';
import { signupEmailAtom } from './signup-email-atom.ts';

export interface SignupEmailView {
  /** What became of it; `null` while nothing was asked for. */
  readonly text: string | null;
  readonly label: string;
  readonly press: () => void;
  readonly busy: boolean;
  /** The next one has to wait, or nobody listens yet. */
  readonly disabled: boolean;
  /** "Again in 0:42". */
  readonly countdown: string | undefined;
}

/** The button that sends the mail which confirms the guest's address once more. [SC-emailVerification] */
export function useSignupEmail(): SignupEmailView {
  const services = useServices();
  const t = useTranslate();
  const isAlive = useIsAlive();
  const mail = useAtomValue(signupEmailAtom);
  const known = useStore(mail);
  const line = useStore(services.socket.line);
  const email = useStore(services.guest).guest.email ?? '';
  // What was sent to an address that is no longer the guest's says nothing of this one.
  const state =
    known.name === 'idle' || known.email === email ? known : ({ name: 'idle' } as const);
  const nextAt = state.name === 'sent' ? state.nextAt : 0;
  const seconds = useSecondsLeft((nextAt - services.clock.now()) / 1000, String(nextAt));
  const words = ((): MessageId | null => {
    switch (state.name) {
      case 'idle':
        return null;
      case 'sending':
        return state.isLate || line === 'offline' ? 'bars.mail.offline' : null;
      case 'sent':
        return 'bars.mail.sent';
      case 'failed':
        return 'bars.mail.failed';
    }
  })();
  return {
    text: words && t(words, { email }),
    label: t('bars.mail.again'),
    press: () => mail.send(email),
    busy: state.name === 'sending',
    disabled: !isAlive || state.name === 'sent',
    countdown:
      state.name === 'sent' && seconds > 0
        ? t('bars.mail.wait', { time: clockText(seconds) })
        : undefined,
  };
}
