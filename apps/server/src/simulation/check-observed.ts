import type { Findings, Query } from '@vx/faults/invariants';
import type { Observed } from './clients.ts';
import type { World } from './world.ts';

/** Compares what the clients were told with what the tables hold. */
export async function checkObserved(
  query: Query,
  {
    world,
    observed,
    findings,
  }: { readonly world: World; readonly observed: Observed; readonly findings: Findings },
): Promise<void> {
  const expected = new Map(world.guests.map(({ id, balance }) => [id, balance]));
  const add = (id: string, amount: number): void =>
    void expected.set(id, (expected.get(id) ?? 0) + amount);
  for (const [id, amount] of observed.moved) add(id, amount);
  for (const { guest, amount } of observed.refunds.values()) add(guest.id, amount);

  const paid = await query<{ id: string; status: string }>(
    'select id, status from payment_intents',
  );
  const statuses = new Map(paid.map(({ id, status }) => [id, status]));
  const returned = await query<{ id: string; state: string }>(
    'select intent_id as id, state from payment_refunds',
  );
  const isReturned = new Set(returned.filter(({ state }) => state === 'done').map(({ id }) => id));
  for (const [id, payment] of observed.payments) {
    const isPaid = statuses.get(id) === 'paid';
    // What arrives in a break goes back the way it came.
    const isSettled = isPaid || isReturned.has(id);
    if (payment.paid !== null && payment.paid !== isSettled)
      findings.add('who paid has the money, nobody else', `payment ${id} is ${statuses.get(id)}`);
    if (isPaid) add(payment.guest.id, payment.brings);
  }
  await checkPresses(query, observed, findings);
  const chats = await query<{ id: string; charged: number }>(
    'select id::text as id, charged from live_participations',
  );
  for (const { id, charged } of chats) {
    const guest = observed.chats.get(id);
    if (guest) add(guest.id, -charged);
    else findings.add('one key starts one chat', `nobody was told of chat ${id}`);
  }
  // What comes by itself: nobody was told of it in an answer.
  const rows = await query<{ guest_id: string; balance: number; itself: number }>(`
    select w.guest_id, b.balance,
      (select coalesce(sum(credit_amount + bonus_amount), 0) from payment_intents i
        where i.guest_id = w.guest_id and i.kind in ('automatic', 'oneClick') and i.status = 'paid')
      - (select coalesce(sum(c.amount), 0) from subscription_charges c
        join subscriptions s on s.id = c.subscription_id where s.guest_id = w.guest_id and c.period > 1) as itself
    from wallets w join account_balances b on b.account_id = w.account_id`);
  for (const { guest_id: id, balance, itself } of rows) {
    const calculated = (expected.get(id) ?? 0) + Number(itself);
    if (calculated !== balance)
      findings.add(
        'clients and ledger agree on the balance',
        `guest ${id}: ${balance}, the clients reckon ${calculated}`,
      );
  }
}

/** A press is answered, and succeeds once. */
async function checkPresses(query: Query, observed: Observed, findings: Findings): Promise<void> {
  const events = await query<{ key: string; done: number; all: number }>(`
    select payload->>'channelId' as key, count(*)::int as all,
      count(*) filter (where (payload->>'success')::boolean)::int as done
    from guest_events where name = 'oneClickResult' group by 1`);
  const answered = new Map(events.map((event) => [event.key, event]));
  const payments = await query<{ guest_id: string; count: number }>(`
    select guest_id, count(*)::int as count from payment_intents
    where kind = 'oneClick' and status = 'paid' group by guest_id`);
  const done = new Map<string, number>();
  const gone = await query<{ guest_id: string }>('select guest_id from judge_departures');
  const isGone = new Set(gone.map(({ guest_id: id }) => id));
  for (const [key, { id }] of observed.presses) {
    if (isGone.has(id)) continue;
    const event = answered.get(key);
    if (!event) findings.add('a press is answered', key);
    if ((event?.done ?? 0) > 1) findings.add('a press succeeds once', key);
    done.set(id, (done.get(id) ?? 0) + (event?.done ?? 0));
  }
  for (const { guest_id: id, count } of payments)
    if (!isGone.has(id) && (done.get(id) ?? 0) !== count)
      findings.add('a press pays once', `guest ${id}: told ${done.get(id) ?? 0}, paid ${count}`);
}

/** What guests set themselves in a month holds for everything that they spend, and for each payment as it begins. */
export async function checkLimits(query: Query, world: World, findings: Findings): Promise<void> {
  const rows = await query<{ guest_id: string; month: string; spent: number }>(`
    select guest_id, substr(day, 1, 7) as month, sum(spent) as spent from spending_days group by 1, 2`);
  const limits = new Map(world.guests.map(({ id, limit }) => [id, limit]));
  for (const { guest_id: id, month, spent } of rows) {
    const limit = limits.get(id) ?? null;
    if (limit !== null && spent > limit)
      findings.add('a limit holds', `guest ${id} in ${month}: ${spent} spent of ${limit}`);
  }
  const begun = await query<{ id: string; guest_id: string; amount: number; before: number }>(`
    select i.id, i.guest_id, i.credit_amount as amount, coalesce(sum(o.credit_amount), 0) as before
    from payment_intents i left join payment_intents o on o.guest_id = i.guest_id and o.id <> i.id and (
      (o.pending_since < i.created_at and (o.settled_at is null or o.settled_at > i.created_at))
      or (o.status = 'paid' and o.settled_at < i.created_at and date_trunc('month', o.settled_at at time zone 'Europe/Berlin')
        = date_trunc('month', i.created_at at time zone 'Europe/Berlin')))
    group by i.id`);
  for (const { id, guest_id: guestId, amount, before } of begun) {
    const limit = limits.get(guestId) ?? null;
    if (limit !== null && amount + before > limit)
      findings.add(
        'a payment is begun within the limit',
        `payment ${id} of ${amount} after ${before}, allowed ${limit}`,
      );
  }
}

/** A subscription that was cancelled ends, and is not charged any more. */
export async function checkCancelled(
  query: Query,
  observed: Observed,
  findings: Findings,
): Promise<void> {
  const charges = await query<{ id: string; at: Date }>(
    'select subscription_id::text as id, max(charged_at) as at from subscription_charges group by 1',
  );
  for (const { id, at } of charges) {
    const since = observed.cancelled.get(id);
    if (since !== undefined && at.getTime() > since)
      findings.add(
        'who cancelled is not charged again',
        `subscription ${id} at ${at.toISOString()}`,
      );
  }
}
