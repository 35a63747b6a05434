import type { RestContract } from '@vx/contract/rest';

type Answer<Key extends keyof RestContract> = RestContract[Key]['response'];

/** What every section knows whose forms may have led to it. */
export interface SectionData {
  /** The plain form that led here. */
  readonly done: string | null;
}

/** The guest as it is kept, and what bounds its profile. [RE-guestProfileGet] */
export type ProfileFacts = Answer<'POST /guest/profile/get'>;

/** The phone numbers of a guest. */
export type PhoneFacts = Answer<'GET /guest/phone'>;

/** What the section with name, portrait and words about oneself shows. */
export interface ProfileData extends SectionData {
  readonly guest: ProfileFacts;
  readonly phone: PhoneFacts;
}

/** How a guest logs in, and where it is logged in. */
export interface SecurityFacts {
  readonly sessions: Answer<'GET /auth/sessions'>['items'];
  /** What the guest logs in with instead of the password. */
  readonly passkeys: Answer<'GET /auth/passkeys'>['items'];
  /** The form about passkeys that the address asks for. */
  readonly passkey: string | null;
}

export interface SecurityData extends SectionData, SecurityFacts {
  readonly guest: ProfileFacts;
}

export interface PhoneSectionData extends SectionData {
  readonly phone: PhoneFacts;
  /** The guest wants to enter another phone number. */
  readonly changesPhone: boolean;
}

export interface AlertsData extends SectionData {
  /** What the guest is told, and how. [RE-getNotificationsSettings] */
  readonly settings: Answer<'POST /guest/getNotificationsSettings'>['settings'];
}

/** From when to when a guest is told of nothing, as the server keeps it. */
export type QuietHours = AlertsData['settings']['quiet'];

export interface NewsData extends SectionData {
  readonly guest: ProfileFacts;
  /** What the guest gets by mail. */
  readonly newsletter: Answer<'GET /guest/newsletter'>;
}

/** How the copy of a guest's data, the deletion of the account and its tests stand, as the server knows it. */
export interface PrivacyFacts {
  readonly deletion: Answer<'GET /guest/deletion'>;
  readonly copy: Answer<'GET /guest/export'>;
  readonly tests: Answer<'GET /guest/tests'>['items'];
}

export interface PrivacyData extends SectionData, PrivacyFacts {
  /** Whether performers see what the guest has read. */
  readonly receipts: Answer<'GET /messenger/readReceipts'>;
  readonly leftUntil: null;
}

/** Somebody asked to be deleted on this day, and is logged out: nothing else is shown. */
export interface LeftData {
  readonly leftUntil: string;
}

/** The bound of the server; checked here to answer at once. */
export const ABOUT_LENGTH = 140;

export const profileFields = ['name', 'about', 'country', 'zip'] as const;
export type ProfileField = (typeof profileFields)[number];
/** What the form of the profile holds. */
export type ProfileValues = Readonly<Record<ProfileField, string>>;
