import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const benefitsMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-22-benefits-01-codes-and-vouchers': {
    async up(db) {
      const statements = [
        sql`create table bonus_codes (
          code text primary key check (code = upper(code) and code <> ''),
          top_code text,
          valid_from timestamptz not null,
          valid_to timestamptz not null,
          contains_top_up_benefit boolean not null,
          require_mobile_auth boolean not null,
          vip boolean not null,
          benefits jsonb not null,
          max_redemptions int check (max_redemptions > 0),
          redeemed int not null default 0,
          constraint bonus_codes_not_overdrawn check (redeemed >= 0 and redeemed <= coalesce(max_redemptions, redeemed))
        )`,
        sql`create index bonus_codes_top_code on bonus_codes (top_code) where top_code is not null`,
        sql`create table code_redemptions (
          id uuid primary key,
          guest_id uuid not null references wallets (guest_id),
          code text not null references bonus_codes (code),
          top_code text,
          state text not null check (state in ('waiting', 'done', 'lapsed')),
          intent_id uuid,
          created_at timestamptz not null,
          constraint code_redemptions_once unique (guest_id, code)
        )`,
        sql`create unique index code_redemptions_once_per_promotion on code_redemptions (guest_id, top_code)
          where top_code is not null`,
        sql`create unique index code_redemptions_one_waits on code_redemptions (guest_id) where state = 'waiting'`,
        sql`create table benefit_grants (
          id uuid primary key,
          grant_key text not null unique,
          guest_id uuid not null references wallets (guest_id),
          origin text not null check (origin in ('code', 'avs', 'demo')),
          reference text not null,
          kind text not null,
          amount bigint not null check (amount > 0),
          valid_to timestamptz,
          created_at timestamptz not null
        )`,
        sql`create index benefit_grants_guest on benefit_grants (guest_id, kind)`,
        sql`create table vouchers (
          id uuid primary key,
          grant_id uuid not null unique references benefit_grants (id),
          guest_id uuid not null references wallets (guest_id),
          type int not null check (type between 1 and 10),
          granted int not null check (granted > 0),
          amount int not null check (amount >= 0),
          valid_from timestamptz not null,
          valid_to timestamptz not null,
          actors int[] not null,
          actor_id int,
          code text references bonus_codes (code),
          constraint vouchers_not_more_than_granted check (amount <= granted),
          constraint vouchers_code_of_its_type check ((code is not null) = (type = 9)),
          constraint vouchers_end_after_begin check (valid_to > valid_from)
        )`,
        sql`create index vouchers_of_guest on vouchers (guest_id, valid_to) where amount > 0`,
        sql`create table voucher_uses (
          use_key text primary key,
          voucher_id uuid not null references vouchers (id),
          guest_id uuid not null references wallets (guest_id),
          units int not null check (units > 0),
          kind text not null check (kind in ('video', 'chat', 'credits', 'code')),
          reference text not null,
          created_at timestamptz not null
        )`,
        sql`create index voucher_uses_voucher on voucher_uses (voucher_id)`,
      ];
      for (const statement of statements) await statement.execute(db);
    },
  },
  '2026-11-23-benefits-02-origins': {
    async up(db) {
      // Origins stand in `GrantOrigin`; each new one would be a change of the table here.
      await sql`alter table benefit_grants drop constraint if exists benefit_grants_origin_check`.execute(
        db,
      );
    },
  },
  '2026-11-24-benefits-03-welcome-gifts': {
    async up(db) {
      // Keyed hashes of devices, mailboxes and numbers: whom the welcome gift was given, without a guest.
      await sql`create table welcome_gifts (hash bytea primary key, given_at timestamptz not null)`.execute(
        db,
      );
      await sql`create index welcome_gifts_given_at on welcome_gifts (given_at)`.execute(db);
    },
  },
  '2026-11-29-benefits-04-messages': {
    async up(db) {
      await sql`alter table voucher_uses drop constraint voucher_uses_kind_check,
        add constraint voucher_uses_kind_check
          check (kind in ('video', 'chat', 'message', 'credits', 'code'))`.execute(db);
    },
  },
  '2026-11-29-benefits-05-gifts': {
    async up(db) {
      await sql`alter table voucher_uses drop constraint voucher_uses_kind_check,
        add constraint voucher_uses_kind_check
          check (kind in ('video', 'chat', 'message', 'gift', 'credits', 'code'))`.execute(db);
    },
  },
};
