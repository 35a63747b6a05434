import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

// A list walks its index from the newest down. What is unread is few: its number is added up from them.
const channels = [
  `create table messenger_channels (
    id bigint generated always as identity primary key,
    guest_id uuid not null references guests (id) on delete cascade,
    actor_id integer not null,
    unread_count integer not null default 0 check (unread_count >= 0),
    archived boolean not null default false,
    blocked boolean not null default false,
    last_message_id bigint,
    subject text not null default '',
    last_message_at timestamptz not null,
    last_viewed_at timestamptz,
    constraint messenger_channels_pair unique (guest_id, actor_id))`,
  `create index messenger_channels_list on messenger_channels
    (guest_id, blocked, archived, last_message_at desc, id desc)`,
  `create index messenger_channels_unread on messenger_channels
    (guest_id, last_message_at desc, id desc) include (unread_count)
    where unread_count > 0 and not blocked and not archived`,
  `create table messenger_messages (
    channel_id bigint not null references messenger_channels (id) on delete cascade,
    id bigint generated always as identity,
    sender text not null check (sender in ('actor', 'guest', 'system')),
    type text not null,
    data jsonb not null,
    sent_at timestamptz not null,
    cause text,
    primary key (channel_id, id),
    constraint messenger_messages_cause unique (channel_id, cause))`,
];

export const messengerMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-23-messenger-01-channels': { up: createChannels },
};

async function createChannels(db: Kysely<unknown>): Promise<void> {
  for (const statement of channels) await sql.raw(statement).execute(db);
}
