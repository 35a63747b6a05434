import type { PageLoad } from '../app/page-load.ts';
import { CHANGE_PARAM } from '../app/phone-path.ts';
import type { PhoneSectionData } from './account-data.ts';
import { sectionLoad, type WithHead } from './load-section.ts';

/** Where a guest stands with its phone number. */
export const loadPhone: PageLoad<WithHead<PhoneSectionData>> = sectionLoad(
  'phone',
  async ({ services: { rest }, url }) => ({
    phone: await rest.call('GET /guest/phone', { fresh: true }),
    changesPhone: url.searchParams.has(CHANGE_PARAM),
  }),
);
