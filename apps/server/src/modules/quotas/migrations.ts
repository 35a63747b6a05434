import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const quotasMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-24-quotas-01-uses': {
    async up(db) {
      await sql`
        create table quota_uses (
          key text primary key,
          used int not null default 0 check (used >= 0),
          ends_at timestamptz not null)`.execute(db);
      await sql`create index quota_uses_ends_at on quota_uses (ends_at)`.execute(db);
    },
  },
};
