import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const profileMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-22-profile-01-profiles': { up: createProfiles },
  '2026-11-22-profile-02-pictures': { up: createPictures },
};

async function createProfiles(db: Kysely<unknown>): Promise<void> {
  await sql`create table guest_profiles (
    guest_id uuid primary key references guests (id) on delete cascade,
    about text not null default '',
    country text,
    zip text)`.execute(db);
}

async function createPictures(db: Kysely<unknown>): Promise<void> {
  await sql`create table guest_pictures (
    guest_id uuid primary key references guests (id) on delete cascade,
    id uuid not null unique,
    small bytea not null,
    large bytea not null,
    changed_at timestamptz not null)`.execute(db);
}
