import type { PageLoad } from '../app/page-load.ts';
import { requireLogin } from '../app/require-login.ts';
import {
  runningRecharge,
  type AutoRecharge,
  type RunningRecharge,
} from './presenters/recharge-choice.ts';

/** Part of the page that sets it: the automatic recharge of the guest. */
export const loadRecharge: PageLoad<AutoRecharge> = async ({ services, url }) => {
  requireLogin(services, url);
  return await services.rest.call('GET /guest/autoRecharge', { fresh: true });
};

/** Part of a page that spends coins: what is bought by itself meanwhile; `null`: nothing, and for visitors. */
export const loadRunningRecharge: PageLoad<RunningRecharge | null> = async ({ services }) => {
  if (!services.guest.getSnapshot().guest.loggedIn) return null;
  return runningRecharge(await services.rest.call('GET /guest/autoRecharge', { fresh: true }));
};
