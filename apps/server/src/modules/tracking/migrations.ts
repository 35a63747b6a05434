import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const trackingMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-21-tracking-01-events': { up: createEvents },
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
