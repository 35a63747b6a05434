import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables of the platform. Their keys sort before those of every module. */
export const platformMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-21-00-platform': { up: createPlatformTables },
  '2026-11-23-00-graphql-documents': { up: createDocumentTable },
  '2026-11-23-00-platform-nodes': { up: createNodeTables },
};

/** What clients of all builds were made with. Nothing of it is ever removed: an old page may still ask. */
async function createDocumentTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table graphql_documents (
      service text not null, id text not null, text text not null, registered_at timestamptz not null,
      primary key (service, id))`.execute(db);
}

async function createPlatformTables(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table platform_meta (key text primary key, value text not null)`,
    sql`insert into platform_meta values ('guest_epoch', ${randomUUID()}), ('secret', ${randomBytes(32).toString('hex')})`,
    // One row per guest: its lock orders the events of a guest, so that committed means in order.
    sql`create table guest_streams (guest_id uuid primary key, last_seq bigint not null)`,
    sql`create table guest_events (
      guest_id uuid not null, seq bigint not null, name text not null, payload json not null,
      created_at timestamptz not null default now(), primary key (guest_id, seq))`,
    sql`create index guest_events_created_at on guest_events (created_at)`,
    sql`create table idempotency (
      guest_id uuid not null, key text not null, operation text not null, request_hash text not null,
      status text not null check (status in ('running', 'done')), response text,
      created_at timestamptz not null default now(), primary key (guest_id, key))`,
    sql`create table jobs (
      id uuid primary key default gen_random_uuid(), name text not null, payload json not null,
      run_at timestamptz not null, attempt int not null default 0, locked_until timestamptz,
      failed_at timestamptz, last_error text, created_at timestamptz not null default now())`,
    sql`create index jobs_due on jobs (run_at) where failed_at is null`,
    sql`create table leases (name text primary key, holder uuid not null, until timestamptz not null)`,
    sql`create table mails (
      id uuid primary key default gen_random_uuid(), number bigint generated always as identity,
      recipient text not null, template text not null, language text not null, args json not null,
      created_at timestamptz not null)`,
    sql`create index mails_recipient on mails (recipient, number)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** What nodes tell one another: broadcasts, and all else while Redis is away. */
async function createNodeTables(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // One row; its lock orders the broadcasts, so that committed means in order.
    sql`create table public_stream (epoch text not null, last_seq bigint not null)`,
    sql`insert into public_stream values (${randomUUID()}, 0)`,
    sql`create table public_events (
      seq bigint primary key, name text not null, payload json not null, at bigint not null)`,
    // Of no worth after a crash: neither is written twice for safety.
    sql`create unlogged table bus_messages (
      id bigint generated always as identity primary key, node uuid not null, channel text not null,
      message text not null, created_at timestamptz not null default now())`,
    sql`create unlogged table online_guests (
      guest uuid not null, node uuid not null, until timestamptz not null, primary key (guest, node))`,
  ];
  for (const statement of statements) await statement.execute(db);
}
