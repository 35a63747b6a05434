import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const webpushMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-22-webpush-01-subscriptions': {
    async up(db) {
      const statements = [
        sql`create table web_push_subscriptions (
          id text primary key,
          endpoint text not null,
          p256dh text not null,
          auth text not null,
          encoding text not null check (encoding in ('aes128gcm', 'aesgcm')),
          actor_online boolean not null,
          campaigns boolean not null,
          news boolean not null,
          guest_id uuid references guests (id) on delete cascade,
          language text not null,
          token_hash bytea not null unique,
          renewed_at timestamptz not null)`,
        sql`create index web_push_subscriptions_guest on web_push_subscriptions (guest_id)`,
        sql`create table web_push_sent (
          subscription_id text not null references web_push_subscriptions (id) on delete cascade,
          message_id text not null,
          sent_at timestamptz not null,
          primary key (subscription_id, message_id))`,
        sql`create index web_push_sent_at on web_push_sent (sent_at)`,
      ];
      for (const statement of statements) await statement.execute(db);
    },
  },
  '2026-11-23-webpush-02-sessions': {
    async up(db) {
      // Without a reference: a log-in that only expired goes on to bring its guest messages.
      await sql`alter table web_push_subscriptions add column session_id uuid`.execute(db);
      await sql`create index web_push_subscriptions_session
        on web_push_subscriptions (session_id)`.execute(db);
    },
  },
};
