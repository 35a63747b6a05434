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
  user_agent: string;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
}

export interface EmailTokensTable {
  token_hash: Buffer;
  guest_id: string;
  email: string;
  expires_at: Date;
  used_at: Date | null;
}

/** Links to a new password. */
export interface PasswordResetsTable {
  token_hash: Buffer;
  guest_id: string;
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
}

/** What a passkey has to sign, once. */
export interface PasskeyChallengesTable {
  challenge_hash: Buffer;
  /** Who adds a passkey, and in which session the password was said; null: somebody logs in. */
  guest_id: string | null;
  session_id: string | null;
  expires_at: Date;
}

export interface AccountsTables {
  guests: GuestsTable;
  sessions: SessionsTable;
  email_tokens: EmailTokensTable;
  password_resets: PasswordResetsTable;
  login_failures: LoginFailuresTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
}
