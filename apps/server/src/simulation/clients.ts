import {
  priceIn,
  roundIn,
  type Chance,
  type Findings,
  type WalletCurrency,
} from '@vx/faults/invariants';
import type { Interleaver } from './interleaver.ts';
import { refusalCode, type SimulatedCall, type SimulatedNode } from './node.ts';
import { plans, topups, type Step } from './plan.ts';
import { SimulatedFault } from './simulated-database.ts';
import { chatCoins, signature, type SimulatedGuest, type World } from './world.ts';

/** What became of a request: a refusal by its code, or an answer. */
export interface Answer {
  readonly code: string | null;
  readonly value: unknown;
}

/** A message to a performer, as its writer sent it. */
export interface Message {
  readonly guest: SimulatedGuest;
  readonly channelId: number;
  readonly key: string;
  /** Null: gifts say it all. */
  readonly text: string | null;
  /** How many gifts it brings. */
  readonly gifts: number;
}

/** A message that was acknowledged. */
export interface Said extends Message {
  readonly writer: number;
  /** What was shown as its price when it was taken, minor units. */
  readonly price: number;
}

/** What the clients were told, to be compared with the tables. */
export interface Observed {
  /** What each guest's balance was moved by, by whatever was acknowledged. */
  readonly moved: Map<string, number>;
  /** What became of each payment: `true`: its provider said that it was paid. */
  readonly payments: Map<
    string,
    { readonly guest: SimulatedGuest; readonly brings: number; readonly paid: boolean | null }
  >;
  readonly presses: Map<string, SimulatedGuest>;
  /** What came back on each withdrawal, by subscription. */
  readonly refunds: Map<string, { readonly guest: SimulatedGuest; readonly amount: number }>;
  /** When the guest was told that a subscription will not renew. */
  readonly cancelled: Map<string, number>;
  readonly chats: Map<string, SimulatedGuest>;
  /** Messages that were acknowledged, by their keys; those of one writer in the order in which they were sent. */
  readonly said: Map<string, Said>;
  /** How often each answer came, by kind of step. */
  readonly answers: Map<string, number>;
}

export interface ClientDeps {
  readonly world: World;
  readonly interleaver: Interleaver;
  readonly chance: Chance;
  readonly findings: Findings;
  readonly observed: Observed;
  readonly node: () => SimulatedNode;
  readonly now: () => number;
  /** Guests whose page is closed: their sockets are gone. */
  readonly away: Set<string>;
  /** Guests who have asked for the end of their account: logged out for good. */
  readonly left: Set<string>;
  /** Whether what the run looks for is found. */
  readonly isEnough: () => boolean;
}

const MAX_ATTEMPTS = 200;
/** How much is asked twice at once. */
export const DUPLICATE_SHARE = 0.15;
const ABANDON_SHARE = 0.15;
const DELETION_AFTER_MS = 14 * 86_400_000;
/** Refusals that say nothing about the request itself. */
const passing = new Set(['CHAT_TIMEOUT', 'UNAVAILABLE', 'CODE_SLOWED']);

export const createObserved = (): Observed => ({
  moved: new Map(),
  payments: new Map(),
  presses: new Map(),
  refunds: new Map(),
  cancelled: new Map(),
  chats: new Map(),
  said: new Map(),
  answers: new Map(),
});

export const move = (observed: Observed, { id }: SimulatedGuest, amount: number): void =>
  void observed.moved.set(id, (observed.moved.get(id) ?? 0) + amount);

/** Repeats a request with its key, on any node, until there is a last word. */
export async function insist(
  deps: ClientDeps,
  run: (node: SimulatedNode, attempt: number) => Promise<unknown>,
): Promise<Answer> {
  for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
    const node = deps.node();
    try {
      return { code: null, value: await run(node, attempt) };
    } catch (error) {
      const code = refusalCode(error);
      if (code !== null && !passing.has(code)) return { code, value: null };
      // Nobody hears what a dead node throws.
      if (code === null && !(error instanceof SimulatedFault) && !node.database.isDead()) {
        deps.findings.add('no handler fails by itself', String((error as Error).stack ?? error));
        return { code: 'DEFECT', value: null };
      }
      await deps.interleaver.pause('the next attempt of a request');
    }
  }
  deps.findings.add('a request gets its answer', `none after ${MAX_ATTEMPTS} attempts`);
  return { code: 'NONE', value: null };
}

/** Asks, sometimes twice at once: one key has one answer. */
async function ask(deps: ClientDeps, operation: string, call: SimulatedCall): Promise<Answer> {
  const once = (): Promise<Answer> => insist(deps, (node) => node.call(operation, call));
  if (!deps.chance.hits(DUPLICATE_SHARE)) return await once();
  const [first, second] = await Promise.all([once(), once()]);
  const isSame = JSON.stringify(first.value) === JSON.stringify(second.value);
  if (call.key !== undefined && first.code === null && second.code === null && !isSame)
    deps.findings.add('one key has one answer', `${operation} ${call.key}`);
  return first.code === null ? first : second;
}

/** Works its steps off, one after the other. */
export async function runClient(steps: readonly Step[], deps: ClientDeps): Promise<void> {
  for (const step of steps) {
    if (deps.isEnough()) return;
    const guest = deps.world.guests[step.guest]!;
    if (deps.left.has(guest.id)) continue;
    await answered(step, deps, () => carryOut(step, guest, deps));
  }
}

/** Counts what becomes of a step. */
export async function answered(
  { kind, guest, key }: { readonly kind: string; readonly guest: number; readonly key: string },
  { interleaver, observed: { answers } }: ClientDeps,
  work: () => Promise<Answer>,
): Promise<void> {
  const { code } = await interleaver.task(`${kind} of guest ${guest}, ${key}`, work);
  const name = `${kind} ${code ?? 'done'}`;
  answers.set(name, (answers.get(name) ?? 0) + 1);
}

function carryOut(step: Step, guest: SimulatedGuest, deps: ClientDeps): Promise<Answer> {
  switch (step.kind) {
    case 'buy':
      return buy(deps, guest, step);
    case 'buyByVoucher':
      return buyByVoucher(deps, guest, step);
    case 'useCredits':
      return useCredits(deps, guest, step);
    case 'redeem':
      return redeem(deps, guest, step);
    case 'topup':
      return topup(deps, guest, step);
    case 'press':
      return press(deps, guest, step);
    case 'tap':
      return tap(deps, guest);
    case 'subscribe':
      return subscribe(deps, guest, step);
    case 'cancel':
    case 'withdraw':
      return endSubscription(deps, guest, step.kind);
    case 'chat':
      return chat(deps, guest, step);
    case 'pause':
      return ask(deps, 'POST /guest/limits/pause', {
        guestId: guest.id,
        body: { kind: 'coolOff', length: step.length },
      });
    case 'currency':
      return ask(deps, 'POST /guest/walletCurrency', {
        guestId: guest.id,
        body: { currency: step.to },
      });
    case 'abuse':
      return abuse(deps, guest, step);
    case 'leave':
      return leave(deps, guest);
  }
}

type Of<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

async function buy(
  deps: ClientDeps,
  guest: SimulatedGuest,
  step: Pick<Of<'buy'>, 'video' | 'key' | 'wrongPrice'>,
): Promise<Answer> {
  const { id, price } = deps.world.videos[step.video]!;
  const amount = priceIn(guest.currency, price);
  const answer = await ask(deps, 'POST /videos/{videoId}/buy', {
    guestId: guest.id,
    params: { videoId: id },
    body: { expectedPrice: step.wrongPrice ? amount + 1 : amount },
    key: step.key,
  });
  if (answer.code === 'PRICE_CHANGED' && !step.wrongPrice)
    deps.findings.add('a price that was shown is charged', `video ${id} for ${amount}`);
  if (answer.code === null) {
    move(deps.observed, guest, -amount);
    if (step.wrongPrice)
      deps.findings.add('a price that was not shown is not charged', `video ${id}, ${step.key}`);
  }
  return answer;
}

function buyByVoucher(
  deps: ClientDeps,
  guest: SimulatedGuest,
  step: Of<'buyByVoucher'>,
): Promise<Answer> {
  return ask(deps, 'POST /videos/{videoId}/buy', {
    guestId: guest.id,
    params: { videoId: deps.world.videos[step.video]!.id },
    body: { expectedPrice: 0, voucherId: guest.videoVouchers[step.voucher] },
    key: step.key,
  });
}

async function useCredits(
  deps: ClientDeps,
  guest: SimulatedGuest,
  step: Of<'useCredits'>,
): Promise<Answer> {
  const voucher = guest.creditVouchers[step.voucher]!;
  const answer = await ask(deps, 'POST /guest/vouchers/{voucherId}/use', {
    guestId: guest.id,
    params: { voucherId: voucher.id },
    key: step.key,
  });
  if (answer.code === null) move(deps.observed, guest, priceIn(guest.currency, voucher.credits));
  return answer;
}

async function redeem(
  deps: ClientDeps,
  guest: SimulatedGuest,
  step: Of<'redeem'>,
): Promise<Answer> {
  const { code, coins } = deps.world.codes[step.code]!;
  const answer = await ask(deps, 'POST /guest/redeemBonus', {
    guestId: guest.id,
    body: { code },
    key: step.key,
  });
  if (answer.code === null) move(deps.observed, guest, priceIn(guest.currency, coins));
  return answer;
}

const payCurrencyOf = (wallet: WalletCurrency) =>
  (wallet === 'CHF' ? 'CHF' : 'EUR') as 'CHF' | 'EUR';

/** What the provider says, signed. */
function reportOf(
  notice: 'paid' | 'pending' | 'failed',
  {
    intentId,
    ...paid
  }: { readonly intentId: string; readonly amount: number; readonly currency: 'CHF' | 'EUR' },
) {
  if (notice === 'paid') {
    const report = { intentId, ...paid, providerReference: `ref-${intentId}` };
    return { ...report, signature: signature.ofPaid(report) };
  }
  const report = { intentId, reason: notice };
  return { ...report, signature: signature.ofLeft(report) };
}

/** Begins a payment; then the provider reports, in any order and more than once. */
async function topup(deps: ClientDeps, guest: SimulatedGuest, step: Of<'topup'>): Promise<Answer> {
  const { optionId, amount, brings } = topups[step.option]!;
  const begun = await ask(deps, 'POST /payment/topup', {
    guestId: guest.id,
    body: { optionId, returnPath: '/en/' },
    key: step.key,
  });
  if (begun.code !== null) return begun;
  const { intentId } = begun.value as { readonly intentId: string };
  const note = (paid: boolean | null): void =>
    void deps.observed.payments.set(intentId, {
      guest,
      brings: roundIn(guest.currency, brings),
      paid,
    });
  const mayComeLate = step.course.some((notice) => notice === 'pending');
  note(mayComeLate ? null : false);
  for (const notice of step.course) {
    const body = reportOf(notice, { intentId, amount, currency: payCurrencyOf(guest.currency) });
    const path = notice === 'paid' ? 'onsuccess' : 'logout';
    const answer = await ask(deps, `POST /vxpay/${path}`, { guestId: guest.id, body });
    if (answer.code !== null)
      deps.findings.add('a report of the provider is taken', `${notice}: ${answer.code}`);
    if (notice === 'paid' && answer.code === null) note(true);
  }
  return begun;
}

async function press(deps: ClientDeps, guest: SimulatedGuest, { key }: Step): Promise<Answer> {
  deps.observed.presses.set(key, guest);
  const call = { guestId: guest.id, key, body: { amount: 1_000, channelId: key } };
  const once = (): Promise<Answer> => insist(deps, (node) => node.send('chargeOneClick', call));
  const all = await Promise.all(deps.chance.hits(DUPLICATE_SHARE) ? [once(), once()] : [once()]);
  return all[0]!;
}

async function tap(deps: ClientDeps, guest: SimulatedGuest): Promise<Answer> {
  const view = await insist(deps, (node) =>
    node.call('GET /guest/autoRecharge', { guestId: guest.id }),
  );
  const waiting = (view.value as { waiting?: { rechargeId: string } | null } | null)?.waiting;
  if (!waiting) return { code: 'NOTHING_WAITS', value: null };
  return await ask(deps, 'POST /guest/autoRecharge/tap', {
    guestId: guest.id,
    body: { rechargeId: waiting.rechargeId, agreed: true },
  });
}

async function subscribe(
  deps: ClientDeps,
  guest: SimulatedGuest,
  step: Of<'subscribe'>,
): Promise<Answer> {
  const { plan, months, coins } = plans[step.plan]!;
  const expectedPrice = priceIn(guest.currency, coins);
  const answer = await ask(deps, 'POST /subscriptions', {
    guestId: guest.id,
    body: { plan, months, expectedPrice },
    key: step.key,
  });
  if (answer.code === null) move(deps.observed, guest, -expectedPrice);
  return answer;
}

/** Cancels or withdraws from one of the guest's subscriptions. */
async function endSubscription(
  deps: ClientDeps,
  guest: SimulatedGuest,
  way: 'cancel' | 'withdraw',
): Promise<Answer> {
  const listed = await insist(deps, (node) =>
    node.call('GET /subscriptions', { guestId: guest.id }),
  );
  const { subscriptions = [] } = (listed.value ?? {}) as {
    subscriptions?: readonly { id: string; state: string }[];
  };
  const running = subscriptions.filter(({ state }) => state !== 'ended');
  if (running.length === 0) return { code: 'NOTHING_RUNS', value: null };
  const { id } = deps.chance.pick(running);
  const answer = await ask(deps, `POST /subscriptions/{subscriptionId}/${way}`, {
    guestId: guest.id,
    params: { subscriptionId: id },
  });
  if (way === 'cancel' && answer.code === null) deps.observed.cancelled.set(id, deps.now());
  if (way === 'withdraw' && answer.code === null) {
    const { refund } = answer.value as { readonly refund: { readonly value: number } };
    deps.observed.refunds.set(id, { guest, amount: refund.value });
  }
  return answer;
}

/** Talks for a while; now and then the page is closed instead of ending the chat. */
async function chat(deps: ClientDeps, guest: SimulatedGuest, step: Of<'chat'>): Promise<Answer> {
  const actorId = deps.world.performers[step.performer]!;
  const started = await insist(deps, (node, sequence) =>
    node.call('POST /live/{actorId}/start', {
      guestId: guest.id,
      params: { actorId },
      body: { kind: 'livechat', expectedPrice: priceIn(guest.currency, chatCoins), sequence },
      key: step.key,
    }),
  );
  if (started.code !== null) return started;
  const { chatId } = started.value as { readonly chatId: string };
  deps.observed.chats.set(chatId, guest);
  const until = deps.now() + step.lengthMs;
  await ask(deps, 'POST /live/{chatId}/picture', { guestId: guest.id, params: { chatId } });
  await deps.interleaver.pause('a chat goes on', () => deps.now() >= until);
  if (deps.chance.hits(ABANDON_SHARE)) {
    deps.away.add(guest.id);
    await deps.interleaver.pause('a page is closed', () => deps.now() >= until + 45_000);
    deps.away.delete(guest.id);
  }
  return await ask(deps, 'POST /live/{chatId}/end', { guestId: guest.id, params: { chatId } });
}

/** Uses a key again for something else, or somebody else's: the first answer is nobody else's. */
async function abuse(deps: ClientDeps, guest: SimulatedGuest, step: Of<'abuse'>): Promise<Answer> {
  const first = await buy(deps, guest, { ...step, wrongPrice: false });
  if (first.code !== null) return first;
  const { key } = step;
  if (step.way === 'guest') {
    const { guests } = deps.world;
    // With a wallet in the same currency: the two requests read the same.
    const other = guests.find((one) => one.currency === guest.currency && one !== guest)!;
    if (deps.left.has(other.id)) return first;
    return await buy(deps, other, { key, video: step.video, wrongPrice: false });
  }
  const video = deps.world.videos[step.video]!;
  const again =
    step.way === 'body'
      ? await ask(deps, 'POST /videos/{videoId}/buy', {
          guestId: guest.id,
          params: { videoId: video.id },
          body: { expectedPrice: priceIn(guest.currency, video.price) + 7 },
          key,
        })
      : await ask(deps, 'POST /guest/redeemBonus', {
          guestId: guest.id,
          body: { code: 'SIM0' },
          key,
        });
  if (again.code !== 'IDEMPOTENCY_KEY_REUSED')
    deps.findings.add(
      'a key serves one request',
      `${step.way} ${key}: ${again.code ?? 'answered'}`,
    );
  return again;
}

/** Asks for the end of the account, as module privacy writes it down; the password is asked for elsewhere. */
async function leave(deps: ClientDeps, guest: SimulatedGuest): Promise<Answer> {
  deps.left.add(guest.id);
  const dueAt = deps.now() + DELETION_AFTER_MS;
  return await insist(deps, async ({ platform }) => {
    await platform.database.transaction(async (tx) => {
      const written = await tx
        .insertInto('account_deletions')
        .values({
          guest_id: guest.id,
          asked_at: new Date(dueAt - DELETION_AFTER_MS),
          due_at: new Date(dueAt),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('due_at')
        .executeTakeFirst();
      if (written)
        await platform.jobs.enqueue(
          tx,
          'privacy.delete-account',
          { guestId: guest.id, dueAt },
          { runAt: dueAt },
        );
    });
  });
}
