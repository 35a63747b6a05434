import { draftsKey, LAST_SELECTED_KEY, outboxKey } from '@vx/messenger-core';
import { DRAFTS_KEY } from '../app/drafts-key.ts';
import type { Services } from '../app/services.ts';

/**
 * Takes from this browser what ends with the log-out, whichever form of the page logs out. What was typed or could not
 * be sent goes to the server first. [RU-messenger-last-selected-stored]
 */
export function forgetOnLogOut(services: Services): void {
  const { storage, scope, isServer, config } = services;
  if (isServer) return;
  const written = [outboxKey(config.guest.id), draftsKey(config.guest.id)];
  const handleSubmit = (event: SubmitEvent): void => {
    const { target: form } = event;
    if (!(form instanceof HTMLFormElement) || new URL(form.action).pathname !== '/logout') return;
    storage.remove(LAST_SELECTED_KEY);
    storage.remove(DRAFTS_KEY);
    if (written.every((key) => storage.get(key) === null)) return;
    event.preventDefault();
    const leave = (): void => form.submit();
    // Whoever wants to go goes, also where the code could not be loaded.
    void import('./leave-messages.ts')
      .then(({ leaveMessages }) => leaveMessages(services))
      .then(leave, leave);
  };
  document.addEventListener('submit', handleSubmit);
  scope.defer(() => document.removeEventListener('submit', handleSubmit));
}
