import { accountSections, sectionPath } from '../app/account-sections.ts';
import type { PagePath } from '../app/page-path.ts';
import { choiceOf, listAddress } from '../lists/paging.ts';

/** Named the section once, when all of them were the page of the profile. */
const SECTION_PARAM = 'section';

/**
 * Where the section stands now that an address of the profile names as it once did, with whatever else the
 * address says; `null` where it names none but the profile.
 */
export function movedSectionPath(services: { readonly path: PagePath }, url: URL): string | null {
  const section = choiceOf(url, SECTION_PARAM, accountSections);
  if (section === null || section === 'profile') return null;
  const { [SECTION_PARAM]: _, ...others } = Object.fromEntries(url.searchParams);
  return listAddress(sectionPath(services, section), others);
}
