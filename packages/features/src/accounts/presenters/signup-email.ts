import type { MessageId } from '@vx/i18n';
import type { SignupEmailSnapshot } from '@vx/session-core';
import type { Translate } from '../../texts/presenter-texts.ts';
import { clockTime } from '../../texts/time-texts.ts';

/** The button that sends the mail once more, without its press. */
export interface SignupEmailButton {
  /** What became of it; `null` while nothing was asked for. */
  readonly text: string | null;
  readonly label: string;
  readonly busy: boolean;
  /** The next one has to wait, or nobody listens yet. */
  readonly disabled: boolean;
  /** "Again in 0:42". */
  readonly countdown: string | undefined;
}

/** How the mail stands, and the page that shows it. */
export interface SignupEmailVisit {
  readonly state: SignupEmailSnapshot;
  readonly isAlive: boolean;
  readonly isOffline: boolean;
  /** Until the next one may be asked for. */
  readonly secondsLeft: number;
}

/** What the button says that confirms the guest's address once more. */
export function toSignupEmail(
  { state, isAlive, isOffline, secondsLeft }: SignupEmailVisit,
  t: Translate,
): SignupEmailButton {
  const text = textOf(state, isOffline);
  return {
    text: text && t(text),
    label: t('bars.mail.again'),
    busy: state.name === 'sending',
    disabled: !isAlive || state.name === 'sent',
    countdown:
      state.name === 'sent' && secondsLeft > 0
        ? t('bars.mail.wait', { time: clockTime(secondsLeft) })
        : undefined,
  };
}

const texts = {
  idle: null,
  sent: 'bars.mail.sent',
  failed: 'bars.mail.failed',
} as const satisfies Readonly<Record<string, MessageId | null>>;

function textOf(state: SignupEmailSnapshot, isOffline: boolean): MessageId | null {
  if (state.name !== 'sending') return texts[state.name];
  return state.isLate || isOffline ? 'bars.mail.offline' : null;
}
