import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const avsMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-22-avs-01-proofs': {
    async up(db) {
      const statements = [
        sql`create table avs_guests (
          guest_id uuid primary key references guests (id) on delete cascade,
          status text not null check (status in ('unknown', 'pending', 'accepted', 'rejected')),
          reject_reason text,
          over_18 boolean not null,
          provider text,
          reference text,
          check_id uuid,
          accepted_at timestamptz,
          expires_at timestamptz,
          bonus_at timestamptz,
          constraint avs_guests_proof_is_whole check (
            over_18 = (provider is not null and reference is not null and check_id is not null
              and accepted_at is not null and expires_at is not null)),
          constraint avs_guests_reason check ((status = 'rejected') = (reject_reason is not null)))`,
        sql`create table avs_checks (
          id uuid primary key,
          guest_id uuid not null references guests (id) on delete cascade,
          status text not null check (status in ('open', 'pending', 'accepted', 'rejected')),
          forward_path text not null,
          language text not null,
          created_at timestamptz not null,
          expires_at timestamptz not null)`,
        sql`create index avs_checks_guest on avs_checks (guest_id)`,
        sql`create index avs_checks_expires_at on avs_checks (expires_at)`,
        sql`create table avs_attestations (
          reference text primary key, seen_at timestamptz not null default now())`,
      ];
      for (const statement of statements) await statement.execute(db);
    },
  },
};
