import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts that many guests share are kept in slots, so that their balance rows are not one lock. */
export const SHARED_ACCOUNT_SLOTS = 16;

async function run(db: Kysely<unknown>, ...statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const tables = [
  `create table accounts (
     id bigint generated always as identity primary key,
     kind text not null check (kind in ('guest', 'house', 'provider', 'bonus')),
     owner_id text not null,
     currency text not null check (currency in ('VXC', 'EUR', 'CHF', 'credits')),
     created_at timestamptz not null default now(),
     constraint accounts_one_per_owner unique (kind, owner_id, currency)
   )`,
  `create table account_balances (
     account_id bigint primary key references accounts (id),
     balance bigint not null default 0,
     is_guest boolean not null,
     constraint account_balances_guest_not_negative check (balance >= 0 or not is_guest)
   )`,
  `create table wallets (
     guest_id uuid primary key,
     account_id bigint not null unique references accounts (id),
     currency text not null,
     version bigint not null default 0,
     is_paying boolean not null default false,
     created_at timestamptz not null default now()
   )`,
  `create table transfers (
     id bigint generated always as identity primary key,
     idempotency_key text,
     kind text not null,
     reference text not null,
     refund_of bigint references transfers (id),
     created_at timestamptz not null
   )`,
  `create unique index transfers_once on transfers (idempotency_key) where idempotency_key is not null`,
  `create index transfers_refunds on transfers (refund_of) where refund_of is not null`,
  `create table postings (
     id bigint generated always as identity primary key,
     transfer_id bigint not null references transfers (id),
     account_id bigint not null references accounts (id),
     amount bigint not null constraint postings_not_zero check (amount <> 0),
     balance_after bigint not null,
     created_at timestamptz not null
   )`,
  `create index postings_by_transfer on postings (transfer_id)`,
  `create index postings_by_account on postings (account_id, id desc)`,
];

const readModels = [
  `create table statement_lines (
     id bigint generated always as identity primary key,
     guest_id uuid not null references wallets (guest_id),
     kind text not null,
     reference text not null,
     running boolean not null,
     text_key text not null,
     text_args jsonb not null,
     amount bigint not null,
     balance_after bigint not null,
     last_posting_id bigint not null,
     created_at timestamptz not null,
     updated_at timestamptz not null
   )`,
  `create unique index statement_lines_running on statement_lines (guest_id, kind, reference) where running`,
  `create index statement_lines_seek on statement_lines (guest_id, last_posting_id desc)`,
  `create index statement_lines_seek_kind on statement_lines (guest_id, kind, last_posting_id desc)`,
  `create table purchase_events (
     id bigint generated always as identity primary key,
     transfer_id bigint not null unique references transfers (id),
     guest_id uuid not null,
     category text not null check (category in ('video', 'image_album', 'feed_paid_content', 'feed_tip',
       'feed_tipping_goal', 'cam_show_ticket', 'toy_control', 'paid_message', 'live_chat', 'voyeur_cam', 'vip', 'tv')),
     product_id text not null,
     running boolean not null,
     currency text check (currency in ('EUR', 'VXC', 'credits')),
     value bigint,
     created_at timestamptz not null
   )`,
  `create unique index purchase_events_running on purchase_events (guest_id, category, product_id) where running`,
];

/** Balances follow postings: a posting moves its account's balance, and nothing else may. */
const balanceTriggers = [
  `create function accounts_open_balance() returns trigger language plpgsql as $$
   begin
     insert into account_balances (account_id, is_guest) values (new.id, new.kind = 'guest');
     return null;
   end $$`,
  `create trigger accounts_open_balance after insert on accounts
     for each row execute function accounts_open_balance()`,
  `create function postings_move_balance() returns trigger language plpgsql as $$
   begin
     update account_balances set balance = balance + new.amount
       where account_id = new.account_id returning balance into strict new.balance_after;
     return new;
   end $$`,
  `create trigger postings_move_balance before insert on postings
     for each row execute function postings_move_balance()`,
  `create function account_balances_guard() returns trigger language plpgsql as $$
   begin
     if tg_op in ('INSERT', 'UPDATE') and pg_trigger_depth() > 1 then return new; end if;
     raise exception 'A balance is written by postings alone (% refused).', tg_op
       using errcode = 'integrity_constraint_violation', constraint = 'account_balances_guard';
   end $$`,
  `create trigger account_balances_guard before insert or update or delete on account_balances
     for each row execute function account_balances_guard()`,
];

/** What was written stays: corrections are new transfers. */
const appendOnlyTriggers = [
  `create function ledger_append_only() returns trigger language plpgsql as $$
   begin
     raise exception 'The ledger is append-only (% of % refused).', tg_op, tg_table_name
       using errcode = 'integrity_constraint_violation', constraint = 'ledger_append_only';
   end $$`,
  ...['postings', 'transfers'].flatMap((table) => [
    `create trigger ${table}_append_only before update or delete on ${table}
       for each row execute function ledger_append_only()`,
    `create trigger ${table}_not_truncated before truncate on ${table}
       for each statement execute function ledger_append_only()`,
  ]),
];

/** Checked when the transaction commits, once all postings of a transfer are there. */
const balancedTriggers = [
  `create function transfers_balanced() returns trigger language plpgsql as $$
   declare checked bigint;
   begin
     if tg_table_name = 'transfers' then checked := new.id; else checked := new.transfer_id; end if;
     if not exists (select 1 from postings where transfer_id = checked) or exists (
       select 1 from postings p join accounts a on a.id = p.account_id
         where p.transfer_id = checked group by a.currency having sum(p.amount) <> 0
     ) then
       raise exception 'The postings of transfer % do not sum to 0.', checked
         using errcode = 'integrity_constraint_violation', constraint = 'transfers_balanced';
     end if;
     return null;
   end $$`,
  `create constraint trigger transfers_balanced after insert on transfers
     deferrable initially deferred for each row execute function transfers_balanced()`,
  `create constraint trigger postings_balanced after insert on postings
     deferrable initially deferred for each row execute function transfers_balanced()`,
];

/**
 * Whose an account is, in which currency, and which account a wallet draws on is settled when they are
 * made; otherwise past postings would mean something else. Balances go only with their postings.
 */
const fixedTriggers = [
  `create trigger accounts_fixed before update or delete on accounts
     for each row execute function ledger_append_only()`,
  `create trigger wallets_fixed before update of guest_id, account_id, currency or delete on wallets
     for each row execute function ledger_append_only()`,
  ...['accounts', 'account_balances', 'wallets'].map(
    (table) => `create trigger ${table}_not_truncated before truncate on ${table}
     for each statement execute function ledger_append_only()`,
  ),
];

/** A wallet in which nothing ever moved may draw on another account of its guest: past postings mean what they meant. */
const unusedWalletTriggers = [
  `drop trigger wallets_fixed on wallets`,
  `create function wallets_fixed() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' and new.guest_id = old.guest_id
       and not exists (select from postings where account_id = old.account_id)
       and exists (select from accounts a where a.id = new.account_id and a.kind = 'guest'
         and a.owner_id = new.guest_id::text and a.currency = new.currency)
     then return new; end if;
     raise exception 'A wallet in use keeps its account (% refused).', tg_op
       using errcode = 'integrity_constraint_violation', constraint = 'wallets_fixed';
   end $$`,
  `create trigger wallets_fixed before update of guest_id, account_id, currency or delete on wallets
     for each row execute function wallets_fixed()`,
];

const sharedAccounts = `insert into accounts (kind, owner_id, currency)
  select kind, 'slot-' || slot, currency
    from unnest(array['house', 'provider', 'bonus']) kind,
         unnest(array['VXC', 'EUR', 'CHF', 'credits']) currency,
         generate_series(0, ${SHARED_ACCOUNT_SLOTS - 1}) slot`;

/**
 * Performers have accounts. What of a charge is theirs says a table with the day from which a share holds: a change
 * is a new row, so that what was charged before stays what it was.
 */
const shares = [
  `alter table accounts drop constraint accounts_kind_check`,
  `alter table accounts add constraint accounts_kind_check
     check (kind in ('guest', 'house', 'provider', 'bonus', 'performer'))`,
  `create table performer_shares (
     kind text not null,
     from_day date not null,
     permille integer not null check (permille between 0 and 1000),
     primary key (kind, from_day)
   )`,
  `insert into performer_shares (kind, from_day, permille)
   select kind, date '2026-01-01', case when kind like 'feed_tip%' then 700 else 600 end
   from unnest(array['video', 'image_album', 'feed_paid_content', 'feed_tip', 'feed_tipping_goal',
     'cam_show_ticket', 'toy_control', 'paid_message', 'live_chat', 'voyeur_cam']) kind`,
  `create trigger performer_shares_append_only before update or delete on performer_shares
     for each row execute function ledger_append_only()`,
  `create table performer_lines (
     id bigint generated always as identity primary key,
     actor_id integer not null,
     day date not null,
     type text not null check (type in ('charge', 'refund', 'gift')),
     kind text not null,
     reference text not null,
     guest_id uuid not null,
     currency text not null,
     paid bigint not null,
     earned bigint not null,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     constraint performer_lines_one_a_day unique (actor_id, day, type, kind, reference, guest_id)
   )`,
  `create index performer_lines_of_guests on performer_lines (guest_id, reference)`,
  `create index performer_lines_by_reference on performer_lines (actor_id, reference)`,
];

export const moneyMigrations: Readonly<Record<string, Migration>> = {
  '2026-11-21-money-01-ledger': {
    async up(db) {
      await run(db, ...tables, ...readModels);
      await run(db, ...balanceTriggers, ...appendOnlyTriggers, ...balancedTriggers);
      await run(db, sharedAccounts);
    },
  },
  '2026-11-21-money-02-fixed': { up: (db) => run(db, ...fixedTriggers) },
  '2026-11-23-money-03-currency': { up: (db) => run(db, ...unusedWalletTriggers) },
  '2026-11-28-money-04-shares': { up: (db) => run(db, ...shares) },
  // Gifts are shared as tips are.
  '2026-11-29-money-05-gifts': {
    up: (db) =>
      run(
        db,
        `insert into performer_shares (kind, from_day, permille) values ('messenger_gift', '2026-01-01', 700)`,
      ),
  },
};
