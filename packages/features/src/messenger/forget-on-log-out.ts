import { LAST_SELECTED_KEY } from '@vx/messenger-core';
import type { Services } from '../app/services.ts';

/** Takes from this browser what ends with the log-out, whichever form of the page logs out. [RU-messenger-last-selected-stored] */
export function forgetOnLogOut({
  storage,
  scope,
  isServer,
}: Pick<Services, 'storage' | 'scope' | 'isServer'>): void {
  if (isServer) return;
  const handleSubmit = ({ target }: Event): void => {
    if (!(target instanceof HTMLFormElement)) return;
    if (new URL(target.action).pathname === '/logout') storage.remove(LAST_SELECTED_KEY);
  };
  document.addEventListener('submit', handleSubmit);
  scope.defer(() => document.removeEventListener('submit', handleSubmit));
}
