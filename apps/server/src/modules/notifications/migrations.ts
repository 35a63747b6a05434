import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

// Pages walk the primary key below an id. There is no index on the id alone: it would be walked over everybody's.
const list = [
  `create table notifications (
    id bigint generated always as identity,
    guest_id uuid not null references guests (id) on delete cascade,
    type smallint not null check (type > 0),
    args jsonb not null,
    subject text not null,
    created_at timestamptz not null,
    seen_at timestamptz,
    read_at timestamptz,
    floating boolean not null,
    put_away_at timestamptz,
    primary key (guest_id, id),
    constraint notifications_read_is_seen check (read_at is null or seen_at is not null),
    constraint notifications_subject unique (guest_id, subject)
  )`,
  `create index notifications_unseen on notifications (guest_id) where seen_at is null`,
  `create index notifications_unread on notifications (guest_id) where read_at is null`,
  `create index notifications_floating on notifications (guest_id, id desc) where floating and put_away_at is null`,
  `create index notifications_age on notifications (created_at)`,
];

const settings = [
  `create table notification_settings (
    guest_id uuid not null references guests (id) on delete cascade,
    actor_id integer not null,
    event text not null check (event in ('live', 'receipt', 'payment')),
    channel text not null check (channel in ('app', 'email', 'sms')),
    enabled boolean not null,
    primary key (guest_id, actor_id, event, channel))`,
  `create table notification_told (
    guest_id uuid not null references guests (id) on delete cascade,
    subject text not null,
    told_at timestamptz not null,
    primary key (guest_id, subject))`,
  `create index notification_told_age on notification_told (told_at)`,
];

const quietHours = [
  `create table notification_quiet_hours (
    guest_id uuid primary key references guests (id) on delete cascade,
    starts smallint not null check (starts between 0 and 1439),
    ends smallint not null check (ends between 0 and 1439 and ends <> starts),
    zone text not null)`,
];

export const notificationMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-22-notifications-01-list': { up: createList },
  '2026-11-22-notifications-02-settings': { up: createSettings },
  '2026-11-23-notifications-03-quiet-hours': { up: createQuietHours },
  // Payments are told in the currency of the wallet.
  '2026-11-23-notifications-04-amounts': {
    up: async (db) =>
      void (await sql`
        update notifications set args = (args - 'coins')
          || jsonb_build_object('amount', args -> 'coins', 'currency', 'VXC')
        where args ? 'coins'`.execute(db)),
  },
};

async function createList(db: Kysely<unknown>): Promise<void> {
  for (const statement of list) await sql.raw(statement).execute(db);
}

async function createSettings(db: Kysely<unknown>): Promise<void> {
  for (const statement of settings) await sql.raw(statement).execute(db);
}

async function createQuietHours(db: Kysely<unknown>): Promise<void> {
  for (const statement of quietHours) await sql.raw(statement).execute(db);
}
