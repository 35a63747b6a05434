import { choiceOf, listAddress } from '../lists/paging.ts';
import type { PagePath } from './page-path.ts';
import { settingsPath } from './settings-path.ts';

/** The parts of the account, in their order; the first is a page of its own, which leads to all others. */
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

/** Says after a plain form which one was taken. */
export const DONE_PARAM = 'done';

export const sectionOf = (url: URL): AccountSection =>
  choiceOf(url, 'section', accountSections) ?? 'profile';

/** The address of a section; that of the profile is the page itself. */
export const sectionPath = (
  { path }: { readonly path: PagePath },
  section: AccountSection,
  done?: string,
): string =>
  section === 'all'
    ? settingsPath(path)
    : listAddress(path('memberProfile', {}), {
        section: section === 'profile' ? null : section,
        [DONE_PARAM]: done ?? null,
      });

/**
 * Says which form about passkeys is open: `new`, the id of the one that gets another name, or
 * `remove.` or `confirm.` before it for the one that asks for the password.
 */
export const PASSKEY_PARAM = 'passkey';

export const passkeyPath = ({ path }: { readonly path: PagePath }, passkey: string): string =>
  listAddress(path('memberProfile', {}), { section: 'security', [PASSKEY_PARAM]: passkey });

/** Says to who has just left when the account goes. */
const LEFT_PARAM = 'left';

/** Where somebody is after asking to be deleted. */
export const leftPath = ({ path }: { readonly path: PagePath }, dueAt: string): string =>
  listAddress(path('memberProfile', {}), { section: 'privacy', [LEFT_PARAM]: dueAt.slice(0, 10) });

/** The day that the address names, or `null`. */
export function leftUntilOf(url: URL): string | null {
  const day = url.searchParams.get(LEFT_PARAM) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}
