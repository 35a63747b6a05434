import type { Generated } from 'kysely';

/** A guest. Other modules refer to `id` (uuid) and change flags through `Accounts` only. */
export interface GuestsTable {
  id: string;
  email: string;
  /** The address as it is compared: lower case. */
  email_key: string;
  email_verified_at: Date | null;
  /** A new address that waits to be confirmed. */
  pending_email: Generated<string | null>;
  /** When it takes effect by itself; null: it is not confirmed yet. */
  pending_email_due_at: Generated<Date | null>;
  /** The old address has agreed to it. */
  pending_email_agreed: Generated<boolean>;
  /** Counts the changes of what opens the account; what was handed out before the latest is void. */
  credential_epoch: Generated<number>;
  name: string;
  name_key: string;
  password_hash: string;
  language: 'de' | 'en' | 'nl' | 'es';
  is_vip: Generated<boolean>;
  is_vx_select: Generated<boolean>;
  tv_subscriber: Generated<boolean>;
  tv_subscriber_former: Generated<boolean>;
  is_paying_customer: Generated<boolean>;
  locked: Generated<boolean>;
  restricted: Generated<boolean>;
  /** The operator's word for how far; null unless restricted. */
  restriction_level: Generated<string | null>;
  is_force_payment: Generated<boolean>;
  is_blocked_for_comments: Generated<boolean>;
  has_avs: Generated<boolean>;
  /** A phone number of the guest is verified. [RU-bonus-require-mobile-auth] */
  mobile_authenticated: Generated<boolean>;
  show_data_protection: Generated<boolean>;
  signup_origin: string | null;
  terms_accepted_at: Date;
  /** Null: the one of the sign-up. */
  password_changed_at: Generated<Date | null>;
  /** The latest log-in. */
  logged_in_at: Generated<Date | null>;
  /** The latest log-in after a month or more. */
  returned_at: Generated<Date | null>;
  created_at: Generated<Date>;
}

export interface SessionsTable {
  id: string;
  guest_id: string;
  token_hash: Buffer;
  bearer_hash: Buffer;
  tag: string;
  credential_epoch: Generated<number>;
  user_agent: string;
  /** Its browser forgets it when it is closed. */
  ends_with_browser: Generated<boolean>;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
}

export interface EmailTokensTable {
  token_hash: Buffer;
  guest_id: string;
  /** What the link is for: to confirm the present or a new address, or to answer for the old one. */
  purpose: 'verify' | 'change' | 'answer';
  /** The address that it confirms, or that wants to take the place of the old one. */
  email: string;
  credential_epoch: number;
  expires_at: Date;
  used_at: Date | null;
}

/** Links to a new password. */
export interface PasswordResetsTable {
  token_hash: Buffer;
  guest_id: string;
  credential_epoch: number;
  sent_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** Failed logins, per account and per address, for the slow-down. */
export interface LoginFailuresTable {
  key: string;
  failures: number;
  last_at: Date;
}

/** What a guest logs in with instead of a password. */
export interface PasskeysTable {
  id: string;
  guest_id: string;
  /** The id by which browsers know it, in base64url. */
  credential_id: string;
  /** COSE key. */
  public_key: Buffer;
  /** How often it was used, as it counts itself; passkeys on several devices stay at 0. */
  counter: number;
  transports: string[];
  /** Kept by a service that carries it to other devices. */
  synced: boolean;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
  /** The password was reset by mail after it was added, and the guest has not confirmed it since. */
  suspended_at: Generated<Date | null>;
}

/** What a passkey has to sign, once. */
export interface PasskeyChallengesTable {
  challenge_hash: Buffer;
  /** Who adds a passkey, and in which session the password was said; null: somebody logs in. */
  guest_id: string | null;
  session_id: string | null;
  credential_epoch: number | null;
  expires_at: Date;
}

/** The devices on which an account was opened, by sign-up or log-in. */
export interface GuestDevicesTable {
  guest_id: string;
  /** Of the cookie; means nothing to whoever cannot sign it. */
  device_id: string;
  first_seen_at: Date;
  last_seen_at: Date;
}

export interface AccountsTables {
  guests: GuestsTable;
  sessions: SessionsTable;
  email_tokens: EmailTokensTable;
  password_resets: PasswordResetsTable;
  login_failures: LoginFailuresTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  guest_devices: GuestDevicesTable;
}
