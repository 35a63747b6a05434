import type { Invariants } from './invariants.ts';

/** What must hold in the tables of money and of what it buys. */
export const ledgerInvariants: Invariants = {
  'the sum of all postings is 0': `
    select a.currency || ' sums to ' || sum(p.amount) as detail
    from postings p join accounts a on a.id = p.account_id group by a.currency having sum(p.amount) <> 0`,
  'the postings of a transfer sum to 0': `
    select 'transfer ' || p.transfer_id || ' sums to ' || sum(p.amount) as detail
    from postings p join accounts a on a.id = p.account_id group by p.transfer_id, a.currency having sum(p.amount) <> 0`,
  'no balance of a guest is negative': `
    select 'account ' || b.account_id || ' has ' || b.balance as detail
    from account_balances b join accounts a on a.id = b.account_id
    where a.kind = 'guest' and (b.balance < 0 or exists (
      select 1 from postings p where p.account_id = a.id and p.balance_after < 0))`,
  'a balance equals its postings': `
    select 'account ' || b.account_id || ' has ' || b.balance || ', its postings sum to ' || coalesce(sum(p.amount), 0) as detail
    from account_balances b left join postings p on p.account_id = b.account_id
    group by b.account_id, b.balance having b.balance <> coalesce(sum(p.amount), 0)`,
  'a statement sums to the balance': `
    select 'guest ' || w.guest_id || ' has ' || b.balance || ', lines sum to ' || coalesce(sum(l.amount), 0) as detail
    from wallets w join account_balances b on b.account_id = w.account_id
    left join statement_lines l on l.guest_id = w.guest_id
    group by w.guest_id, b.balance having b.balance <> coalesce(sum(l.amount), 0)`,
  'nothing is charged without its entitlement': `
    select 'guest ' || a.owner_id || ' paid for video ' || t.reference as detail
    from transfers t join postings p on p.transfer_id = t.id join accounts a on a.id = p.account_id and a.kind = 'guest'
    join guests g on g.id::text = a.owner_id
    where t.kind = 'video' and not exists (
      select 1 from video_entitlements e where e.guest_id::text = a.owner_id and e.video_id::text = t.reference)`,
  'no entitlement without its charge': `
    select 'guest ' || e.guest_id || ' owns video ' || e.video_id || ' for ' || e.price || ', charged '
      || coalesce(sum(-p.amount), 0) || ' in ' || count(p.id) as detail
    from video_entitlements e
    left join accounts a on a.kind = 'guest' and a.owner_id = e.guest_id::text
    left join transfers t on t.kind = 'video' and t.reference = e.video_id::text
      and exists (select 1 from postings q where q.transfer_id = t.id and q.account_id = a.id)
    left join postings p on p.transfer_id = t.id and p.account_id = a.id
    where e.source = 'bought' and e.price > 0
    group by e.guest_id, e.video_id, e.price having count(p.id) <> 1 or sum(-p.amount) <> e.price`,
  'a video without a price was paid with a voucher, once': `
    select 'guest ' || e.guest_id || ' owns video ' || e.video_id || ', vouchers used ' || count(u.use_key) as detail
    from video_entitlements e left join voucher_uses u on u.kind = 'video'
      and u.guest_id::text = e.guest_id::text and u.reference = e.video_id::text
    where e.source = 'bought' group by e.guest_id, e.video_id, e.price
    having count(u.use_key) <> (case when e.price = 0 then 1 else 0 end)`,
  'a voucher that paid bought something': `
    select 'voucher ' || u.voucher_id || ' paid for video ' || u.reference as detail
    from voucher_uses u where u.kind = 'video' and not exists (
      select 1 from video_entitlements e where e.guest_id::text = u.guest_id::text and e.video_id::text = u.reference)`,
  'what is left of a voucher is what was not used': `
    select 'voucher ' || v.id || ' has ' || v.amount || ' of ' || v.granted as detail
    from vouchers v left join voucher_uses u on u.voucher_id = v.id
    group by v.id, v.amount, v.granted having v.amount <> v.granted - coalesce(sum(u.units), 0)`,
  'a code is counted as often as it was redeemed': `
    select 'code ' || c.code || ' counts ' || c.redeemed || ', redeemed ' || count(r.id) as detail
    from bonus_codes c left join code_redemptions r on r.code = c.code
    group by c.code, c.redeemed, c.max_redemptions
    having c.redeemed <> count(r.id) or c.redeemed > coalesce(c.max_redemptions, c.redeemed)`,
  'what a code gave is booked once': `
    select 'grant ' || g.grant_key || ' is booked ' || count(t.id) || ' times' as detail
    from benefit_grants g left join transfers t on t.idempotency_key = g.grant_key
    where g.kind = 'coins' group by g.grant_key having count(t.id) <> 1`,
  'a paid period has its charge, once': `
    select 'subscription ' || c.subscription_id || ', period ' || c.period || ' is charged ' || count(t.id) || ' times' as detail
    from subscription_charges c left join transfers t
      on t.id::text = c.transfer_id and t.idempotency_key = 'subscription:' || c.subscription_id || ':' || c.period
    group by c.subscription_id, c.period having count(t.id) <> 1`,
  'a charge of a subscription pays a period': `
    select 'transfer ' || t.id || ' pays no period' as detail from transfers t
    where t.kind in ('vip', 'tv') and not exists (
      select 1 from subscription_charges c where c.transfer_id = t.id::text)`,
  'a subscription counts what was paid': `
    select 'subscription ' || s.id || ' counts ' || s.periods || ', paid ' || coalesce(max(c.period), 1) as detail
    from subscriptions s left join subscription_charges c on c.subscription_id = s.id
    group by s.id, s.periods having s.periods <> coalesce(max(c.period), 1)`,
  'the flag of a plan is held by a subscription': `
    select 'guest ' || g.id || ': TV ' || g.tv_subscriber as detail from guests g
    where g.tv_subscriber <> exists (
      select 1 from subscriptions s where s.guest_id = g.id and s.plan = 'tv' and s.state <> 'ended')`,
  'a purchase is one analytics event': `
    select 'transfer ' || t.id || ' has ' || count(e.id) || ' events' as detail
    from transfers t left join purchase_events e on e.transfer_id = t.id
    where t.kind in ('video', 'vip', 'tv') group by t.id having count(e.id) <> 1`,
  'a payment is booked once': `
    select 'payment ' || i.id || ' (' || i.status || ') is booked ' || count(t.id) || ' times' as detail
    from payment_intents i left join transfers t on t.kind = 'topup' and t.reference = i.id::text
    group by i.id, i.status having count(t.id) <> (case when i.status = 'paid' then 1 else 0 end)`,
  'the latest balance event shows the balance': `
    select 'guest ' || w.guest_id || ' has ' || b.balance || ' at version ' || w.version || ', told ' || coalesce(e.payload::text, 'nothing') as detail
    from wallets w join account_balances b on b.account_id = w.account_id join guests o on o.id = w.guest_id
    left join lateral (select payload from guest_events g where g.guest_id = w.guest_id and g.name in ('guestBalance', 'balance')
      order by seq desc limit 1) e on true
    where w.version > 0 and ((e.payload->>'balance')::bigint is distinct from b.balance
      or (e.payload->>'version')::bigint is distinct from w.version)`,
  'events of a guest have no gap': `
    select 'guest ' || guest_id || ' has ' || count(*) || ' events up to ' || max(seq) as detail
    from guest_events group by guest_id having count(*) <> max(seq)`,
};
