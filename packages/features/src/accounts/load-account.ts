import { redirect } from 'react-router';
import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { requireLogin } from '../app/require-login.ts';
import { settingsPath } from '../app/settings-path.ts';
import { memberHead } from '../breadcrumbs/member-head.ts';
import { CHANGE_PARAM } from '../app/phone-path.ts';
import type { AccountFacts } from './account-data.ts';
import { toAccountTrail } from './presenters/sections.ts';
import { sectionTexts } from './section-texts.ts';
import { DONE_PARAM, PASSKEY_PARAM, leftUntilOf, sectionOf } from '../app/account-sections.ts';

export interface AccountData extends AccountFacts {
  readonly head: Head;
}

/** Somebody asked to be deleted on this day, and is logged out: nothing else is shown. */
export interface LeftData {
  readonly head: Head;
  readonly leftUntil: string;
}

/** The page about the guest's own account. [RE-guestProfileGet] */
export const loadAccount: PageLoad<AccountData | LeftData> = async ({ services, url }) => {
  const leftUntil = leftUntilOf(url);
  if (leftUntil !== null && !services.guest.getSnapshot().guest.loggedIn)
    return {
      head: memberHead(
        services,
        { title: 'privacy.left.title', text: 'privacy.sectionText' },
        'memberProfile',
      ),
      leftUntil,
    };
  requireLogin(services, url);
  const section = sectionOf(url);
  // Where it stood once.
  // oxlint-disable-next-line no-throw-literal
  if (section === 'all') throw redirect(settingsPath(services.path));
  const [guest, { items }, passkeys, alerts, phone, deletion, copy, tests, newsletter] =
    await Promise.all([
      services.rest.call('POST /guest/profile/get', { fresh: true }),
      section === 'security'
        ? services.rest.call('GET /auth/sessions', { fresh: true })
        : { items: [] },
      section === 'security'
        ? services.rest.call('GET /auth/passkeys', { fresh: true })
        : { items: [] },
      section === 'notifications'
        ? services.rest.call('POST /guest/getNotificationsSettings', { fresh: true })
        : null,
      section === 'profile' || section === 'phone'
        ? services.rest.call('GET /guest/phone', { fresh: true })
        : null,
      section === 'privacy' ? services.rest.call('GET /guest/deletion', { fresh: true }) : null,
      section === 'privacy' ? services.rest.call('GET /guest/export', { fresh: true }) : null,
      section === 'privacy' ? services.rest.call('GET /guest/tests', { fresh: true }) : null,
      section === 'news' ? services.rest.call('GET /guest/newsletter', { fresh: true }) : null,
    ]);
  return {
    head: memberHead(
      services,
      { title: 'account.title', text: sectionTexts[section].text },
      'memberProfile',
      toAccountTrail(section, services),
    ),
    section,
    guest,
    sessions: items,
    passkeys: passkeys.items,
    passkey: url.searchParams.get(PASSKEY_PARAM),
    alerts: alerts?.settings ?? null,
    phone,
    newsletter,
    changesPhone: url.searchParams.has(CHANGE_PARAM),
    privacy: deletion && copy && tests ? { deletion, copy, tests: tests.items } : null,
    leftUntil: null,
    done: url.searchParams.get(DONE_PARAM),
  };
};
