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
};
