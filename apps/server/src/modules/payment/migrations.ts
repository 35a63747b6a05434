import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const paymentMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-21-payment-01-intents': {
    async up(db) {
      await sql`
        create table payment_intents (
          id uuid primary key,
          guest_id uuid not null references wallets (guest_id),
          option_id text,
          coins bigint not null check (coins > 0),
          bonus bigint not null check (bonus >= 0),
          euro_cents bigint not null check (euro_cents > 0),
          currency text not null,
          credit_amount bigint not null check (credit_amount > 0),
          bonus_amount bigint not null check (bonus_amount >= 0),
          status text not null check (status in ('open', 'paid', 'failed', 'expired')),
          return_path text not null,
          language text not null,
          expires_at timestamptz not null,
          created_at timestamptz not null,
          settled_at timestamptz,
          provider_reference text,
          constraint payment_intents_paid_has_reference check (status <> 'paid' or provider_reference is not null)
        )`.execute(db);
      await sql`create unique index payment_intents_reference on payment_intents (provider_reference)`.execute(
        db,
      );
      await sql`create index payment_intents_guest on payment_intents (guest_id, created_at desc)`.execute(
        db,
      );
      await sql`create index payment_intents_due on payment_intents (expires_at) where status = 'open'`.execute(
        db,
      );
    },
  },
  '2026-11-22-payment-02-kinds': {
    async up(db) {
      await sql`
        alter table payment_intents add column kind text not null default 'page'
          check (kind in ('page', 'oneClick', 'automatic'))`.execute(db);
    },
  },
  '2026-11-23-payment-03-recharge': {
    async up(db) {
      await sql`
        create table payment_settings (
          guest_id uuid primary key references wallets (guest_id),
          auto_recharge_amount bigint check (auto_recharge_amount > 0),
          threshold_coins bigint check (threshold_coins > 0),
          threshold bigint check (threshold > 0),
          maximum bigint check (maximum >= auto_recharge_amount),
          armed boolean not null default false,
          stopped_by text,
          language text not null,
          teaser text not null default 'on' check (teaser in ('on', 'off')),
          constraint payment_settings_whole check (auto_recharge_amount is null
            or (threshold_coins is not null and threshold is not null and maximum is not null))
        )`.execute(db);
      await sql`
        create table automatic_recharges (
          id uuid primary key,
          guest_id uuid not null references wallets (guest_id),
          state text not null check (state in ('due', 'waiting', 'asked', 'paid', 'refused', 'dropped')),
          code text,
          intent_id uuid unique references payment_intents (id),
          tapped boolean not null default false,
          waits_until timestamptz,
          created_at timestamptz not null,
          constraint automatic_recharges_asked_has_intent
            check (state not in ('asked', 'paid') or intent_id is not null)
        )`.execute(db);
      await sql`
        create unique index automatic_recharges_one_open on automatic_recharges (guest_id)
        where state in ('due', 'waiting', 'asked')`.execute(db);
      await sql`
        create index automatic_recharges_unanswered on automatic_recharges (state)
        where state in ('waiting', 'asked')`.execute(db);
      await sql`
        create index payment_intents_automatic on payment_intents (guest_id, created_at)
        where kind = 'automatic'`.execute(db);
    },
  },
  '2026-11-23-payment-04-pending': {
    async up(db) {
      await sql`
        alter table payment_intents
          drop constraint payment_intents_status_check,
          add constraint payment_intents_status_check
            check (status in ('open', 'pending', 'paid', 'failed', 'expired')),
          add column pending_since timestamptz,
          add column ask_at timestamptz,
          add column asked_times integer not null default 0,
          add constraint payment_intents_pending_is_asked
            check (status <> 'pending' or (pending_since is not null and ask_at is not null))`.execute(
        db,
      );
      await sql`
        create index payment_intents_to_ask on payment_intents (ask_at)
        where status = 'pending'`.execute(db);
      await sql`
        create index payment_intents_guest_pending on payment_intents (guest_id, pending_since)
        where status = 'pending'`.execute(db);
    },
  },
  '2026-11-23-payment-05-currency': {
    async up(db) {
      await sql`
        alter table payment_intents
          add column pay_currency text not null default 'EUR' check (pay_currency in ('EUR', 'CHF'))`.execute(
        db,
      );
      await sql`alter table payment_intents alter column pay_currency drop default`.execute(db);
      await sql`alter table payment_intents rename column euro_cents to pay_amount`.execute(db);
      await sql`alter table payment_intents drop column coins, drop column bonus`.execute(db);
      await sql`
        update payment_intents set option_id = 'topup-' || pay_amount where option_id is not null`.execute(
        db,
      );
      await sql`
        update mails
          set args = ((args::jsonb - 'coins') || jsonb_build_object('brings', args -> 'coins'))::json
        where template = 'topUpReceipt' and args::jsonb ? 'coins'`.execute(db);
      await sql`
        alter table payment_settings
          drop constraint payment_settings_whole,
          drop column threshold_coins,
          add constraint payment_settings_whole check (auto_recharge_amount is null
            or (threshold is not null and maximum is not null))`.execute(db);
    },
  },
  '2026-11-24-payment-06-refunds': {
    async up(db) {
      await sql`
        create table payment_refunds (
          intent_id uuid primary key references payment_intents (id),
          guest_id uuid not null references wallets (guest_id),
          amount bigint not null check (amount > 0),
          currency text not null check (currency in ('EUR', 'CHF')),
          provider_reference text not null,
          state text not null check (state in ('due', 'done')),
          refund_reference text,
          created_at timestamptz not null,
          done_at timestamptz,
          constraint payment_refunds_done check ((state = 'done') = (done_at is not null)))`.execute(
        db,
      );
    },
  },
};
