import type { Query } from './database.ts';
import type { Guest } from './plan.ts';
import type { Findings } from './violation.ts';

const promises: Readonly<Record<string, string>> = {
  'a recharge is one payment': `
    select 'recharge ' || r.id || ' is ' || r.state || ', its payment ' || coalesce(i.status, 'nothing') as detail
    from automatic_recharges r left join payment_intents i on i.id = r.intent_id
    where (r.state = 'paid') <> coalesce(i.status = 'paid', false)
      or (r.state in ('due', 'waiting', 'dropped') and r.intent_id is not null)`,
  'an automatic payment has its recharge': `
    select 'payment ' || i.id as detail from payment_intents i
    where i.kind = 'automatic' and not exists (select 1 from automatic_recharges r where r.intent_id = i.id)`,
  'a second recharge within ten minutes was tapped': `
    select 'recharge ' || r.id as detail from (
      select r.id, r.tapped, i.created_at - lag(i.created_at) over (partition by r.guest_id order by i.created_at) as after
      from automatic_recharges r join payment_intents i on i.id = r.intent_id and i.status <> 'failed') r
    where r.after < interval '10 minutes' and not r.tapped`,
  'recharges stay within the monthly maximum': `
    select 'guest ' || i.guest_id || ' paid ' || sum(i.pay_amount) || ' of ' || s.maximum as detail
    from payment_intents i join payment_settings s on s.guest_id = i.guest_id
    where i.kind = 'automatic' and i.status <> 'failed'
    group by i.guest_id, s.maximum having sum(i.pay_amount) > s.maximum`,
  'a crossing recharges once at most': `
    with moves as (
      select a.owner_id::uuid as guest_id, p.amount, p.balance_after,
        lag(p.balance_after, 1, 0::bigint) over (partition by a.id order by p.id) as before
      from postings p join accounts a on a.id = p.account_id where a.kind = 'guest'),
    crossings as (
      select m.guest_id, count(*) as count from moves m join payment_settings s on s.guest_id = m.guest_id
      where m.amount < 0 and m.balance_after < s.threshold and m.before >= s.threshold group by m.guest_id)
    select 'guest ' || r.guest_id || ': ' || count(*) || ' recharges, ' || coalesce(c.count, 0) || ' crossings' as detail
    from automatic_recharges r left join crossings c on c.guest_id = r.guest_id
    group by r.guest_id, c.count having count(*) > coalesce(c.count, 0)`,
};

/** What must hold of automatic recharges, and that there were some. */
export async function checkRecharges(
  query: Query,
  guests: readonly Guest[],
  findings: Findings,
): Promise<void> {
  for (const [invariant, text] of Object.entries(promises)) {
    for (const { detail } of await query<{ detail: string }>(text)) findings.add(invariant, detail);
  }
  const rows = await query<{ guest_id: string }>(
    "select distinct guest_id from payment_intents where kind = 'automatic' and status = 'paid'",
  );
  const recharged = new Set(rows.map(({ guest_id: id }) => id));
  if (recharged.size === 0)
    findings.add('a balance below the threshold recharges', 'none did, so nothing was proven');
  for (const { id, recharges } of guests)
    if (recharged.has(id) && !recharges) findings.add('nobody is recharged unasked', `guest ${id}`);
}
