import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table subscriptions (
    id uuid primary key,
    guest_id uuid not null references wallets (guest_id),
    plan text not null check (plan in ('vip', 'vxselect', 'tv')),
    months int not null check (months in (1, 3, 12)),
    coins int not null check (coins > 0),
    state text not null check (state in ('active', 'cancelled', 'unpaid', 'ended')),
    started_at timestamptz not null,
    anchor_at timestamptz not null,
    periods int not null check (periods > 0),
    paid_until timestamptz not null,
    due_at timestamptz,
    tries int not null default 0 check (tries >= 0),
    discount int not null default 0 check (discount between 0 and 99),
    offer_accepted_at timestamptz,
    ended_at timestamptz,
    end_reason text check (end_reason in ('cancelled', 'unpaid', 'withdrawn', 'deleted')),
    keeps_flag boolean not null,
    constraint subscriptions_ended check (
      (state = 'ended') = (ended_at is not null)
      and (state = 'ended') = (end_reason is not null)
      and (state = 'ended') = (due_at is null))
  )`,
  sql`create unique index subscriptions_one_runs on subscriptions (guest_id, plan) where state <> 'ended'`,
  sql`create unique index subscriptions_one_offer on subscriptions (guest_id) where offer_accepted_at is not null`,
  sql`create index subscriptions_guest on subscriptions (guest_id, plan, started_at desc)`,
  sql`create table subscription_charges (
    subscription_id uuid not null references subscriptions (id),
    period int not null check (period > 0),
    transfer_id text not null unique,
    amount bigint not null check (amount > 0),
    currency text not null,
    charged_at timestamptz not null,
    primary key (subscription_id, period)
  )`,
  sql`create table withdrawals (
    id uuid primary key,
    guest_id uuid,
    subscription_id uuid unique references subscriptions (id),
    name text not null,
    email text not null,
    email_key text not null,
    contract text not null,
    refund bigint check (refund >= 0),
    received_at timestamptz not null,
    constraint withdrawals_of_guest check (subscription_id is null or guest_id is not null)
  )`,
  sql`create index withdrawals_email on withdrawals (email_key, received_at)`,
  sql`create index withdrawals_guest on withdrawals (guest_id) where guest_id is not null`,
];

export const subscriptionMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-23-subscriptions-01-tables': {
    async up(db) {
      for (const statement of statements) await statement.execute(db);
    },
  },
  '2026-11-24-subscriptions-02-confirmed-withdrawals': {
    async up(db) {
      await sql`
        alter table withdrawals
          add column language text not null default 'en',
          add column token_hash bytea unique,
          add column confirmed_at timestamptz`.execute(db);
      // Until now every declaration was answered by a receipt at once.
      await sql`update withdrawals set confirmed_at = received_at`.execute(db);
      await sql`create index withdrawals_received_at on withdrawals (received_at)`.execute(db);
      await sql`drop index withdrawals_email`.execute(db);
    },
  },
};
