import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const operatorMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-23-operator-01-test-runs': {
    up: async (db: Kysely<unknown>) => {
      await sql`create table test_runs (
        run_item_id text primary key,
        name text not null,
        passed boolean not null,
        video_url text,
        at timestamptz not null
      )`.execute(db);
      await sql`create index test_runs_at on test_runs (at)`.execute(db);
    },
  },
};
