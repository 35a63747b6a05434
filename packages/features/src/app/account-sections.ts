import type { RouteName } from '@vx/routes';
import { listAddress } from '../lists/paging.ts';
import type { PagePath } from './page-path.ts';

/** The parts of the account, in their order; the first leads to all others. */
export const accountSections = [
  'all',
  'profile',
  'security',
  'phone',
  'notifications',
  'news',
  'privacy',
] as const;
export type AccountSection = (typeof accountSections)[number];

/** Each section is a page of its own. */
const routes = {
  all: 'memberSettings',
  profile: 'memberProfile',
  security: 'memberSecurity',
  phone: 'memberPhone',
  notifications: 'memberAlerts',
  news: 'memberNews',
  privacy: 'memberPrivacy',
} as const satisfies { readonly [Section in AccountSection]: RouteName };

/** The name of a section's page in the route table. */
export const sectionRoute = (section: AccountSection): (typeof routes)[AccountSection] =>
  routes[section];

/** Says after a plain form which one was taken. */
export const DONE_PARAM = 'done';

/** The address of a section. */
export const sectionPath = (
  { path }: { readonly path: PagePath },
  section: AccountSection,
  done?: string,
): string => listAddress(path(sectionRoute(section), {}), { [DONE_PARAM]: done ?? null });

/**
 * Says which form about passkeys is open: `new`, the id of the one that gets another name, or
 * `remove.` or `confirm.` before it for the one that asks for the password.
 */
export const PASSKEY_PARAM = 'passkey';

export const passkeyPath = (services: { readonly path: PagePath }, passkey: string): string =>
  listAddress(sectionPath(services, 'security'), { [PASSKEY_PARAM]: passkey });

/** Says to who has just left when the account goes. */
const LEFT_PARAM = 'left';

/** Where somebody is after asking to be deleted. */
export const leftPath = (services: { readonly path: PagePath }, dueAt: string): string =>
  listAddress(sectionPath(services, 'privacy'), { [LEFT_PARAM]: dueAt.slice(0, 10) });

/** The day that the address names, or `null`. */
export function leftUntilOf(url: URL): string | null {
  const day = url.searchParams.get(LEFT_PARAM) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}
