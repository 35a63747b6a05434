import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const guestMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-21-guest-01-relations': { up: createRelations },
};

async function createRelations(db: Kysely<unknown>): Promise<void> {
  await sql`create table relations (
    guest_id uuid not null references guests (id) on delete cascade,
    relation_type_id text not null, object_type_id text not null, object_id text not null,
    created_at timestamptz not null,
    primary key (guest_id, relation_type_id, object_type_id, object_id))`.execute(db);
}
