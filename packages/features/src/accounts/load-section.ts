import type { Head } from '../app/head.ts';
import type { PageLoad, PageLoadInput } from '../app/page-load.ts';
import { requireLogin } from '../app/require-login.ts';
import { DONE_PARAM, sectionRoute, type AccountSection } from '../app/account-sections.ts';
import { memberHead } from '../breadcrumbs/member-head.ts';
import type { SectionData } from './account-data.ts';
import { toAccountTrail } from './presenters/sections.ts';
import { sectionTexts } from './section-texts.ts';

/** What a page shows, with its head. */
export type WithHead<Data> = Data & { readonly head: Head };

/**
 * The load of a section of the account: a page of its own, for guests alone.
 *
 * @param load what only this section shows
 */
export const sectionLoad =
  <Own>(
    section: AccountSection,
    load: (input: PageLoadInput) => Promise<Own>,
  ): PageLoad<WithHead<Own & SectionData>> =>
  async (input) => {
    const { services, url } = input;
    requireLogin(services, url);
    return {
      ...(await load(input)),
      head: memberHead(
        services,
        { title: 'account.title', text: sectionTexts[section].text },
        sectionRoute(section),
        toAccountTrail(section, services),
      ),
      done: url.searchParams.get(DONE_PARAM),
    };
  };
