import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const newsletterMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-22-newsletter-01-readers': {
    async up(db) {
      const statements = [
        sql`create table newsletter_readers (
          email_key text primary key,
          email text not null,
          reader text not null unique,
          guest_id uuid references guests (id) on delete cascade,
          language text not null,
          types int not null check (types >= 0),
          pending int not null check (pending >= 0),
          paused_until timestamptz,
          confirmed_at timestamptz,
          constraint newsletter_readers_consent check (types = 0 or confirmed_at is not null))`,
        sql`create index newsletter_readers_guest on newsletter_readers (guest_id)`,
        sql`create table newsletter_confirmations (
          token_hash bytea primary key,
          email_key text not null references newsletter_readers (email_key) on delete cascade,
          types int not null,
          sent_at timestamptz not null,
          expires_at timestamptz not null)`,
        sql`create index newsletter_confirmations_key on newsletter_confirmations (email_key, sent_at)`,
        sql`create table newsletter_reasons (reason text not null, given_at timestamptz not null)`,
        sql`create table newsletter_issues (id text primary key, sent_at timestamptz not null)`,
      ];
      for (const statement of statements) await statement.execute(db);
    },
  },
  '2026-11-23-newsletter-02-issues': {
    async up(db) {
      await sql`alter table newsletter_issues add column type_id int, add column texts jsonb`.execute(
        db,
      );
    },
  },
};
