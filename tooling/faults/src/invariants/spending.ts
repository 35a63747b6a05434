import type { Invariants } from './invariants.ts';

/** What guests decided about their own spending, and what they are told of it. */
export const spendingInvariants: Invariants = {
  'nothing is spent during a pause': `
    select 'guest ' || a.owner_id || ' spent ' || -p.amount || ' for ' || t.kind || ' ' || t.reference as detail
    from postings p join accounts a on a.id = p.account_id and a.kind = 'guest'
    join transfers t on t.id = p.transfer_id
    join spending_pauses s on s.guest_id::text = a.owner_id and t.created_at > s.begun_at
      and (s.until is null or t.created_at < s.until)
    where p.amount < 0`,
  'nothing is redeemed during a pause': `
    select 'guest ' || u.guest_id || ' used ' || u.what as detail from (
      select guest_id, kind || ' ' || reference as what, created_at from voucher_uses where kind <> 'chat'
      union all select guest_id, 'code ' || code, created_at from code_redemptions) u
    join spending_pauses s on s.guest_id = u.guest_id and u.created_at > s.begun_at
      and (s.until is null or u.created_at < s.until)`,
  'no payment is begun during a pause': `
    select 'guest ' || i.guest_id || ' began ' || i.kind || ' ' || i.id as detail
    from payment_intents i join spending_pauses s on s.guest_id = i.guest_id and i.created_at > s.begun_at
      and (s.until is null or i.created_at < s.until)`,
  'the sums of a day are what was moved': `
    with moved as (
      select a.owner_id::uuid as guest_id,
        (coalesce(c.created_at, t.created_at) at time zone 'Europe/Berlin')::date::text as day,
        sum(case when t.kind in ('bonus', 'correction', 'topup') then 0 else -p.amount end) as spent,
        sum(case when t.kind = 'topup' then p.amount else 0 end) as paid_in
      from postings p join accounts a on a.id = p.account_id and a.kind = 'guest'
      join transfers t on t.id = p.transfer_id left join transfers c on c.id = t.refund_of
      group by 1, 2)
    select 'guest ' || coalesce(m.guest_id, d.guest_id) || ' on ' || coalesce(m.day, d.day) || ': spent '
      || coalesce(m.spent, 0) || ' and paid in ' || coalesce(m.paid_in, 0) || ', counted ' || coalesce(d.spent, 0)
      || ' and ' || coalesce(d.paid_in, 0) as detail
    from moved m full join spending_days d on d.guest_id = m.guest_id and d.day = m.day
    where (d.guest_id is null or exists (select 1 from guests g where g.id = d.guest_id))
      and (m.guest_id is null or exists (select 1 from guests g where g.id = m.guest_id))
      and (coalesce(m.spent, 0) <> coalesce(d.spent, 0) or coalesce(m.paid_in, 0) <> coalesce(d.paid_in, 0))`,
  'a purchase is told once': `
    select 'guest ' || e.guest_id || ', video ' || e.video_id || ': told ' || count(n.seq) || ' times' as detail
    from video_entitlements e join guests g on g.id::text = e.guest_id::text
    left join guest_events n on n.guest_id::text = e.guest_id::text and n.name = 'purchaseMade'
      and n.payload->>'kind' = 'video' and n.payload->>'id' = e.video_id::text
    where e.source = 'bought' group by e.guest_id, e.video_id having count(n.seq) <> 1`,
  'the end of a chat is told once': `
    select 'chat ' || c.id || ': told ' || count(n.seq) || ' times' as detail
    from live_participations c join guests g on g.id::text = c.guest_id
    left join guest_events n on n.guest_id::text = c.guest_id and n.name = 'chatEnd' and n.payload->>'chatId' = c.id::text
    where c.state = 'ended' group by c.id having count(n.seq) <> 1`,
  'a payment that was booked is told once': `
    select 'payment ' || i.id || ': told ' || count(n.seq) || ' times' as detail
    from payment_intents i join guests g on g.id = i.guest_id
    left join guest_events n on n.guest_id = i.guest_id and (
      (n.name = 'paymentFeedback' and n.payload->>'intentId' = i.id::text and n.payload->>'status' = 'paid'))
    where i.kind = 'page' and i.status = 'paid' group by i.id having count(n.seq) <> 1`,
  'a kept key has its answer': `
    select 'key ' || key || ' of ' || operation || ' is ' || status as detail from idempotency
    where status <> 'done' or response is null`,
  'a performer is busy while a chat runs': `
    select 'performer ' || p.actor_id || ' is busy: ' || p.busy as detail
    from actor_presence p join (select distinct actor_id from live_sessions) mine on mine.actor_id = p.actor_id
    where p.busy <> exists (select 1 from live_sessions s where s.actor_id = p.actor_id and s.state = 'running')`,
};

/** What holds once no job is due: what must happen later has its job. */
export const jobInvariants: Invariants = {
  'what is due later has its job': `
    select 'subscription ' || s.id || ' is due ' || s.due_at as detail from subscriptions s
    where s.state <> 'ended' and not exists (
      select 1 from jobs j where j.name = 'subscriptions-due' and j.payload->>'subscriptionId' = s.id::text
        and j.failed_at is null and j.run_at <= s.due_at + interval '1 hour')
    union all
    select 'recharge ' || r.id || ' is due' from automatic_recharges r
    where r.state = 'due' and not exists (
      select 1 from jobs j where j.name = 'payment.recharge' and j.payload->>'rechargeId' = r.id::text and j.failed_at is null)
    union all
    select 'deletion of ' || d.guest_id || ' is due ' || d.due_at from account_deletions d
    where not exists (
      select 1 from jobs j where j.name = 'privacy.delete-account' and j.payload->>'guestId' = d.guest_id::text and j.failed_at is null)`,
  'no job is given up': `
    select j.name || ': ' || coalesce(j.last_error, '') as detail from jobs j where j.failed_at is not null`,
};

/** A table of the judge's own: what still ran for a guest at the moment its account went. */
export const watchDepartures = `
  create table judge_departures (guest_id uuid primary key, payments int not null, chats int not null, subscriptions int not null);
  create function judge_departure() returns trigger language plpgsql as $$
  begin
    insert into judge_departures values (old.id,
      (select count(*) from payment_intents where guest_id = old.id and status = 'pending'),
      (select count(*) from live_participations where guest_id = old.id::text and state = 'running'),
      (select count(*) from subscriptions where guest_id = old.id and state <> 'ended'));
    return old;
  end $$;
  create trigger judge_departure before delete on guests for each row execute function judge_departure();`;

/** What holds of accounts that are gone, where {@link watchDepartures} was run before. */
export const departureInvariants: Invariants = {
  'an account goes once nothing runs for it': `
    select 'guest ' || guest_id || ' left ' || payments || ' payments, ' || chats || ' chats, '
      || subscriptions || ' subscriptions' as detail
    from judge_departures where payments + chats + subscriptions > 0`,
};
