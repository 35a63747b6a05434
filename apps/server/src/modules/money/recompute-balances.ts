import { type Kysely, sql } from 'kysely';
import type { LedgerFault } from './money-api.ts';
import type { MoneyTables } from './tables.ts';

const charges = sql`('video', 'image_album', 'feed_paid_content', 'feed_tip', 'feed_tipping_goal',
  'cam_show_ticket', 'toy_control', 'paid_message', 'messenger_gift', 'live_chat', 'voyeur_cam', 'vip', 'tv')`;

/**
 * Every promise of the ledger, each as a query that answers what breaks it. The postings are the
 * truth; everything else is compared with them.
 */
const checks: Readonly<
  Record<LedgerFault['invariant'], ReturnType<typeof sql<{ subject: string; detail: string }>>>
> = {
  'balance-equals-postings': sql`
    select 'account ' || b.account_id as subject,
      'balance ' || b.balance || ', postings ' || coalesce(p.total, 0) || ', last ' || coalesce(p.last, 0) as detail
    from account_balances b left join (
      select account_id, sum(amount) as total,
        (array_agg(balance_after order by id desc))[1] as last, min(balance_after) as least
      from postings group by account_id
    ) p on p.account_id = b.account_id
    where b.balance <> coalesce(p.total, 0) or (b.is_guest and b.balance <> coalesce(p.last, 0))`,
  'balance-not-negative': sql`
    select 'account ' || a.id as subject, 'balance ' || b.balance as detail
    from accounts a join account_balances b on b.account_id = a.id
    where a.kind = 'guest' and (b.balance < 0 or exists (
      select 1 from postings p where p.account_id = a.id and p.balance_after < 0))`,
  'transfer-sums-to-zero': sql`
    select 'transfer ' || t.id as subject, 'sum ' || coalesce(sum(p.amount), 0) as detail
    from transfers t left join postings p on p.transfer_id = t.id left join accounts a on a.id = p.account_id
    group by t.id, a.currency having coalesce(sum(p.amount), 1) <> 0`,
  'postings-sum-to-zero': sql`
    select a.currency as subject, 'sum ' || sum(p.amount) as detail
    from postings p join accounts a on a.id = p.account_id group by a.currency having sum(p.amount) <> 0`,
  'charge-has-one-purchase-event': sql`
    select coalesce(c.guest_id, e.guest_id) || ' ' || coalesce(c.kind, e.category) || ' '
        || coalesce(c.reference, e.product_id) as subject,
      'charged ' || coalesce(c.total, 0) || ' in ' || coalesce(c.count, 0)
        || ', events ' || coalesce(e.total, 0) || ' in ' || coalesce(e.count, 0) as detail
    from (
      select a.owner_id as guest_id, case t.kind when 'messenger_gift' then 'paid_message' else t.kind end as kind, t.reference, -sum(p.amount) as total, count(*) as count
      from transfers t join postings p on p.transfer_id = t.id join accounts a on a.id = p.account_id
      where a.kind = 'guest' and t.kind in ${charges} group by 1, 2, 3
    ) c full join (
      select guest_id::text as guest_id, category, product_id, sum(value) as total, count(*) as count, bool_or(running) as running
      from purchase_events group by 1, 2, 3
    ) e on e.guest_id = c.guest_id and e.category = c.kind and e.product_id = c.reference
    where c.total is distinct from coalesce(e.total, c.total) or c.guest_id is null or e.guest_id is null
      or (e.count <> c.count and not e.running)`,
  'statement-equals-postings': sql`
    select w.guest_id::text as subject, 'balance ' || b.balance || ', lines ' || coalesce(sum(l.amount), 0) as detail
    from wallets w join account_balances b on b.account_id = w.account_id
    left join statement_lines l on l.guest_id = w.guest_id
    group by w.guest_id, b.balance having b.balance <> coalesce(sum(l.amount), 0)`,
  'performer-lines-equal-postings': sql`
    select coalesce(p.actor_id, l.actor_id) || ' ' || coalesce(p.currency, l.currency) as subject,
      'posted ' || coalesce(p.total, 0) || ', lines ' || coalesce(l.total, 0) as detail
    from (
      select split_part(a.owner_id, '/', 1)::int as actor_id, a.currency, sum(b.balance) as total
      from accounts a join account_balances b on b.account_id = a.id where a.kind = 'performer' group by 1, 2
    ) p full join (
      select actor_id, currency, sum(earned) as total from performer_lines group by 1, 2
    ) l on l.actor_id = p.actor_id and l.currency = p.currency
    where coalesce(p.total, 0) <> coalesce(l.total, 0)`,
};

/** Runs every check. Run it on a quiet database or inside one snapshot: the queries follow each other. */
export async function recomputeBalances(db: Kysely<MoneyTables>): Promise<readonly LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const [invariant, query] of Object.entries(checks) as [
    LedgerFault['invariant'],
    (typeof checks)[LedgerFault['invariant']],
  ][]) {
    const { rows } = await query.execute(db);
    faults.push(...rows.map(({ subject, detail }) => ({ invariant, subject, detail })));
  }
  return faults;
}
