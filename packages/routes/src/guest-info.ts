import type { RouteName } from './table.ts';

/**
 * The one page that sets no guest info for logged-out guests. The documents do not name it; ours is
 * the page that explains what is stored, so that reading it stores nothing.
 */
export const pageWithoutGuestInfo = 'dataProtection' satisfies RouteName;

/** Whether a page sets guest info (RU-routing-special-page-no-guest-info). */
export function setsGuestInfo(page: {
  readonly routeName: RouteName;
  readonly loggedIn: boolean;
}): boolean {
  return page.loggedIn || page.routeName !== pageWithoutGuestInfo;
}
