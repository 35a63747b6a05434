import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const tables = [
  `create table account_deletions (
    guest_id uuid primary key references guests (id) on delete cascade,
    asked_at timestamptz not null,
    due_at timestamptz not null)`,
  `create table data_exports (
    id uuid primary key,
    guest_id uuid not null references guests (id) on delete cascade,
    asked_at timestamptz not null,
    total integer not null,
    ready_at timestamptz,
    expires_at timestamptz,
    constraint data_exports_ready_expires check ((ready_at is null) = (expires_at is null)))`,
  `create index data_exports_guest on data_exports (guest_id, asked_at desc)`,
  `create index data_exports_age on data_exports (expires_at)`,
  `create table data_export_parts (
    export_id uuid not null references data_exports (id) on delete cascade,
    position integer not null,
    name text not null,
    content text not null,
    primary key (export_id, position))`,
];

export const privacyMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-22-privacy-01-tables': { up: createTables },
};

async function createTables(db: Kysely<unknown>): Promise<void> {
  for (const statement of tables) await sql.raw(statement).execute(db);
}
