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
};
