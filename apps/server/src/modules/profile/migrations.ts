import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const profileMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-22-profile-01-profiles': { up: createProfiles },
};

async function createProfiles(db: Kysely<unknown>): Promise<void> {
  await sql`create table guest_profiles (
    guest_id uuid primary key references guests (id) on delete cascade,
    about text not null default '',
    country text,
    zip text)`.execute(db);
}
