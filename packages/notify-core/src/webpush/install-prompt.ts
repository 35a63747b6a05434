import { installPromptDismiss } from '@vx/contract/constants';
import { type Clock, type KeyValueStorage, checkStoredExpiry, setStoredExpiry } from '@vx/kernel';

const DAY_SECONDS = 86_400;
/** Name of the cookie. [EN-cookies] */
export const INSTALL_COOKIE = 'vx_install_dismissed';

/** Whether the site may be offered as an app. */
export interface InstallPrompt {
  mayShow(): boolean;
  /** The guest does not want it now: it is not offered for 7 days. [RU-install-prompt-7-days] */
  dismiss(): void;
}

/** Whether the site may be offered as an app: not for a while after the guest did not want it. */
export function createInstallPrompt(deps: {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
}): InstallPrompt {
  return {
    mayShow: () => checkStoredExpiry(deps, INSTALL_COOKIE) !== 'running',
    dismiss: () => void setStoredExpiry(deps, INSTALL_COOKIE, installPromptDismiss * DAY_SECONDS),
  };
}
