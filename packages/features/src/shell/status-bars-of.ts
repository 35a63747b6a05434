import { createStatusBars, type StatusBars } from '@vx/session-core';
import type { Services } from '../app/services.ts';

/** The field of the form that closes a bar: the place of its type in `statusBarTypes`. */
export const BAR_FIELD = 'bar';

const byPage = new WeakMap<Services, StatusBars>();

/** The status bars that the guest of a page has closed. */
export function statusBarsOf(services: Services): StatusBars {
  const known = byPage.get(services);
  if (known) return known;
  const { config, cookies, clock, socket, guest, logger } = services;
  const made = createStatusBars({
    initial: config.preferences.statusBars,
    cookies,
    clock,
    socket,
    isLoggedIn: () => guest.getSnapshot().guest.loggedIn,
  });
  // What they change for the bars is known to the server alone.
  const look = (): void => void guest.refresh().catch(() => logger.debug('status-bars.facts-lost'));
  socket.on('avsSet', look);
  socket.on('automaticRecharge', look);
  byPage.set(services, made);
  return made;
}
