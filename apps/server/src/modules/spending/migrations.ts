import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const spendingMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-22-spending-01-limits': {
    async up(db) {
      await sql`
        create table spending_days (
          guest_id uuid not null references wallets (guest_id),
          day text not null check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
          spent bigint not null default 0,
          paid_in bigint not null default 0,
          primary key (guest_id, day)
        )`.execute(db);
      await sql`
        create table spending_limits (
          guest_id uuid not null references wallets (guest_id),
          period text not null check (period in ('day', 'week', 'month')),
          amount bigint check (amount > 0),
          raise_amount bigint check (raise_amount > 0),
          raise_from timestamptz,
          primary key (guest_id, period)
        )`.execute(db);
      await sql`
        create table spending_pauses (
          id bigint generated always as identity primary key,
          guest_id uuid not null references wallets (guest_id),
          kind text not null check (kind in ('coolOff', 'exclusion')),
          begun_at timestamptz not null,
          until timestamptz
        )`.execute(db);
      await sql`create index spending_pauses_guest on spending_pauses (guest_id, until)`.execute(
        db,
      );
      // What was moved before there were limits counts in its day like everything else.
      await sql`
        insert into spending_days (guest_id, day, spent, paid_in)
        select a.owner_id::uuid, to_char(p.created_at at time zone 'Europe/Berlin', 'YYYY-MM-DD'),
          greatest(0, coalesce(-sum(p.amount) filter (where t.kind not in ('topup', 'bonus', 'correction')), 0)),
          coalesce(sum(p.amount) filter (where t.kind = 'topup'), 0)
        from postings p join accounts a on a.id = p.account_id join transfers t on t.id = p.transfer_id
        where a.kind = 'guest' group by 1, 2`.execute(db);
    },
  },
  '2026-11-24-spending-02-persons': {
    async up(db) {
      await sql`
        create table spending_traces (
          guest_id uuid not null references wallets (guest_id),
          kind text not null,
          hash bytea not null,
          primary key (guest_id, kind, hash)
        )`.execute(db);
      // Without a guest: it outlives the account.
      await sql`
        create table spending_excluded (
          kind text not null,
          hash bytea not null,
          until timestamptz,
          primary key (kind, hash)
        )`.execute(db);
    },
  },
  '2026-11-24-spending-03-devices': {
    async up(db) {
      // Held by a device alone: perhaps another of its household.
      await sql`alter table spending_pauses
        add column by_device boolean not null default false`.execute(db);
    },
  },
};
