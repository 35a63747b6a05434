import { errorText } from '@vx/i18n';
import type { PasskeyLoginState } from '@vx/session-core';
import type { Translate } from '../../texts/presenter-texts.ts';

/** What stands beside a log-in by passkey. */
export interface PasskeyLogin {
  readonly busy: boolean;
  /** Why the last one was not taken. */
  readonly problem: string | undefined;
}

/** How a log-in with a passkey stands. */
export const toPasskeyLogin = (state: PasskeyLoginState, t: Translate): PasskeyLogin => ({
  busy: state.kind === 'asking' || state.kind === 'checking' || state.kind === 'loggedIn',
  problem:
    state.kind === 'refused'
      ? t(state.code === 'DEVICE_FAILED' ? 'auth.passkey.failed' : errorText(state.code))
      : undefined,
});
