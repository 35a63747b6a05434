import { setsGuestInfo, type RouteName } from '@vx/routes';
import { createIncentives } from '@vx/rewards-core';
import { pageAtom } from '../app/page-store.ts';

/** The incentives of a page: one budget of attention, so there is one of them. */
export const incentivesAtom = pageAtom((services) => {
  const { rest, socket, clock, logger, cookies, storage, consent } = services;
  return createIncentives({
    calls: rest,
    events: socket,
    clock,
    logger,
    cookies,
    storage,
    setsGuestInfo: (routeName) =>
      setsGuestInfo({
        routeName: routeName as RouteName,
        loggedIn: services.guest.getSnapshot().guest.loggedIn,
      }),
    mayCount: () => consent.getSnapshot().allows('analytics'),
    // One layer at a time: whoever reads a dialog is not interrupted by another.
    isBusy: () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null,
  });
});
