import type { Invariants } from './invariants.ts';

/** So many coins in minor units of a wallet, reckoned apart from the server. */
const priceIn = (coins: string, currency: string): string => `(case ${currency}
  when 'EUR' then ${coins} * 25 when 'CHF' then ceil(${coins} * 25 * 94 / 100.0) else ${coins} end)`;

/** What a guest's account was moved by under the key of a transfer. */
const movedBy = (key: string): string => `(
  select sum(p.amount) from transfers t join postings p on p.transfer_id = t.id
  join accounts a on a.id = p.account_id and a.kind = 'guest' where t.idempotency_key = ${key})`;

/** Whatever is bought, paid or given is booked at what it is worth, in the currency of the wallet. */
export const worthInvariants: Invariants = {
  'a video costs its price': `
    select 'guest ' || e.guest_id || ' paid ' || e.price || ' ' || e.currency || ' for a video of ' || v.price || ' coins' as detail
    from video_entitlements e join videos v on v.id = e.video_id join wallets w on w.guest_id::text = e.guest_id::text
    where e.source = 'bought' and e.price > 0
      and (e.price <> ${priceIn('v.price', 'e.currency')} or e.currency <> w.currency)`,
  'a period costs its price': `
    select 'subscription ' || c.subscription_id || ', period ' || c.period || ' cost ' || c.amount || ' ' || c.currency as detail
    from subscription_charges c join subscriptions s on s.id = c.subscription_id
    where c.amount not in (${priceIn('s.coins', 'c.currency')}, ${priceIn('ceil(s.coins * 0.7)', 'c.currency')})
      or ${movedBy(`'subscription:' || c.subscription_id || ':' || c.period`)} is distinct from -c.amount`,
  'a period is charged when it begins': `
    select 'subscription ' || s.id || ', period ' || c.period || ' was charged at ' || c.charged_at as detail
    from subscription_charges c join subscriptions s on s.id = c.subscription_id
    where c.period > 1 and c.charged_at < s.anchor_at + make_interval(months => s.months * (c.period - 1)) - interval '1 day'`,
  'a payment brings what was paid': `
    select 'payment ' || i.id || ' of ' || i.pay_amount || ' ' || i.pay_currency || ' brought '
      || coalesce(${movedBy(`'topup:' || i.id`)}, 0) || ' ' || i.currency as detail
    from payment_intents i where i.status = 'paid' and i.currency = case i.pay_currency when 'CHF' then 'CHF' else i.currency end
      and ${movedBy(`'topup:' || i.id`)} is distinct from
        case when i.currency = i.pay_currency then i.pay_amount when i.currency = 'CHF' then ceil(i.pay_amount * 94 / 100.0)
          else ceil(i.pay_amount / 25.0) end`,
  'a payment that went back is not booked': `
    select 'payment ' || r.intent_id as detail from payment_refunds r
    where ${movedBy(`'topup:' || r.intent_id`)} is not null or ${movedBy(`'topup-bonus:' || r.intent_id`)} is not null`,
  'the bonus of a payment is booked': `
    select 'payment ' || i.id || ' promised ' || i.bonus_amount as detail from payment_intents i
    where i.status = 'paid' and coalesce(${movedBy(`'topup-bonus:' || i.id`)}, 0) <> i.bonus_amount`,
  'coins that were given are worth what they are': `
    select 'grant ' || g.grant_key || ' of ' || g.amount || ' coins' as detail
    from benefit_grants g join wallets w on w.guest_id = g.guest_id
    where g.kind = 'coins' and ${movedBy('g.grant_key')} is distinct from ${priceIn('g.amount', 'w.currency')}`,
  'a voucher for credits brings its credits': `
    select 'voucher ' || v.id || ' of ' || v.granted || ' was used ' || coalesce(u.units, 0) || ', brought '
      || coalesce(${movedBy(`'voucher:' || v.id`)}, 0) as detail
    from vouchers v join wallets w on w.guest_id = v.guest_id
    left join voucher_uses u on u.voucher_id = v.id and u.kind = 'credits'
    where v.type = 3 and (coalesce(${movedBy(`'voucher:' || v.id`)}, 0)
      <> (case when u.use_key is null then 0 else ${priceIn('v.granted', 'w.currency')} end)
      or coalesce(u.units, v.granted) <> v.granted)`,
  'no more is given back than was charged': `
    select 'charge ' || c.id || ' of ' || -p.amount || ': ' || sum(q.amount) || ' given back' as detail
    from transfers c join postings p on p.transfer_id = c.id and p.amount < 0
    join accounts a on a.id = p.account_id and a.kind = 'guest'
    join transfers r on r.refund_of = c.id join postings q on q.transfer_id = r.id and q.account_id = a.id
    group by c.id, p.amount having sum(q.amount) > -p.amount`,
  'a withdrawal gives back what it declares': `
    select 'subscription ' || w.subscription_id || ': declared ' || w.refund || ', given back ' || coalesce(sum(p.amount), 0) as detail
    from withdrawals w left join subscription_charges c on c.subscription_id = w.subscription_id
    left join transfers r on r.refund_of::text = c.transfer_id
    left join postings p on p.transfer_id = r.id and p.amount > 0
    where w.subscription_id is not null
    group by w.id, w.subscription_id, w.refund having coalesce(sum(p.amount), 0) <> w.refund`,
  'a subscription is withdrawn from once': `
    select 'subscription ' || s.id || ' ended ' || coalesce(s.end_reason, '-') || ', declarations ' || count(w.id) as detail
    from subscriptions s left join withdrawals w on w.subscription_id = s.id
    group by s.id, s.end_reason having count(w.id) <> (case when s.end_reason = 'withdrawn' then 1 else 0 end)`,
  'a redeemed code gave what it promises': `
    select 'redemption ' || r.id || ' of ' || r.code as detail from code_redemptions r
    join bonus_codes c on c.code = r.code and not c.contains_top_up_benefit
    where (select count(*) from benefit_grants g where g.grant_key like 'code:' || r.id || ':%')
      <> jsonb_array_length(c.benefits::jsonb)`,
};
