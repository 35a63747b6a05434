import type { MessageId } from '@vx/i18n';
import type { PlainRouteName } from '@vx/routes';
import type { PagePath } from '../app/page-path.ts';
import { listAddress } from './paging.ts';

/** The lists of performers that have a page. */
export type CamList = 'cams' | 'freeChat' | 'newGirls';

/** Private chats, voyeur and video calls get theirs when there is more than one way to meet. */
export const camFilters = ['couples', 'vip', 'hd'] as const;
export type CamFilter = (typeof camFilters)[number];

export const camSorts = ['rank', 'topRated', 'cheapest', 'registered'] as const;
export type CamSort = (typeof camSorts)[number];

interface FilterInput {
  readonly freeChat?: boolean;
  readonly genders?: string[];
  readonly vip?: boolean;
  readonly hd?: boolean;
  readonly isNew?: boolean;
}

/** What a chip asks of the query service. */
export const filterInputs: { readonly [Filter in CamFilter]: FilterInput } = {
  couples: { genders: ['C'] },
  vip: { vip: true },
  hd: { hd: true },
};

interface CamListDefinition {
  readonly route: CamList & PlainRouteName;
  readonly title: MessageId;
  readonly description: MessageId;
  readonly empty: MessageId;
  /** Also those who are offline. */
  readonly everybody: boolean;
  readonly filter: FilterInput;
  readonly filters: readonly CamFilter[];
  readonly sorts: readonly CamSort[];
}

export const camLists: { readonly [List in CamList]: CamListDefinition } = {
  cams: {
    route: 'cams',
    title: 'home.cams.title',
    description: 'home.cams.description',
    empty: 'home.cams.empty',
    everybody: false,
    filter: {},
    filters: camFilters,
    sorts: camSorts,
  },
  freeChat: {
    route: 'freeChat',
    title: 'home.freeChat.title',
    description: 'home.freeChat.description',
    empty: 'home.freeChat.empty',
    everybody: false,
    filter: { freeChat: true },
    filters: camFilters,
    sorts: camSorts,
  },
  newGirls: {
    route: 'newGirls',
    title: 'home.newGirls.title',
    description: 'home.newGirls.description',
    empty: 'home.newGirls.empty',
    everybody: true,
    filter: { isNew: true },
    filters: camFilters,
    sorts: ['registered', 'topRated', 'cheapest'],
  },
};

/** What of a list an address chooses. */
export interface CamChoice {
  readonly filter: CamFilter | null;
  readonly sort: CamSort | null;
  readonly pages: number;
}

/** The address of a list with a choice; what stands first in the list of sorts is left out. */
export function camListPath(
  services: { readonly path: PagePath },
  list: CamList,
  choice: Partial<CamChoice>,
): string {
  const { route, sorts } = camLists[list];
  return listAddress(services.path(route, {}), {
    show: choice.filter ?? null,
    sort: choice.sort && choice.sort !== sorts[0] ? choice.sort : null,
    pages: choice.pages && choice.pages > 1 ? String(choice.pages) : null,
  });
}
