import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const accountsMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-21-accounts-01-guests': { up: createGuests },
  '2026-11-22-accounts-02-restriction': { up: addRestriction },
  '2026-11-22-accounts-02-passwords': { up: addPasswords },
  '2026-11-22-accounts-03-pending-email': { up: addPendingEmail },
  '2026-11-22-accounts-04-mobile-authenticated': { up: addMobileAuthenticated },
  '2026-11-23-accounts-05-passkeys': { up: createPasskeys },
  '2026-11-23-accounts-06-returns': { up: addReturns },
  // What a wallet is kept in stands in the wallet.
  '2026-11-23-accounts-07-currency': {
    up: async (db) => void (await sql`alter table guests drop column currency`.execute(db)),
  },
  '2026-11-23-accounts-08-credential-epoch': { up: addCredentialEpoch },
  '2026-11-23-accounts-09-confirmed-addresses': { up: uniqueWhereConfirmed },
  '2026-11-24-accounts-10-devices': { up: createDevices },
  // Those of before were kept.
  '2026-11-29-accounts-11-ends-with-browser': {
    up: async (db) =>
      void (await sql`alter table sessions
        add column ends_with_browser boolean not null default false`.execute(db)),
  },
};

async function createGuests(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table guests (
      id uuid primary key,
      email text not null,
      email_key text not null constraint guests_email_key unique,
      email_verified_at timestamptz,
      name text not null,
      name_key text not null constraint guests_name_key unique,
      password_hash text not null,
      language text not null check (language in ('de', 'en', 'nl', 'es')),
      currency text not null default 'VXC' check (currency in ('VXC', 'EUR', 'CHF', 'credits')),
      is_vip boolean not null default false,
      is_vx_select boolean not null default false,
      tv_subscriber boolean not null default false,
      tv_subscriber_former boolean not null default false,
      is_paying_customer boolean not null default false,
      locked boolean not null default false,
      is_force_payment boolean not null default false,
      is_blocked_for_comments boolean not null default false,
      has_avs boolean not null default false,
      show_data_protection boolean not null default false,
      signup_origin text,
      terms_accepted_at timestamptz not null,
      created_at timestamptz not null default now())`,
    sql`create table sessions (
      id uuid primary key,
      guest_id uuid not null references guests (id) on delete cascade,
      token_hash bytea not null unique,
      bearer_hash bytea not null unique,
      tag text not null,
      user_agent text not null,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      expires_at timestamptz not null)`,
    sql`create index sessions_guest_id on sessions (guest_id)`,
    sql`create index sessions_expires_at on sessions (expires_at)`,
    sql`create table email_tokens (
      token_hash bytea primary key,
      guest_id uuid not null references guests (id) on delete cascade,
      email text not null,
      expires_at timestamptz not null,
      used_at timestamptz)`,
    sql`create table login_failures (
      key text primary key, failures int not null, last_at timestamptz not null)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

async function addRestriction(db: Kysely<unknown>): Promise<void> {
  await sql`alter table guests
    add column restricted boolean not null default false,
    add column restriction_level text,
    add constraint guests_restriction_level check (restricted or restriction_level is null)`.execute(
    db,
  );
}

async function addPasswords(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table guests add column password_changed_at timestamptz`,
    sql`create table password_resets (
      token_hash bytea primary key,
      guest_id uuid not null references guests (id) on delete cascade,
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz)`,
    sql`create index password_resets_guest_id on password_resets (guest_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

async function addPendingEmail(db: Kysely<unknown>): Promise<void> {
  await sql`alter table guests add column pending_email text`.execute(db);
}

async function addMobileAuthenticated(db: Kysely<unknown>): Promise<void> {
  await sql`alter table guests
    add column mobile_authenticated boolean not null default false`.execute(db);
}

async function createPasskeys(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table passkeys (
      id uuid primary key,
      guest_id uuid not null references guests (id) on delete cascade,
      credential_id text not null constraint passkeys_credential_id unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      synced boolean not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz)`,
    sql`create index passkeys_guest_id on passkeys (guest_id)`,
    sql`create table passkey_challenges (
      challenge_hash bytea primary key,
      guest_id uuid references guests (id) on delete cascade,
      session_id uuid references sessions (id) on delete cascade,
      expires_at timestamptz not null,
      check ((guest_id is null) = (session_id is null)))`,
    sql`create index passkey_challenges_guest_id on passkey_challenges (guest_id)`,
    sql`create index passkey_challenges_session_id on passkey_challenges (session_id)`,
    sql`create index passkey_challenges_expires_at on passkey_challenges (expires_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

async function addReturns(db: Kysely<unknown>): Promise<void> {
  await sql`alter table guests
    add column logged_in_at timestamptz, add column returned_at timestamptz`.execute(db);
}

/** Addresses that wait now were asked for without a word to the old one: they are asked for anew. */
async function addCredentialEpoch(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table guests
      add column credential_epoch int not null default 1,
      add column pending_email_due_at timestamptz,
      add column pending_email_agreed boolean not null default false`,
    sql`alter table sessions add column credential_epoch int not null default 1`,
    sql`alter table email_tokens
      add column credential_epoch int not null default 1,
      add column purpose text not null default 'verify'
        check (purpose in ('verify', 'change', 'answer'))`,
    sql`delete from email_tokens t using guests g where g.id = t.guest_id and g.email <> t.email`,
    sql`update guests set pending_email = null where pending_email is not null`,
    sql`create index email_tokens_guest_id on email_tokens (guest_id)`,
    sql`create index guests_pending_email_due_at on guests (pending_email_due_at)
      where pending_email_due_at is not null`,
    sql`alter table password_resets add column credential_epoch int not null default 1`,
    sql`alter table passkeys add column suspended_at timestamptz`,
    sql`alter table passkey_challenges add column credential_epoch int`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** An address is one guest's once it is confirmed; until then whoever wants may have named it. */
async function uniqueWhereConfirmed(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table guests drop constraint guests_email_key`,
    sql`create unique index guests_email_key on guests (email_key)
      where email_verified_at is not null`,
    sql`create index guests_named_email on guests (email_key, created_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

async function createDevices(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table guest_devices (
      guest_id uuid not null references guests (id) on delete cascade,
      device_id uuid not null,
      first_seen_at timestamptz not null,
      last_seen_at timestamptz not null,
      primary key (guest_id, device_id))`,
    sql`create index guest_devices_last_seen_at on guest_devices (last_seen_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
