import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const chats: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table live_chats (
        id uuid primary key,
        guest_id text not null,
        actor_id integer not null,
        actor_name text not null,
        kind text not null,
        state text not null check (state in ('running', 'ended')),
        language text not null,
        channel text not null,
        price_per_minute integer not null check (price_per_minute >= 0),
        currency text not null,
        charged integer not null default 0 check (charged >= 0),
        billed_ms integer not null default 0 check (billed_ms >= 0),
        started_at timestamptz not null,
        ticked_at timestamptz not null,
        due_at timestamptz not null,
        seen_at timestamptz not null,
        ended_at timestamptz,
        exit_code integer,
        balance_after bigint,
        check ((state = 'ended') = (ended_at is not null and exit_code is not null))
      )`.execute(db);
    // The two rules that no race may break: one running chat per guest and per performer.
    await sql`create unique index live_chats_one_per_guest on live_chats (guest_id) where state = 'running'`.execute(
      db,
    );
    await sql`create unique index live_chats_one_per_actor on live_chats (actor_id) where state = 'running'`.execute(
      db,
    );
    await sql`create index live_chats_due on live_chats (due_at) where state = 'running'`.execute(
      db,
    );
    await sql`create index live_chats_history on live_chats (guest_id, started_at desc)`.execute(
      db,
    );
    await sql`
      create table live_messages (
        id bigint generated always as identity primary key,
        chat_id uuid not null references live_chats (id) on delete cascade,
        client_id text not null,
        sender_type text not null check (sender_type in ('guest', 'actor', 'system')),
        text text not null,
        at timestamptz not null,
        unique (chat_id, client_id)
      )`.execute(db);
    await sql`
      create table live_previews (
        id uuid primary key,
        viewer text not null,
        address text not null,
        actor_id integer not null,
        started_at timestamptz not null,
        ends_at timestamptz not null
      )`.execute(db);
    await sql`create index live_previews_viewer on live_previews (viewer, started_at)`.execute(db);
    await sql`create index live_previews_address on live_previews (address, started_at)`.execute(
      db,
    );
    await sql`create table live_sequences (guest_id text primary key, intent text not null, last integer not null)`.execute(
      db,
    );
    await sql`
      create table live_replies (
        language text not null,
        intent text not null,
        position integer not null,
        text text not null,
        primary key (language, intent, position)
      )`.execute(db);
  },
};

/**
 * What a performer runs, and who takes part in it (ADR 0036). A chat of before is both: its session has its id. The
 * version before this one finds its table as a view until none of its nodes runs any more; what it begins and ends
 * there begins and ends a session, too.
 */
const sessions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table live_sessions (
        id uuid primary key,
        actor_id integer not null,
        kind text not null check (kind in ('private', 'free', 'call', 'show')),
        channel text not null,
        state text not null check (state in ('running', 'ended')),
        started_at timestamptz not null,
        ended_at timestamptz,
        exit_code integer,
        check ((state = 'ended') = (ended_at is not null and exit_code is not null))
      )`.execute(db);
    await sql`
      insert into live_sessions (id, actor_id, kind, channel, state, started_at, ended_at, exit_code)
      select id, actor_id, 'private', channel, state, started_at, ended_at, exit_code from live_chats`.execute(
      db,
    );
    await sql`alter table live_chats rename to live_participations`.execute(db);
    await sql`alter table live_participations rename column session_id to guest_session_id`.execute(
      db,
    );
    await sql`alter table live_participations add column session_id uuid`.execute(db);
    await sql`update live_participations set session_id = id`.execute(db);
    await sql`
      alter table live_participations alter column session_id set not null,
        add foreign key (session_id) references live_sessions (id)`.execute(db);
    // The three rules that no race may break.
    await sql`create unique index live_sessions_one_per_actor on live_sessions (actor_id) where state = 'running'`.execute(
      db,
    );
    await sql`
      create unique index live_participations_one_paid on live_participations (guest_id)
        where state = 'running' and kind not in ('freechat', 'live preview')`.execute(db);
    await sql`
      create unique index live_participations_once on live_participations (session_id, guest_id)
        where state = 'running'`.execute(db);
    // Asked for by every stream once a second: when the performer's latest session ended.
    await sql`create index live_sessions_of_actor on live_sessions (actor_id, ended_at desc nulls last)`.execute(
      db,
    );
    await sql`create index live_participations_session on live_participations (session_id)`.execute(
      db,
    );
    await sql`
      create index live_participations_of_actor on live_participations (actor_id) where state = 'running'`.execute(
      db,
    );
    await sql`drop index live_chats_one_per_guest, live_chats_one_per_actor, live_chats_of_actor`.execute(
      db,
    );
    for (const name of ['due', 'history'])
      await sql`alter index ${sql.ref(`live_chats_${name}`)} rename to ${sql.ref(`live_participations_${name}`)}`.execute(
        db,
      );

    await sql`
      create view live_chats as
      select id, guest_id, guest_session_id as session_id, actor_id, actor_name, kind, state, language, channel,
        price_per_minute, currency, free_seconds, charged, billed_ms, started_at, ticked_at, due_at, seen_at,
        served_at, picture_at, ended_at, exit_code, ended_by, balance_after
      from live_participations`.execute(db);
    await sql`
      create function live_chats_begin() returns trigger language plpgsql as $$
      begin
        insert into live_sessions (id, actor_id, kind, channel, state, started_at)
        values (new.id, new.actor_id, 'private', new.channel, 'running', new.started_at)
        on conflict do nothing;
        if not found then return null; end if;
        new.session_id := new.id;
        return new;
      end $$`.execute(db);
    await sql`
      create trigger live_chats_begin before insert on live_participations
      for each row when (new.session_id is null) execute function live_chats_begin()`.execute(db);
    await sql`
      create function live_chats_end() returns trigger language plpgsql as $$
      begin
        update live_sessions s set state = 'ended', ended_at = new.ended_at, exit_code = new.exit_code
        where s.id = new.session_id and s.state = 'running' and not exists (
          select from live_participations p where p.session_id = s.id and p.state = 'running');
        return null;
      end $$`.execute(db);
    await sql`
      create trigger live_chats_end after update of state on live_participations
      for each row when (old.state = 'running' and new.state = 'ended') execute function live_chats_end()`.execute(
      db,
    );
  },
};

/** What the lines of a chat say of it, as `log-chat.ts` writes it; `p`: the participation. */
const noted = {
  chat_start: `jsonb_build_object('kind', p.kind, 'pricePerMinute', p.price_per_minute, 'currency', p.currency,
    'freeSeconds', p.free_seconds)`,
  charge_success: `jsonb_build_object('currency', p.currency)`,
  chat_end: `jsonb_build_object('exitCode', p.exit_code, 'endedBy', p.ended_by, 'seconds', p.billed_ms / 1000,
    'freeSeconds', least(p.free_seconds, p.billed_ms / 1000), 'charged', p.charged, 'currency', p.currency)`,
} as const;

/** Lines of chats as they are moved, in the order of their chats: `part` is the place within the chat. */
const chatLines = `
  select p.id as chat, p.started_at as began, p.guest_id, p.actor_id, 0 as part, 0::bigint as old_id,
    'chat_start:' || p.id as client_id, 'system' as sender, 'chat_start' as kind, ${noted.chat_start} as body,
    null::integer as price, p.started_at as at
  from live_participations p
  union all
  select p.id, p.started_at, p.guest_id, p.actor_id, 1, m.id,
    case m.client_id when 'reply:opening' then 'reply:opening:' || p.id else m.client_id end, m.sender_type, 'text',
    jsonb_build_object('text', m.text), null, m.at
  from live_messages m join live_participations p on p.id = m.chat_id
  union all
  select p.id, p.started_at, p.guest_id, p.actor_id, 2, 0, 'charge_success:' || p.id, 'system', 'charge_success',
    ${noted.charge_success}, p.charged, p.ended_at
  from live_participations p where p.state = 'ended' and p.charged > 0
  union all
  select p.id, p.started_at, p.guest_id, p.actor_id, 3, 0, 'chat_end:' || p.id, 'system', 'chat_end',
    ${noted.chat_end}, null, p.ended_at
  from live_participations p where p.state = 'ended'`;

/**
 * Chats are spans of their channels (ADR 0036): what was said in them is moved between the messages, by the time at
 * which it was said, and stays in the order in which it came. Chats of guests who are gone have no channel, as nothing
 * that was said in them is left. The version before finds its table as a view, whose words are those of `said`; chats
 * that it begins and ends do so in the channel, too, at the latest when it commits.
 */
const log = [
  `lock table live_participations, live_messages in share row exclusive mode`,
  `insert into channels (guest_id, actor_id)
    select distinct g.id, p.actor_id from live_participations p join guests g on g.id::text = p.guest_id
    on conflict (guest_id, actor_id) do nothing`,
  // The ids are above all that were there, of either table: nobody takes one line for another. The clocks of nodes
  // differ: a line is no earlier than the one before it.
  `create temporary table log_of_talk on commit drop as
    with moved as (
      select t.*, c.id as channel_id, row_number() over (order by c.id, t.began, t.chat, t.part, t.old_id) + greatest(
        (select coalesce(max(id), 0) from lines), (select coalesce(max(id), 0) from live_messages)) as id
      from (${chatLines}) t join channels c on c.guest_id::text = t.guest_id and c.actor_id = t.actor_id),
    both_of_them as (
      select id, channel_id, chat, client_id, sender, kind, body, price, at from moved
      union all select id, channel_id, null, client_id, null, null, null, null, at from lines),
    reached as (
      select b.*, max(at) over (partition by channel_id, chat is null order by id) as reached,
        row_number() over (partition by channel_id, client_id order by chat is not null, id) as nth
      from both_of_them b)
    select id, channel_id, chat, sender, kind, body, price, at,
      case when nth > 1 and client_id is not null then client_id || ':' || chat else client_id end as client_id,
      row_number() over (partition by channel_id order by reached, chat is null, id)::integer as seq
    from reached`,
  `alter table lines drop constraint lines_pkey, drop constraint lines_client_id`,
  `update lines l set seq = t.seq from log_of_talk t
    where t.chat is null and t.channel_id = l.channel_id and t.id = l.id and t.seq <> l.seq`,
  `insert into lines (id, channel_id, seq, client_id, sender, kind, body, price, participation_id, at)
    overriding system value
    select id, channel_id, seq, client_id, sender, kind, body, price, chat, at from log_of_talk
    where chat is not null order by channel_id, seq`,
  `alter table lines add constraint lines_pkey primary key (channel_id, seq),
    add constraint lines_client_id unique (channel_id, client_id)`,
  `create index lines_of_chat on lines (participation_id, seq) where participation_id is not null`,
  `select setval(pg_get_serial_sequence('lines', 'id'), (select coalesce(max(id), 0) + 1 from lines), false)`,
  `update channels c set last_seq = t.last_seq from (
    select channel_id, max(seq) as last_seq from log_of_talk group by channel_id) t where t.channel_id = c.id`,
  `do $$ begin
    if (select count(*) from live_messages) <> (select count(*) from log_of_talk where kind = 'text')
      then raise exception 'lines of chats have no channel'; end if;
  end $$`,
  `drop table live_messages`,
  `alter table lines add column said text, add constraint lines_participation_id_fkey
    foreign key (participation_id) references live_participations (id) on delete cascade`,
  `update lines l set said = l.body ->> 'text' from live_participations p
    where p.id = l.participation_id and p.state = 'running' and l.kind = 'text'`,

  `create unique index lines_of_before on lines (participation_id, client_id)`,
  `create view live_messages as
    select id, participation_id as chat_id, client_id, sender as sender_type, said as text, at
    from lines where participation_id is not null and kind = 'text'`,
  `create function lines_chat() returns trigger language plpgsql as $$
    begin
      if new.channel_id is null then
        insert into channels (guest_id, actor_id)
        select p.guest_id::uuid, p.actor_id from live_participations p where p.id = new.participation_id
        on conflict (guest_id, actor_id) do nothing;
        select c.id into new.channel_id from live_participations p
          join channels c on c.guest_id = p.guest_id::uuid and c.actor_id = p.actor_id
        where p.id = new.participation_id;
        if new.client_id = 'reply:opening' then
          new.client_id := 'reply:opening:' || new.participation_id;
        end if;
        new.kind := coalesce(new.kind, 'text');
        new.body := coalesce(new.body, jsonb_build_object('text', new.said));
      elsif new.kind = 'text' then
        new.said := new.body ->> 'text';
      end if;
      return new;
    end $$`,
  // Before lines_number, as triggers come in the order of their names.
  `create trigger lines_chat before insert on lines
    for each row when (new.participation_id is not null) execute function lines_chat()`,
  `create function live_participations_span() returns trigger language plpgsql as $$
    declare p live_participations := new;
    begin
      -- Guests who went in the same transaction have no channel.
      if not exists (select from guests g where g.id = p.guest_id::uuid) then return null; end if;
      insert into lines (participation_id, client_id, sender, kind, body, at)
      values (p.id, 'chat_start:' || p.id, 'system', 'chat_start', ${noted.chat_start}, p.started_at);
      if p.state = 'ended' then
        if p.charged > 0 then
          insert into lines (participation_id, client_id, sender, kind, body, price, at)
          values (p.id, 'charge_success:' || p.id, 'system', 'charge_success', ${noted.charge_success}, p.charged,
            p.ended_at);
        end if;
        insert into lines (participation_id, client_id, sender, kind, body, at)
        values (p.id, 'chat_end:' || p.id, 'system', 'chat_end', ${noted.chat_end}, p.ended_at);
      end if;
      return null;
    end $$`,
  // Deferred: this version has written these lines by itself then.
  `create constraint trigger live_participations_begun after insert on live_participations
    deferrable initially deferred for each row execute function live_participations_span()`,
  `create constraint trigger live_participations_over after update of state on live_participations
    deferrable initially deferred for each row when (old.state <> new.state)
    execute function live_participations_span()`,
];

export const liveMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-21-live-01-chats': chats,
  '2026-11-22-live-01-ended-by': {
    up: async (db) => {
      await sql`alter table live_chats add column ended_by text`.execute(db);
    },
  },
  '2026-11-23-live-01-free-seconds': {
    up: async (db) => {
      await sql`
        alter table live_chats add column free_seconds integer not null default 0
          check (free_seconds >= 0)`.execute(db);
    },
  },
  '2026-11-23-live-02-streams': {
    up: async (db) => {
      await sql`alter table live_chats add column session_id text`.execute(db);
      // Asked for by every stream once a second: when the performer's latest chat ended.
      await sql`create index live_chats_of_actor on live_chats (actor_id, ended_at desc nulls last)`.execute(
        db,
      );
    },
  },
  '2026-11-27-live-01-first-picture': {
    up: async (db) => {
      await sql`
        alter table live_chats add column served_at timestamptz, add column picture_at timestamptz`.execute(
        db,
      );
      // A chat that runs meanwhile goes on as it was begun.
      await sql`update live_chats set picture_at = started_at where state = 'running'`.execute(db);
    },
  },
  '2026-11-28-live-01-sessions': sessions,
  // After the messenger has made the log.
  '2026-11-29-live-01-log': {
    async up(db) {
      for (const statement of log) await sql.raw(statement).execute(db);
    },
  },
};
