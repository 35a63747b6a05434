import type { RestContract } from '@vx/contract/rest';
import type { AccountSection } from '../app/account-sections.ts';

/** What the page about the guest's own account knows. */
export interface AccountFacts {
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

/** How the copy of a guest's data and the deletion of the account stand, as the server knows it. */
export type PrivacyFacts = NonNullable<AccountFacts['privacy']>;

/** From when to when a guest is told of nothing, as the server keeps it. */
export type QuietHours = NonNullable<AccountFacts['alerts']>['quiet'];

/** The bound of the server; checked here to answer at once. */
export const ABOUT_LENGTH = 140;

export const profileFields = ['name', 'about', 'country', 'zip'] as const;
export type ProfileField = (typeof profileFields)[number];
/** What the form of the profile holds. */
export type ProfileValues = Readonly<Record<ProfileField, string>>;
