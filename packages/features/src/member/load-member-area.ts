import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { memberHead } from '../breadcrumbs/member-head.ts';
import { SidebarQuery, type Sidebar } from './member.query.ts';

export interface MemberAreaData {
  readonly head: Head;
  /** What the guest has; `null` for visitors, and when it is not known right now. */
  readonly sidebar: Sidebar | null;
}

/** The page "You": what a guest has, and where; visitors find the ways in there. [GQ-guestSidebar] */
export const loadMemberArea: PageLoad<MemberAreaData> = async ({ services }) => {
  const { guest, vxql, logger } = services;
  const asked = guest.getSnapshot().guest.loggedIn
    ? vxql.query(SidebarQuery, {}).then(
        ({ guestSidebar }) => guestSidebar,
        (error: unknown) => {
          logger.warn('member-area.no-counts', { error: String(error) });
          return null;
        },
      )
    : null;
  return {
    head: memberHead(services, { title: 'shell.nav.you', text: 'auth.signup.text' }, 'memberArea'),
    sidebar: (await asked) ?? null,
  };
};
