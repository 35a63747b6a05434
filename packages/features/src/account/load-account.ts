import type { RestContract } from '@vx/contract/rest';
import type { Head } from '../app/head.ts';
import type { PageLoad } from '../app/page-load.ts';
import { requireLogin } from '../app/require-login.ts';
import { memberHead } from '../breadcrumbs/member-head.ts';
import { CHANGE_PARAM } from '../app/phone-path.ts';
import { sectionTexts } from './section-texts.ts';
import {
  DONE_PARAM,
  PASSKEY_PARAM,
  leftUntilOf,
  sectionOf,
  type AccountSection,
} from '../app/account-sections.ts';

export interface AccountData {
  readonly head: Head;
  readonly section: AccountSection;
  readonly guest: RestContract['POST /guest/profile/get']['response'];
  /** Where the guest is logged in; asked for by the section that shows it. */
  readonly sessions: RestContract['GET /auth/sessions']['response']['items'];
  /** What the guest logs in with instead of the password; asked for by the section that shows it. */
  readonly passkeys: RestContract['GET /auth/passkeys']['response']['items'];
  /** The form about passkeys that the address asks for. */
  readonly passkey: string | null;
  /** What the guest is told, and how; asked for by the section that shows it. [RE-getNotificationsSettings] */
  readonly alerts:
    | RestContract['POST /guest/getNotificationsSettings']['response']['settings']
    | null;
  /** The phone numbers of the guest; asked for by the sections that show them. */
  readonly phone: RestContract['GET /guest/phone']['response'] | null;
  /** What the guest gets by mail; asked for by the section that shows it. */
  readonly newsletter: RestContract['GET /guest/newsletter']['response'];
  /** The guest wants to enter another phone number. */
  readonly changesPhone: boolean;
  /** Whether the account goes, and how the copy of its data stands; asked for by the section that shows it. */
  readonly privacy: {
    readonly deletion: RestContract['GET /guest/deletion']['response'];
    readonly copy: RestContract['GET /guest/export']['response'];
    readonly tests: RestContract['GET /guest/tests']['response']['items'];
  } | null;
  readonly leftUntil: null;
  /** The plain form that led here. */
  readonly done: string | null;
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
