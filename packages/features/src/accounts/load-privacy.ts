import { leftUntilOf } from '../app/account-sections.ts';
import type { PageLoad } from '../app/page-load.ts';
import { memberHead } from '../breadcrumbs/member-head.ts';
import type { LeftData, PrivacyData } from './account-data.ts';
import { sectionLoad, type WithHead } from './load-section.ts';

const load = sectionLoad('privacy', async ({ services: { rest } }) => {
  const [deletion, copy, tests, receipts] = await Promise.all([
    rest.call('GET /guest/deletion', { fresh: true }),
    rest.call('GET /guest/export', { fresh: true }),
    rest.call('GET /guest/tests', { fresh: true }),
    rest.call('GET /messenger/readReceipts', { fresh: true }),
  ]);
  return { deletion, copy, tests: tests.items, receipts, leftUntil: null };
});

/** A guest's data and the end of its account; who has just left is told until when it can come back. */
export const loadPrivacy: PageLoad<WithHead<PrivacyData | LeftData>> = async (input) => {
  const { services, url } = input;
  const leftUntil = leftUntilOf(url);
  if (leftUntil === null || services.guest.getSnapshot().guest.loggedIn) return load(input);
  return {
    head: memberHead(
      services,
      { title: 'privacy.left.title', text: 'privacy.sectionText' },
      'memberPrivacy',
    ),
    leftUntil,
  };
};
