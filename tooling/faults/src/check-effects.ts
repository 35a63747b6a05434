import type { ChatOutcome } from './chatters.ts';
import { costOf } from './check-writing.ts';
import type { Outcome } from './clients.ts';
import { codeOf } from './check-answers.ts';
import { checkRecharges } from './check-recharges.ts';
import type { Query } from './database.ts';
import { subscribed, type Guest } from './plan.ts';
import { priceIn, roundIn } from './wallets.ts';
import { pressed, type Press } from './pressers.ts';
import type { Findings } from './violation.ts';
import type { Writing } from './writers.ts';

/** What the clients learned. */
export interface Answers {
  readonly outcomes: readonly Outcome[];
  readonly chats: readonly ChatOutcome[];
  readonly presses: readonly Press[];
  readonly writings: readonly Writing[];
  readonly guests: readonly Guest[];
}

const keyOf = (guestId: string, videoId: number | string): string => `${guestId} ${videoId}`;

/** Compares what the clients were told with what the tables hold. */
export async function checkEffects(
  query: Query,
  answers: Answers,
  findings: Findings,
): Promise<void> {
  await checkPurchases(query, answers.outcomes, findings);
  await checkVouchers(query, answers.outcomes, findings);
  await checkCodes(query, answers.outcomes, findings);
  await checkSubscriptions(query, answers.outcomes, findings);
  await checkTopups(query, answers.outcomes, findings);
  await checkBalances(query, answers, findings);
  await checkLimits(query, answers.guests, findings);
  await checkRecharges(query, answers.guests, findings);
}

function counted(
  rows: readonly { guest_id: string; video_id: number | string }[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const name = keyOf(row.guest_id, row.video_id);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

async function checkPurchases(
  query: Query,
  outcomes: readonly Outcome[],
  findings: Findings,
): Promise<void> {
  const owned = await query<{ guest_id: string; video_id: number }>(
    'select guest_id, video_id from video_entitlements',
  );
  const charged = await query<{ guest_id: string; video_id: string }>(`
    select a.owner_id as guest_id, t.reference as video_id from transfers t
    join postings p on p.transfer_id = t.id join accounts a on a.id = p.account_id
    where t.kind = 'video' and a.kind = 'guest'`);
  const entitlements = counted(owned);
  const charges = counted(charged);
  const acknowledged = new Map<string, number>();
  const byVoucher = new Set<string>();
  for (const { intent, replies } of outcomes) {
    if (intent.kind !== 'buy') continue;
    const name = keyOf(intent.guest.id, intent.video.id);
    if (intent.voucherId !== null) byVoucher.add(name);
    const success = replies.some((reply) => codeOf(reply) === null) ? 1 : 0;
    acknowledged.set(name, (acknowledged.get(name) ?? 0) + success);
  }
  for (const [name, times] of acknowledged) {
    const [entitled, paid] = [entitlements.get(name) ?? 0, charges.get(name) ?? 0];
    const detail = `${name}: acknowledged ${times}, owned ${entitled}, charged ${paid}`;
    const charged = byVoucher.has(name) ? 0 : 1;
    if (times > 0 && (times !== 1 || entitled !== 1 || paid !== charged)) {
      findings.add('an acknowledged purchase exists exactly once', detail);
    }
    if (times === 0 && (entitled > 0 || paid > 0))
      findings.add('a refused purchase has no effect', detail);
  }
}

/** Each voucher is for one video: of all who were told that it paid there is one, or none. */
async function checkVouchers(
  query: Query,
  outcomes: readonly Outcome[],
  findings: Findings,
): Promise<void> {
  const answered = new Map<string, number>();
  for (const { intent, replies } of outcomes) {
    if (intent.kind !== 'buy' || intent.voucherId === null) continue;
    const success = replies.some((reply) => codeOf(reply) === null) ? 1 : 0;
    answered.set(intent.voucherId, (answered.get(intent.voucherId) ?? 0) + success);
  }
  const rows = await query<{ voucher_id: string; count: number }>(
    'select voucher_id, count(*)::int as count from voucher_uses group by voucher_id',
  );
  const used = new Map(rows.map(({ voucher_id: id, count }) => [id, count]));
  for (const [id, times] of answered) {
    if (times > 1 || (used.get(id) ?? 0) !== times)
      findings.add(
        'a voucher pays once',
        `${id}: told ${times} times, used ${used.get(id) ?? 0} times`,
      );
  }
}

/** Whoever was told so has redeemed a code, nobody else has, and no code more often than it allows. */
async function checkCodes(
  query: Query,
  outcomes: readonly Outcome[],
  findings: Findings,
): Promise<void> {
  const answered = new Map<string, number>();
  for (const { intent, replies } of outcomes) {
    if (intent.kind !== 'redeem' || !replies.some((reply) => codeOf(reply) === null)) continue;
    const name = `${intent.guest.id} ${intent.code.code}`;
    answered.set(name, (answered.get(name) ?? 0) + 1);
  }
  const rows = await query<{ guest_id: string; code: string }>(
    'select guest_id, code from code_redemptions',
  );
  const redeemed = new Set(rows.map(({ guest_id: id, code }) => `${id} ${code}`));
  for (const [name, times] of answered)
    if (times !== 1 || !redeemed.has(name))
      findings.add('a code is redeemed once', `${name}: told ${times} times`);
  for (const name of redeemed)
    if (!answered.has(name)) findings.add('a refused code has no effect', name);
}

async function checkTopups(
  query: Query,
  outcomes: readonly Outcome[],
  findings: Findings,
): Promise<void> {
  const topups = outcomes.flatMap(({ intent, paid, replies }) =>
    intent.kind === 'topup'
      ? [{ intent, paid, begun: replies.some((reply) => codeOf(reply) === null) }]
      : [],
  );
  const rows = await query<{ reference: string; amount: number }>(`
    select t.reference, sum(p.amount) as amount from transfers t join postings p on p.transfer_id = t.id
    join accounts a on a.id = p.account_id
    where t.kind in ('topup', 'bonus') and a.kind = 'guest' group by t.reference`);
  const booked = new Map(rows.map(({ reference, amount }) => [reference, amount]));
  for (const { intent, paid } of topups) {
    const brings = broughtBy(intent);
    if (paid !== null && booked.get(paid) !== brings) {
      findings.add(
        'an acknowledged top-up exists exactly once',
        `${paid}: ${booked.get(paid) ?? 0} instead of ${brings}`,
      );
    }
  }
  const perGuest = await query<{ guest_id: string; count: number }>(
    "select guest_id, count(*) as count from payment_intents where kind = 'page' group by guest_id",
  );
  for (const { guest_id: guestId, count } of perGuest) {
    // One was made for each guest before the run.
    const keys =
      1 + topups.filter(({ intent, begun }) => begun && intent.guest.id === guestId).length;
    if (count !== keys)
      findings.add(
        'one key makes one payment',
        `guest ${guestId}: ${count} payments of ${keys} keys`,
      );
  }
}

const broughtBy = ({ guest, option }: Extract<Outcome['intent'], { kind: 'topup' }>): number =>
  roundIn(guest.currency, option.brings);

/** What a success moves in the wallet. */
function changeOf(intent: Exclude<Outcome['intent'], { kind: 'topup' }>): number {
  const price = (coins: number): number => priceIn(intent.guest.currency, coins);
  if (intent.kind === 'redeem') return price(intent.code.coins);
  if (intent.kind === 'subscribe') return -price(subscribed.coins);
  return intent.voucherId === null ? -price(intent.video.price) : 0;
}

/** Whoever was told so is subscribed, once; nobody else is. */
async function checkSubscriptions(
  query: Query,
  outcomes: readonly Outcome[],
  findings: Findings,
): Promise<void> {
  const answered = new Map<string, number>();
  for (const { intent, replies } of outcomes) {
    if (intent.kind !== 'subscribe' || !replies.some((reply) => codeOf(reply) === null)) continue;
    answered.set(intent.guest.id, (answered.get(intent.guest.id) ?? 0) + 1);
  }
  const rows = await query<{ guest_id: string; count: number }>(
    `select guest_id, count(*)::int as count from subscriptions where plan = '${subscribed.plan}' group by guest_id`,
  );
  const held = new Map(rows.map(({ guest_id: id, count }) => [id, count]));
  for (const id of new Set([...answered.keys(), ...held.keys()])) {
    const [times, count] = [answered.get(id) ?? 0, held.get(id) ?? 0];
    if (times > 1 || times !== count)
      findings.add('a guest is subscribed once', `guest ${id}: told ${times}, held ${count}`);
  }
}

/** Every intent had a definite end, so the clients know what each guest must have. */
async function checkBalances(
  query: Query,
  { outcomes, chats, presses, writings, guests }: Answers,
  findings: Findings,
): Promise<void> {
  const expected = new Map(guests.map(({ id, balance }) => [id, balance]));
  for (const { intent, replies, paid } of outcomes) {
    const before = expected.get(intent.guest.id) ?? 0;
    if (intent.kind === 'topup')
      expected.set(intent.guest.id, before + (paid === null ? 0 : broughtBy(intent)));
    else if (replies.some((reply) => codeOf(reply) === null)) {
      expected.set(intent.guest.id, before + changeOf(intent));
    }
  }
  for (const { guest, code } of presses)
    expected.set(
      guest.id,
      (expected.get(guest.id) ?? 0) + (code === null ? roundIn(guest.currency, pressed.brings) : 0),
    );
  for (const { guest, charged } of chats)
    expected.set(guest.id, (expected.get(guest.id) ?? 0) - charged);
  for (const writing of writings)
    expected.set(writing.guest.id, (expected.get(writing.guest.id) ?? 0) - costOf(writing));
  // In one statement: a recharge may be booked just now. Renewals and recharges come by themselves:
  // nobody was told of them.
  const rows = await query<{
    guest_id: string;
    balance: number;
    recharged: number;
    renewed: number;
  }>(`
    select w.guest_id, b.balance, coalesce((
      select sum(i.credit_amount + i.bonus_amount) from payment_intents i
      where i.guest_id = w.guest_id and i.kind = 'automatic' and i.status = 'paid'), 0) as recharged, (
      select coalesce(sum(c.amount), 0) from subscription_charges c
      join subscriptions s on s.id = c.subscription_id
      where s.guest_id = w.guest_id and c.period > 1) as renewed
    from wallets w join account_balances b on b.account_id = w.account_id`);
  for (const { guest_id: guestId, balance, recharged, renewed } of rows) {
    const calculated = expected.get(guestId);
    const known =
      calculated === undefined ? undefined : calculated + Number(recharged) - Number(renewed);
    if (known !== undefined && known !== balance) {
      findings.add(
        'clients and ledger agree on the balance',
        `guest ${guestId}: ${balance}, the clients reckon ${known}`,
      );
    }
  }
}

/** However many buy at once, and whatever was killed: no guest goes beyond its own limit. */
async function checkLimits(
  query: Query,
  guests: readonly Guest[],
  findings: Findings,
): Promise<void> {
  const rows = await query<{ guest_id: string; spent: number }>(`
    select a.owner_id as guest_id, sum(-p.amount) as spent
    from postings p join accounts a on a.id = p.account_id
    where a.kind = 'guest' and p.amount < 0 group by a.owner_id`);
  const spent = new Map(rows.map((row) => [row.guest_id, Number(row.spent)]));
  for (const { id, limit } of guests) {
    const sum = spent.get(id) ?? 0;
    if (limit !== null && sum > limit)
      findings.add('a limit holds', `guest ${id}: ${sum} spent, ${limit} allowed`);
  }
}
