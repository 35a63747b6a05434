import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const pincallMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-22-pincall-01-verifications': {
    async up(db) {
      const statements = [
        sql`create table pin_call_verifications (
          id uuid primary key,
          guest_id uuid not null references guests (id) on delete cascade,
          type text not null check (type in ('mobile', 'fixed')),
          country_code text not null,
          pre_code text not null,
          number text not null,
          e164 text not null,
          e123 text not null,
          pin_hash bytea,
          tries int not null check (tries >= 0),
          created_at timestamptz not null,
          expires_at timestamptz not null,
          verified_at timestamptz,
          constraint pin_call_forgets_the_code check ((verified_at is null) = (pin_hash is not null)))`,
        sql`create index pin_call_verifications_guest on pin_call_verifications (guest_id)`,
        sql`create table pin_call_numbers (
          e164 text primary key,
          guest_id uuid not null references guests (id) on delete cascade,
          verification_id uuid not null references pin_call_verifications (id) on delete cascade)`,
        sql`create index pin_call_numbers_guest on pin_call_numbers (guest_id)`,
        sql`create index pin_call_numbers_verification on pin_call_numbers (verification_id)`,
        sql`create table pin_call_keys (key text primary key, paused_until timestamptz)`,
        sql`create table pin_call_sends (key text not null, sent_at timestamptz not null)`,
        sql`create index pin_call_sends_key on pin_call_sends (key, sent_at)`,
        sql`create table pin_call_blocked (prefix text primary key, reason text not null)`,
        sql`create table pin_call_outbox (
          id uuid primary key,
          e164 text not null,
          way text not null check (way in ('sms', 'call')),
          language text not null,
          text text not null,
          sent_at timestamptz not null)`,
      ];
      for (const statement of statements) await statement.execute(db);
    },
  },
};
