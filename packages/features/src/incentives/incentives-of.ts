import { setsGuestInfo, type RouteName } from '@vx/routes';
import { createIncentives, type Incentives } from '@vx/rewards-core';
import type { Services } from '../app/services.ts';

const byPage = new WeakMap<Services, Incentives>();

/** The incentives of a page: one budget of attention, so there is one of them. */
export function incentivesOf(services: Services): Incentives {
  const known = byPage.get(services);
  if (known) return known;
  const { rest, socket, clock, logger, cookies, storage, consent } = services;
  const made = createIncentives({
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
  byPage.set(services, made);
  return made;
}
