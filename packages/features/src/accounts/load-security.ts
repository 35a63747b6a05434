import { PASSKEY_PARAM } from '../app/account-sections.ts';
import type { PageLoad } from '../app/page-load.ts';
import type { SecurityData } from './account-data.ts';
import { sectionLoad, type WithHead } from './load-section.ts';

/** How a guest logs in, and where it is logged in. */
export const loadSecurity: PageLoad<WithHead<SecurityData>> = sectionLoad(
  'security',
  async ({ services: { rest }, url }) => {
    const [guest, sessions, passkeys] = await Promise.all([
      rest.call('POST /guest/profile/get', { fresh: true }),
      rest.call('GET /auth/sessions', { fresh: true }),
      rest.call('GET /auth/passkeys', { fresh: true }),
    ]);
    return {
      guest,
      sessions: sessions.items,
      passkeys: passkeys.items,
      passkey: url.searchParams.get(PASSKEY_PARAM),
    };
  },
);
