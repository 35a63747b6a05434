import type { Invariants } from './invariants.ts';

/** What must hold of automatic recharges. */
export const rechargeInvariants: Invariants = {
  'a recharge is one payment': `
    select 'recharge ' || r.id || ' is ' || r.state || ', its payment ' || coalesce(i.status, 'nothing') as detail
    from automatic_recharges r left join payment_intents i on i.id = r.intent_id
    where (r.state = 'paid') <> coalesce(i.status = 'paid', false)
      or (r.state in ('due', 'waiting', 'dropped') and r.intent_id is not null)`,
  'an automatic payment has its recharge': `
    select 'payment ' || i.id as detail from payment_intents i
    join guests g on g.id = i.guest_id
    where i.kind = 'automatic' and not exists (select 1 from automatic_recharges r where r.intent_id = i.id)`,
  // Two that were not: which of a pair was the second, clocks that go back do not tell.
  'a second recharge within ten minutes was tapped': `
    with untapped as (
      select r.id, r.guest_id, i.created_at
      from automatic_recharges r join payment_intents i on i.id = r.intent_id and i.status <> 'failed'
      where not r.tapped)
    select distinct 'recharge ' || a.id as detail
    from untapped a join untapped b on b.guest_id = a.guest_id and b.id <> a.id
    where a.created_at >= b.created_at and a.created_at < b.created_at + interval '10 minutes'`,
  'recharges stay within the monthly maximum': `
    select 'guest ' || i.guest_id || ' paid ' || sum(i.pay_amount) || ' of ' || s.maximum as detail
    from payment_intents i join payment_settings s on s.guest_id = i.guest_id
    where i.kind = 'automatic' and i.status <> 'failed'
    group by i.guest_id, s.maximum, date_trunc('month', i.created_at at time zone 'Europe/Berlin')
    having sum(i.pay_amount) > s.maximum`,
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
