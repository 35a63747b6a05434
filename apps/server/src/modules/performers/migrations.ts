import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const performerMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-29-performers-01-accounts': { up: createPerformers },
  '2026-11-29-performers-02-chairs-outlive-sessions': { up: keepChairs },
  // As sessions of guests have it: one store keeps both.
  '2026-11-29-performers-03-ends-with-browser': {
    up: async (db) =>
      void (await sql`alter table performer_sessions
        add column ends_with_browser boolean not null default false`.execute(db)),
  },
};

async function createPerformers(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table performers (
      id uuid primary key,
      actor_id integer not null unique,
      email text not null,
      email_key text not null unique,
      password_hash text not null,
      language text not null check (language in ('de', 'en', 'nl', 'es')),
      credential_epoch int not null default 1,
      created_at timestamptz not null)`,
    sql`create table performer_sessions (
      id uuid primary key,
      performer_id uuid not null references performers (id) on delete cascade,
      token_hash bytea not null unique,
      bearer_hash bytea not null unique,
      tag text not null,
      credential_epoch int not null,
      user_agent text not null,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      expires_at timestamptz not null)`,
    sql`create index performer_sessions_performer_id on performer_sessions (performer_id)`,
    sql`create index performer_sessions_expires_at on performer_sessions (expires_at)`,
    // One a performer: whoever speaks for her holds it. Nobody holds it without a session.
    sql`create table chairs (
      actor_id integer primary key,
      session_id uuid not null references performer_sessions (id) on delete cascade,
      until timestamptz not null)`,
    sql`create index chairs_session_id on chairs (session_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** Whose session has ended is shown as away: the chair that was left says whose. */
async function keepChairs(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chairs drop constraint chairs_session_id_fkey`.execute(db);
}
