import type { PageAction } from '../app/page-action.ts';

/** Ends the session. Afterwards the guest is on the start page, logged out everywhere in this browser. */
export const actLogOut: PageAction<null> = async ({ services }) => {
  await services.rest.call('POST /auth/logout');
  return { kind: 'goto', path: services.path('home', {}) };
};
