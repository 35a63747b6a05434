import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const trackingMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-21-tracking-01-events': { up: createEvents },
  '2026-11-23-tracking-02-tests': { up: createTests },
  '2026-11-23-tracking-03-own-log': { up: openLog },
};

async function createEvents(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table tracked_events (
      id bigint generated always as identity primary key,
      kind text not null, session_id text, guest_id uuid, data json not null,
      created_at timestamptz not null)`,
    sql`create index tracked_events_created_at on tracked_events (created_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}

async function createTests(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // What stands here runs; the other tests of the specification wait for what they try out.
    sql`create table tests (
      id int primary key,
      share int not null check (share between 0 and 100)
    )`,
    sql`insert into tests (id, share) values (34, 50)`,
    sql`create table tests_left (
      guest_id uuid not null references guests (id) on delete cascade,
      test_id int not null references tests (id),
      left_at timestamptz not null,
      primary key (guest_id, test_id)
    )`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** The log is read by the one it is about, and the group a guest saw is noted once. */
async function openLog(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table tracked_events add column once_key text`,
    sql`create unique index tracked_events_once on tracked_events (once_key)
      where once_key is not null`,
    sql`create index tracked_events_of_guest on tracked_events (guest_id, id)
      where guest_id is not null`,
    sql`create index tracked_events_of_visitor on tracked_events (session_id, id)
      where guest_id is null`,
  ];
  for (const statement of statements) await statement.execute(db);
}
