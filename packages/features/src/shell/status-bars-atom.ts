import { createStatusBars } from '@vx/session-core';
import { pageAtom } from '../app/page-store.ts';

/** The status bars that the guest of a page has closed. */
export const statusBarsAtom = pageAtom(({ config, cookies, clock, socket, guest, logger }) => {
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
  return made;
});
