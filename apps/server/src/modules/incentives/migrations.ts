import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const incentiveMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-23-incentives-01-catalogue': { up: createIncentives },
  '2026-11-23-incentives-02-guest-infos': { up: createGuestInfos },
};

async function createIncentives(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table incentives (
      id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
      position bigint generated always as identity,
      type text not null,
      region text not null,
      event text not null,
      priority int not null,
      routes text[],
      countdown_seconds int check (countdown_seconds > 0),
      unique_group text check (unique_group <> '' and length(unique_group) <= 40),
      reason text not null,
      test_id int,
      gift jsonb,
      active boolean not null default true,
      -- A deadline is kept for a guest: a visitor has nobody to keep it for.
      constraint incentives_of_guests check (reason <> 'visitor'
        or (countdown_seconds is null and gift is null and test_id is null))
    )`,
    sql`create index incentives_of_event on incentives (event) where active`,
    sql`create table incentive_offers (
      guest_id uuid not null references guests (id) on delete cascade,
      incentive_id text not null references incentives (id) on delete cascade,
      first_at timestamptz not null,
      ends_at timestamptz,
      redeemed_at timestamptz,
      primary key (guest_id, incentive_id)
    )`,
    sql`create table incentive_blocks (
      guest_id uuid not null references guests (id) on delete cascade,
      unique_group text not null,
      until timestamptz not null,
      primary key (guest_id, unique_group)
    )`,
    sql`create table attention (
      guest_id uuid primary key references guests (id) on delete cascade,
      interrupted_at timestamptz not null
    )`,
  ];
  for (const statement of statements) await statement.execute(db);
}

async function createGuestInfos(db: Kysely<unknown>): Promise<void> {
  await sql`create table guest_infos (
    guest_id uuid not null references guests (id) on delete cascade,
    type text not null,
    value text not null,
    set_at timestamptz not null,
    primary key (guest_id, type)
  )`.execute(db);
}
