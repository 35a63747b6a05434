import type { PageLoad } from '../app/page-load.ts';
import type { NewsData } from './account-data.ts';
import { sectionLoad, type WithHead } from './load-section.ts';

/** What reaches a guest when it is away. */
export const loadNews: PageLoad<WithHead<NewsData>> = sectionLoad(
  'news',
  async ({ services: { rest } }) => {
    const [guest, newsletter] = await Promise.all([
      rest.call('POST /guest/profile/get', { fresh: true }),
      rest.call('GET /guest/newsletter', { fresh: true }),
    ]);
    return { guest, newsletter };
  },
);
