import type { ServerModule } from '../../platform/module.ts';
import { pageGuest, type PageGuestDeps } from './page-guest.ts';

/** The guest of a session, as pages and the query service see it. */
export function createGuestModule(deps: PageGuestDeps): ServerModule {
  return {
    name: 'guest',
    rest: {
      'GET /auth/session': ({ caller }) => pageGuest(deps, caller.guestId, caller.language),
    },
  };
}
