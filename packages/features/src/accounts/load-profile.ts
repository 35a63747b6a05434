import { redirect } from 'react-router';
import type { PageLoad } from '../app/page-load.ts';
import type { ProfileData } from './account-data.ts';
import { sectionLoad, type WithHead } from './load-section.ts';
import { movedSectionPath } from './moved-section.ts';

const load = sectionLoad('profile', async ({ services: { rest } }) => {
  const [guest, phone] = await Promise.all([
    rest.call('POST /guest/profile/get', { fresh: true }),
    rest.call('GET /guest/phone', { fresh: true }),
  ]);
  return { guest, phone };
});

/** What a guest says of itself. The other sections stood at this address once: they are led to where they are. */
export const loadProfile: PageLoad<WithHead<ProfileData>> = async (input) => {
  const moved = movedSectionPath(input.services, input.url);
  // React Router takes a thrown response as the page's answer.
  // oxlint-disable-next-line no-throw-literal
  if (moved !== null) throw redirect(moved);
  return load(input);
};
