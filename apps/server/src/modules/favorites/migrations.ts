import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const favoriteMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-22-favorites-01-pins': { up: createPins },
  '2026-11-23-favorites-02-ways': { up: handOverWays },
};

async function createPins(db: Kysely<unknown>): Promise<void> {
  await sql`create table pins (
    guest_id uuid not null references guests (id) on delete cascade,
    target text not null check (target in ('actor', 'album', 'sedcards', 'picture')),
    target_id integer not null,
    created_at timestamptz not null,
    by_email boolean not null default false,
    by_sms boolean not null default false,
    primary key (guest_id, target, target_id))`.execute(db);
  await sql`create index pins_newest on pins (guest_id, target, created_at desc, target_id desc)`.execute(
    db,
  );
  await sql`create index pins_of_target on pins (target, target_id, guest_id)`.execute(db);
}

/** What is switched for a performer stands with all that guests chose to be told of (module notifications). */
async function handOverWays(db: Kysely<unknown>): Promise<void> {
  await sql`insert into notification_settings (guest_id, actor_id, event, channel, enabled)
    select guest_id, target_id, 'live', channel, true from pins
    cross join (values ('email'), ('sms')) ways (channel)
    where target = 'actor' and case channel when 'email' then by_email else by_sms end
    on conflict do nothing`.execute(db);
  await sql`alter table pins drop column by_email, drop column by_sms`.execute(db);
}
