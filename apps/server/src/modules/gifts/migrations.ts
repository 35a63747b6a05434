import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const giftMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-29-gifts-01-catalogue': {
    async up(db) {
      await sql`create table gifts (
        id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
        position integer not null,
        coins integer not null check (coins > 0),
        category text not null,
        vip boolean not null default false,
        active boolean not null default true,
        picture text not null,
        names jsonb not null)`.execute(db);
      await sql`create table gift_stock (
        guest_id uuid not null references guests (id) on delete cascade,
        gift_id text not null references gifts (id),
        quantity integer not null check (quantity >= 0),
        primary key (guest_id, gift_id))`.execute(db);
      await sql`create table gift_movements (
        id bigint generated always as identity primary key,
        guest_id uuid not null references guests (id) on delete cascade,
        gift_id text not null references gifts (id),
        quantity integer not null check (quantity <> 0),
        reason text not null check (reason in ('grant', 'voucher', 'sent', 'taken back')),
        key text not null,
        at timestamptz not null,
        constraint gift_movements_key unique (guest_id, key))`.execute(db);
    },
  },
};
