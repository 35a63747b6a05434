import { type Kysely, sql } from 'kysely';
import type { AnyTransaction } from '../../platform/database/index.ts';
import { SHARED_ACCOUNT_SLOTS } from './migrations.ts';
import type { ChargeKind, LineKind, WalletCurrency } from './money-api.ts';
import type { StatementKind } from './money.rules.ts';
import type { MoneyTables } from './tables.ts';
import { berlinDayOf } from '@vx/money-core/rules';

/** The wallet with its account, as a charge sees it. */
export interface WalletRow {
  readonly guestId: string;
  readonly accountId: number;
  readonly currency: WalletCurrency;
  readonly balance: number;
  readonly version: number;
  readonly isPaying: boolean;
}

/** One transfer between a guest and a shared account. */
export interface TransferRow {
  readonly wallet: WalletRow;
  /** What the guest's account moves by; negative for a charge. */
  readonly amount: number;
  readonly against: 'house' | 'provider' | 'bonus';
  readonly kind: LineKind;
  /** The kind under which the statement lists it. */
  readonly lineKind: StatementKind;
  readonly reference: string;
  readonly textKey: string;
  readonly textArgs: Readonly<Record<string, string | number>>;
  readonly running: boolean;
  readonly transferKey: string | null;
  readonly refundOf: string | null;
  /** Of a charge the performer's part, with a minus where it is given back; the rest is `against`'s. */
  readonly share: {
    readonly performerId: number;
    readonly owner: string;
    readonly part: number;
    /** What was charged for, also where it is given back. */
    readonly kind: ChargeKind;
  } | null;
  /** The event for analytics; a refund or credit has none. */
  readonly purchase: {
    readonly category: string;
    readonly currency: string | null;
    readonly value: number | null;
  } | null;
  readonly at: Date;
}

/** Creates the account and the wallet; does nothing when the guest has one. */
export async function insertWallet(
  tx: AnyTransaction,
  guestId: string,
  currency: WalletCurrency,
): Promise<void> {
  await sql`
    with account as (
      insert into accounts (kind, owner_id, currency) values ('guest', ${guestId}, ${currency})
      on conflict on constraint accounts_one_per_owner do nothing returning id
    )
    insert into wallets (guest_id, account_id, currency) select ${guestId}::uuid, id, ${currency}::text from account
    on conflict (guest_id) do nothing`.execute(tx);
}

/** Whether money has ever moved in the guest's wallet. */
export async function hasPostings(
  db: Kysely<MoneyTables> | AnyTransaction,
  guestId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from wallets w where w.guest_id = ${guestId}
      and exists (select from postings p where p.account_id = w.account_id)`.execute(db);
  return rows.length > 0;
}

/**
 * Has a wallet in which nothing ever moved draw on the guest's account in another currency, which is
 * made where there is none yet. Answers the new version.
 */
export async function moveWallet(
  tx: AnyTransaction,
  guestId: string,
  currency: WalletCurrency,
): Promise<number> {
  await sql`
    insert into accounts (kind, owner_id, currency) values ('guest', ${guestId}, ${currency})
    on conflict on constraint accounts_one_per_owner do nothing`.execute(tx);
  const { rows } = await sql<{ version: number }>`
    update wallets w set account_id = a.id, currency = a.currency, version = w.version + 1
    from accounts a
    where w.guest_id = ${guestId}::uuid and a.kind = 'guest' and a.owner_id = ${guestId}
      and a.currency = ${currency}
    returning w.version`.execute(tx);
  return rows[0]!.version;
}

/** Which of a performer's accounts a wallet's charges go to: guests who buy at once do not wait for one row. */
export const performerAccount = (performerId: number, accountId: number): string =>
  `${performerId}/${accountId % SHARED_ACCOUNT_SLOTS}`;

/** Opens those accounts of performers that are not there yet. */
export async function openPerformerAccounts(
  tx: AnyTransaction,
  accounts: readonly { readonly owner: string; readonly currency: WalletCurrency }[],
): Promise<void> {
  await sql`
    insert into accounts (kind, owner_id, currency)
    select 'performer', owner_id, currency from unnest(
      ${accounts.map(({ owner }) => owner)}::text[],
      ${accounts.map(({ currency }) => currency)}::text[]) as a (owner_id, currency)
    order by owner_id, currency
    on conflict on constraint accounts_one_per_owner do nothing`.execute(tx);
}

/** Writes what the house gives a performer. Does nothing where the key has been there. */
export async function insertGift(
  tx: AnyTransaction,
  gift: {
    /** The accounts of performer and house. */
    readonly owner: string;
    readonly slot: number;
    readonly performerId: number;
    readonly guestId: string;
    readonly kind: ChargeKind;
    readonly currency: WalletCurrency;
    /** What the guest would have paid, and the performer's part of it. */
    readonly worth: number;
    readonly part: number;
    readonly reference: string;
    /** The gift that is taken back; then worth and part are negative. Default: this is one. */
    readonly refundOf?: string;
    readonly transferKey: string;
    readonly at: Date;
  },
): Promise<void> {
  const house = `slot-${gift.slot}`;
  await sql`
    with transfer as (
      insert into transfers (idempotency_key, kind, reference, refund_of, created_at)
      values (${gift.transferKey}, 'gift', ${gift.reference}, ${gift.refundOf ?? null}::bigint, ${gift.at})
      on conflict (idempotency_key) where idempotency_key is not null do nothing
      returning id
    ), earned as (
      insert into performer_lines as l (actor_id, day, type, kind, reference, guest_id, currency,
        paid, earned, created_at, updated_at)
      select ${gift.performerId}::int, ${berlinDayOf(gift.at.getTime())}::date, 'gift', ${gift.kind}, ${gift.reference},
        ${gift.guestId}::uuid, ${gift.currency}, ${gift.worth}::bigint, ${gift.part}::bigint, ${gift.at}::timestamptz,
        ${gift.at}::timestamptz from transfer
      on conflict on constraint performer_lines_one_a_day do update set
        paid = l.paid + excluded.paid, earned = l.earned + excluded.earned, updated_at = excluded.updated_at
    )
    insert into postings (transfer_id, account_id, amount, created_at)
    select t.id, a.id, leg.amount, ${gift.at} from transfer t
    cross join (values ('house', ${house}, ${-gift.part}::bigint),
      ('performer', ${gift.owner}, ${gift.part}::bigint)) as leg (kind, owner_id, amount)
    join accounts a on a.kind = leg.kind and a.owner_id = leg.owner_id and a.currency = ${gift.currency}
    order by a.id`.execute(tx);
}

interface GivenGift {
  readonly transferId: string;
  /** The account of the performer's. */
  readonly owner: string;
  readonly part: number;
  /** What the guest would have paid. */
  readonly worth: number;
}

/** What the house gave under a key, and to which account of the performer's; `null`: nothing. */
export async function findGift(tx: AnyTransaction, giftKey: string): Promise<GivenGift | null> {
  const { rows } = await sql<GivenGift>`
    select t.id::text as "transferId", a.owner_id as owner, p.amount as part, coalesce((
      select sum(l.paid) from performer_lines l
      where l.actor_id = split_part(a.owner_id, '/', 1)::int and l.reference = t.reference and l.type = 'gift'
    ), 0)::bigint as worth
    from transfers t join postings p on p.transfer_id = t.id join accounts a on a.id = p.account_id
    where t.idempotency_key = ${giftKey} and t.kind = 'gift' and a.kind = 'performer'`.execute(tx);
  return rows[0] ?? null;
}

/** The charge of a guest for one thing, found by its line of the statement; `null`: there is none. */
export async function findPurchase(
  tx: AnyTransaction,
  purchase: { readonly guestId: string; readonly kind: ChargeKind; readonly reference: string },
): Promise<string | null> {
  const { rows } = await sql<{ transferId: string }>`
    select t.id::text as "transferId" from statement_lines l
    join postings p on p.id = l.last_posting_id join transfers t on t.id = p.transfer_id
    where l.guest_id = ${purchase.guestId} and l.reference = ${purchase.reference} and l.amount < 0
      and not l.running and t.kind = ${purchase.kind}
    order by l.last_posting_id desc limit 1`.execute(tx);
  return rows[0]?.transferId ?? null;
}

/** Every share with the day from which it holds, the latest first. */
export async function listShares(
  db: Kysely<MoneyTables> | AnyTransaction,
): Promise<
  readonly { readonly kind: ChargeKind; readonly fromDay: string; readonly permille: number }[]
> {
  const { rows } = await sql<{ kind: ChargeKind; fromDay: string; permille: number }>`
    select kind, from_day::text as "fromDay", permille from performer_shares order by from_day desc`.execute(
    db,
  );
  return rows;
}

const walletColumns = sql`
  w.guest_id as "guestId", w.account_id as "accountId", w.currency, b.balance, w.version, w.is_paying as "isPaying"`;

/** Reads the wallet without a lock. */
export async function findWallet(
  db: Kysely<MoneyTables> | AnyTransaction,
  guestId: string,
): Promise<WalletRow | null> {
  const { rows } = await sql<WalletRow>`
    select ${walletColumns} from wallets w join account_balances b on b.account_id = w.account_id
    where w.guest_id = ${guestId}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Locks the wallet until the transaction ends: whoever changes this balance waits here. Where another
 * currency was chosen meanwhile, the statement still knows the old account alone and answers `null`; the
 * next one sees the new one, which stays as long as the lock.
 */
export async function tryLockWalletRow(
  tx: AnyTransaction,
  guestId: string,
): Promise<WalletRow | null> {
  const { rows } = await sql<WalletRow>`
    select ${walletColumns} from wallets w join account_balances b on b.account_id = w.account_id
    where w.guest_id = ${guestId} for no key update of w, b`.execute(tx);
  return rows[0] ?? null;
}

/** Locks the wallet until the transaction ends; `null` when the guest has none. */
export async function lockWalletRow(
  tx: AnyTransaction,
  guestId: string,
): Promise<WalletRow | null> {
  return (await tryLockWalletRow(tx, guestId)) ?? (await tryLockWalletRow(tx, guestId));
}

/** Locks many wallets in the order of their guests, so that two who do so never wait for each other. */
export async function lockWalletRows(
  tx: AnyTransaction,
  guestIds: readonly string[],
  skipLocked = false,
): Promise<readonly WalletRow[]> {
  if (guestIds.length === 0) return [];
  const { rows } = await sql<WalletRow>`
    select ${walletColumns} from wallets w join account_balances b on b.account_id = w.account_id
    where w.guest_id = any(${[...guestIds]}::uuid[]) order by w.guest_id for no key update of w, b
    ${skipLocked ? sql`skip locked` : sql``}`.execute(tx);
  return rows;
}

export interface WrittenTransfer {
  readonly transferId: string;
  readonly balance: number;
  readonly version: number;
}

/**
 * Writes transfers with both postings, the statement line, the purchase event and the new version,
 * all in one statement. The guests are all different; the answers are in the order of the rows.
 * Postings go by account, so that shared accounts are locked in one order.
 */
export async function insertTransfers(
  tx: AnyTransaction,
  given: readonly TransferRow[],
): Promise<readonly WrittenTransfer[]> {
  if (given.length === 0) return [];
  const column = <Value>(read: (row: TransferRow) => Value) => given.map(read);
  const { rows } = await sql<{ transferId: number; balance: number; version: number }>`
    with given as materialized (
      select r.*, nextval(pg_get_serial_sequence('transfers', 'id')) as transfer_id
      from unnest(
        ${column((row) => row.wallet.guestId)}::uuid[],
        ${column((row) => row.wallet.accountId)}::bigint[],
        ${column((row) => row.wallet.currency)}::text[],
        ${column((row) => row.against)}::text[],
        ${column((row) => `slot-${row.wallet.accountId % SHARED_ACCOUNT_SLOTS}`)}::text[],
        ${column((row) => row.amount)}::bigint[],
        ${column((row) => row.kind)}::text[],
        ${column((row) => row.lineKind)}::text[],
        ${column((row) => row.reference)}::text[],
        ${column((row) => row.textKey)}::text[],
        ${column((row) => JSON.stringify(row.textArgs))}::text[],
        ${column((row) => row.running)}::boolean[],
        ${column((row) => row.transferKey)}::text[],
        ${column((row) => row.refundOf)}::bigint[],
        ${column((row) => row.purchase !== null)}::boolean[],
        ${column((row) => row.purchase?.category ?? null)}::text[],
        ${column((row) => row.purchase?.currency ?? null)}::text[],
        ${column((row) => row.purchase?.value ?? null)}::bigint[],
        ${column((row) => row.at.toISOString())}::timestamptz[],
        ${column((row) => row.share?.owner ?? null)}::text[],
        ${column((row) => row.share?.part ?? 0)}::bigint[],
        ${column((row) => row.share?.performerId ?? null)}::int[],
        ${column((row) => row.share?.kind ?? null)}::text[],
        ${column((row) => berlinDayOf(row.at.getTime()))}::date[]
      ) with ordinality as r (guest_id, account_id, currency, against, slot, amount, kind, line_kind, reference,
        text_key, text_args, running, transfer_key, refund_of, has_event, category, event_currency, event_value,
        at, performer, part, actor_id, shared_kind, day, place)
    ), transfer as (
      insert into transfers (id, idempotency_key, kind, reference, refund_of, created_at) overriding system value
      select transfer_id, transfer_key, kind, reference, refund_of, at from given
    ), legs as (
      insert into postings (transfer_id, account_id, amount, created_at)
      select leg.transfer_id, leg.account_id, leg.amount, leg.at from (
        select transfer_id, account_id, amount, at from given
        union all
        select g.transfer_id, a.id, -g.amount - g.part, g.at from given g
        join accounts a on a.kind = g.against and a.owner_id = g.slot and a.currency = g.currency
        where -g.amount <> g.part
        union all
        select g.transfer_id, a.id, g.part, g.at from given g
        join accounts a on a.kind = 'performer' and a.owner_id = g.performer and a.currency = g.currency
        where g.part <> 0
      ) leg
      order by leg.account_id
      returning id, transfer_id, account_id, amount, balance_after
    ), mine as (
      select g.*, p.id as posting_id, p.balance_after from legs p
      join given g on g.transfer_id = p.transfer_id and g.account_id = p.account_id
    ), line as (
      insert into statement_lines as l (guest_id, kind, reference, running, text_key, text_args,
        amount, balance_after, last_posting_id, created_at, updated_at)
      select guest_id, line_kind, reference, running, text_key, text_args::jsonb,
        amount, balance_after, posting_id, at, at from mine
      on conflict (guest_id, kind, reference) where running do update set
        amount = l.amount + excluded.amount, balance_after = excluded.balance_after,
        last_posting_id = excluded.last_posting_id, updated_at = excluded.updated_at,
        text_key = excluded.text_key, text_args = excluded.text_args
    ), event as (
      insert into purchase_events as e (transfer_id, guest_id, category, product_id, running, currency, value, created_at)
      select transfer_id, guest_id, category, reference, running, event_currency, event_value, at
      from mine where has_event
      on conflict (guest_id, category, product_id) where running do update set value = e.value + excluded.value
    ), earned as (
      insert into performer_lines as l (actor_id, day, type, kind, reference, guest_id, currency,
        paid, earned, created_at, updated_at)
      select actor_id, day, case when refund_of is null then 'charge' else 'refund' end, shared_kind, reference,
        guest_id, currency, -amount, part, at, at from given where actor_id is not null
      on conflict on constraint performer_lines_one_a_day do update set
        paid = l.paid + excluded.paid, earned = l.earned + excluded.earned, updated_at = excluded.updated_at
    ), wallet as (
      update wallets w set version = version + 1 from given g where w.guest_id = g.guest_id
      returning w.guest_id, w.version
    )
    select mine.transfer_id as "transferId", mine.balance_after as balance, wallet.version
    from mine join wallet on wallet.guest_id = mine.guest_id order by mine.place`.execute(tx);
  return rows.map((row) => ({
    transferId: String(row.transferId),
    balance: row.balance,
    version: row.version,
  }));
}

export interface KnownTransfer {
  readonly transferId: string;
  readonly balance: number;
  readonly amount: number;
}

/** Those of the keys that have a transfer. */
export async function findTransfersByKeys(
  tx: AnyTransaction,
  keys: readonly string[],
): Promise<ReadonlyMap<string, KnownTransfer>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ key: string; transferId: number; balance: number; amount: number }>`
    select t.idempotency_key as key, t.id as "transferId", p.balance_after as balance, abs(p.amount) as amount
    from transfers t join postings p on p.transfer_id = t.id join accounts a on a.id = p.account_id
    where t.idempotency_key = any(${[...keys]}::text[]) and a.kind = 'guest'`.execute(tx);
  return new Map(
    rows.map(({ key, ...row }) => [key, { ...row, transferId: String(row.transferId) }]),
  );
}

export interface RefundableRow {
  readonly guestId: string;
  readonly kind: LineKind;
  readonly reference: string;
  readonly currency: WalletCurrency;
  readonly charged: number;
  /** Whose part of it was how much; `null`: all was the house's. */
  readonly performerId: number | null;
  readonly part: number;
  readonly at: Date;
}

/** The charge that is to be given back. */
export async function findCharge(
  tx: AnyTransaction,
  transferId: string,
): Promise<RefundableRow | null> {
  const { rows } = await sql<RefundableRow>`
    select a.owner_id as "guestId", t.kind, t.reference, a.currency, -p.amount as charged,
      split_part(s.owner_id, '/', 1)::int as "performerId", coalesce(s.part, 0)::bigint as part, t.created_at as at
    from transfers t join postings p on p.transfer_id = t.id join accounts a on a.id = p.account_id
    left join lateral (
      select o.owner_id, q.amount as part from postings q join accounts o on o.id = q.account_id
      where q.transfer_id = t.id and o.kind = 'performer'
    ) s on true
    where t.id = ${transferId}::bigint and a.kind = 'guest' and p.amount < 0`.execute(tx);
  return rows[0] ?? null;
}

/** What was given back of a charge already. Call it after the wallet is locked. */
export async function refundedOf(tx: AnyTransaction, transferId: string): Promise<number> {
  const { rows } = await sql<{ refunded: number }>`
    select coalesce(sum(p.amount), 0)::bigint as refunded
    from transfers t join postings p on p.transfer_id = t.id join accounts a on a.id = p.account_id
    where t.refund_of = ${transferId}::bigint and a.kind = 'guest'`.execute(tx);
  return rows[0]?.refunded ?? 0;
}

/** Marks the guest as paying. Answers the new version, or `null` when nothing changed. */
export async function setPaying(tx: AnyTransaction, guestId: string): Promise<number | null> {
  const { rows } = await sql<{ version: number }>`
    update wallets set is_paying = true, version = version + 1
    where guest_id = ${guestId} and not is_paying returning version`.execute(tx);
  return rows[0]?.version ?? null;
}
