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

/**
 * One log of talk (ADR 0036): a message is a line of its channel, and so is what is said in live chats, which the
 * module of these moves. Whoever runs the version before finds its tables as views until none of its nodes runs any
 * more; what it writes there is numbered by a trigger.
 */
const log = [
  `alter table messenger_channels rename to channels`,
  `alter table channels rename constraint messenger_channels_pair to channels_pair`,
  `alter index messenger_channels_pkey rename to channels_pkey`,
  `alter index messenger_channels_list rename to channels_list`,
  `alter index messenger_channels_unread rename to channels_unread`,
  `alter table channels alter column last_message_at drop not null,
    add column last_seq integer not null default 0 check (last_seq >= 0)`,
  `alter table messenger_messages rename to lines`,
  `alter table lines rename column cause to client_id`,
  `alter table lines rename column type to kind`,
  `alter table lines rename column data to body`,
  `alter table lines rename column sent_at to at`,
  `alter table lines rename constraint messenger_messages_cause to lines_client_id`,
  `alter table lines drop constraint messenger_messages_pkey,
    add column seq integer check (seq > 0), add column price integer, add column participation_id uuid`,
  `update lines l set seq = n.seq from (
    select ctid, row_number() over (partition by channel_id order by id) as seq from lines) n
    where n.ctid = l.ctid`,
  `update channels c set last_seq = n.last_seq from (
    select channel_id, max(seq) as last_seq from lines group by channel_id) n where n.channel_id = c.id`,
  `alter table lines add constraint lines_pkey primary key (channel_id, seq)`,
  // A conversation goes up from the newest message, however much was said in chats.
  `create unique index lines_messages on lines (channel_id, id) where participation_id is null`,

  `create view messenger_channels as
    select id, guest_id, actor_id, unread_count, archived, blocked, last_message_id, subject, last_message_at,
      last_viewed_at from channels`,
  `create view messenger_messages as
    select channel_id, id, sender, kind as type, body as data, at as sent_at, client_id as cause
    from lines where participation_id is null`,
  `create function lines_number() returns trigger language plpgsql as $$
    begin
      perform 1 from channels where id = new.channel_id for update;
      if exists (select from lines where channel_id = new.channel_id and client_id = new.client_id) then
        return null;
      end if;
      update channels set last_seq = last_seq + 1 where id = new.channel_id returning last_seq into new.seq;
      return new;
    end $$`,
  `create trigger lines_number before insert on lines
    for each row when (new.seq is null) execute function lines_number()`,
];

/** What guests write: the free messages of a channel that were used, and performers who want no more of a guest. */
const writing = [
  `alter table channels
    add column free_messages_used integer not null default 0 check (free_messages_used >= 0),
    add column blocked_by_actor boolean not null default false`,
];

/** What performers read: their unread messages, and their list from the newest down. */
const reading = [
  `alter table channels
    add column actor_unread_count integer not null default 0 check (actor_unread_count >= 0),
    add column actor_viewed_at timestamptz`,
  `create index channels_of_actor on channels (actor_id, last_message_at desc, id desc)
    where last_message_at is not null`,
  `create index channels_unread_of_actor on channels (actor_id, last_message_at desc, id desc)
    include (actor_unread_count) where actor_unread_count > 0`,
];

/**
 * Messages that were taken back: the line stays for its number and its key. What paid for a message is noted, so that
 * it can be given back. Whoever runs the version before shows an empty message.
 */
const takingBack = [
  `alter table lines
    add column payment text check (payment in ('nothing', 'freeMessage', 'voucher', 'money')),
    add column taken_back_at timestamptz`,
];

/** What was typed and not sent, and who does not show what was read: a row says that it is hidden. */
const receipts = [
  `alter table channels
    add column draft text not null default '',
    add column draft_version integer not null default 0`,
  `create table guests_without_receipts (
    guest_id uuid primary key references guests (id) on delete cascade,
    since timestamptz not null)`,
  `create table actors_without_receipts (actor_id integer primary key, since timestamptz not null)`,
];

export const messengerMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-23-messenger-01-channels': inOrder(channels),
  '2026-11-28-messenger-01-log': inOrder(log),
  '2026-11-29-messenger-01-writing': inOrder(writing),
  '2026-11-29-messenger-02-reading': inOrder(reading),
  '2026-11-29-messenger-03-gifts': inOrder([
    `alter table channels add column last_message_kind text not null default 'text'`,
  ]),
  '2026-11-29-messenger-03-taking-back': inOrder(takingBack),
  '2026-11-30-messenger-01-receipts': inOrder(receipts),
};

function inOrder(statements: readonly string[]): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}
