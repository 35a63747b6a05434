import { eurToCoins } from '@vx/currency';
import type { BenefitKind, SubscriptionPlan } from '@vx/contract/enums';
import { DAY_MS } from '@vx/kernel';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { JobDefinition } from '../../platform/module.ts';
import type { LineText } from '../money/index.ts';
import { effectOf, endOf, type Effect, type Gift } from './benefits.rules.ts';
import { asBenefitsTables, type Handle } from './codes.repository.ts';
import type { BenefitsDeps } from './benefits-deps.ts';
import type { GrantOrigin } from './tables.ts';
import { findVouchers, insertVoucher, voucherOf } from './vouchers.repository.ts';

/** The job that ends a subscription that was given. */
export const END_JOB = 'benefits-end-subscription';

export interface GrantRequest {
  readonly guestId: string;
  readonly origin: GrantOrigin;
  /** The code, the age check, … */
  readonly reference: string;
  /** What has this key is given once, for ever. */
  readonly grantKey: string;
  readonly gift: Gift;
  /** What the statement says, where it is money. */
  readonly text?: LineText;
}

/** What was given. */
export interface Granted {
  readonly kind: Gift['kind'];
  readonly amount: number;
  readonly validTo: Date | null;
}

export type GrantDeps = Pick<
  BenefitsDeps,
  'clock' | 'random' | 'jobs' | 'guestEvents' | 'money' | 'accounts' | 'subscriptions'
>;

const kindOf = (kind: Gift['kind']): string =>
  typeof kind === 'number' ? `voucher:${kind}` : kind;

/**
 * The one door through which something is given: row, and what it brings (coins by the ledger, a
 * voucher, days of a subscription), in the caller's transaction. Locks the wallet.
 * @returns `null` when the key was used before: then nothing is given
 */
export async function grant(
  deps: GrantDeps,
  tx: AnyTransaction,
  request: GrantRequest,
): Promise<Granted | null> {
  const { guestId, gift, grantKey, origin, reference } = request;
  const wallet = await deps.money.lockWallet(tx, guestId);
  const now = deps.clock.now();
  const effect = effectOf(gift.kind);
  const from = effect.kind === 'flag' ? await runsUntil(tx, guestId, gift.kind, now) : now;
  const validTo = endOf(gift, effect, from);
  const id = deps.random.uuid();
  const written = await asBenefitsTables(tx)
    .insertInto('benefit_grants')
    .values({
      id,
      grant_key: grantKey,
      guest_id: guestId,
      origin,
      reference,
      kind: kindOf(gift.kind),
      amount: gift.amount,
      valid_to: validTo,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.column('grant_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return null;
  switch (effect.kind) {
    case 'money':
      await deps.money.credit(tx, {
        guestId,
        amount: deps.money.amountOf(coinsOf(gift), wallet.currency),
        currency: wallet.currency,
        kind: 'bonus',
        reference,
        ...(request.text && { text: request.text }),
        transferKey: grantKey,
      });
      break;
    case 'voucher':
      await insertVoucher(tx, {
        id: deps.random.uuid(),
        grant_id: id,
        guest_id: guestId,
        type: effect.type,
        granted: gift.amount,
        amount: gift.amount,
        valid_from: new Date(now),
        valid_to: validTo ?? new Date(now),
        actors: gift.actors && gift.actors.length > 1 ? gift.actors : [],
        actor_id: gift.actors?.length === 1 ? (gift.actors[0] ?? null) : null,
        code: gift.code ?? null,
      });
      break;
    case 'flag':
      await giveDays(deps, tx, guestId, effect, { amount: gift.amount, until: validTo });
      break;
    case 'kept':
      break;
  }
  return { kind: gift.kind, amount: gift.amount, validTo };
}

/** Bonus money is written in euro cents, coins in coins. */
const coinsOf = ({ kind, amount }: Gift): number =>
  kind === 'bonus money' ? eurToCoins({ value: amount, currency: 'EUR' }).value : amount;

/** When the guest's given days of a kind end, if some are left: the next ones begin there. */
async function runsUntil(
  db: Handle,
  guestId: string,
  kind: Gift['kind'],
  now: number,
): Promise<number> {
  const last = await asBenefitsTables(db)
    .selectFrom('benefit_grants')
    .select((row) => row.fn.max('valid_to').as('until'))
    .where('guest_id', '=', guestId)
    .where('kind', '=', kindOf(kind))
    .executeTakeFirst();
  return Math.max(now, last?.until?.getTime() ?? 0);
}

/** When the days of a plan end that were given to a guest; `null`: none are left. */
export async function givenUntil(
  deps: Pick<BenefitsDeps, 'clock'>,
  db: Handle,
  guestId: string,
  plan: SubscriptionPlan,
): Promise<Date | null> {
  const kind = kindOfPlan[plan];
  if (kind === null) return null;
  const now = deps.clock.now();
  const until = await runsUntil(db, guestId, kind, now);
  return until > now ? new Date(until) : null;
}

/** Whoever has the flag from elsewhere keeps it: no job takes it away then. */
async function giveDays(
  deps: GrantDeps,
  tx: AnyTransaction,
  guestId: string,
  { flag }: Extract<Effect, { kind: 'flag' }>,
  given: { readonly amount: number; readonly until: Date | null },
): Promise<void> {
  const plan = planOfFlag[flag];
  const guest = await deps.accounts.find(guestId, tx);
  const isOurs = await asBenefitsTables(tx)
    .selectFrom('benefit_grants')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('guest_id', '=', guestId)
    .where('kind', '=', kindOf(kindOfFlag[flag]))
    .where('valid_to', '>', new Date(deps.clock.now()))
    .executeTakeFirstOrThrow();
  const isPaid = await deps.subscriptions.runs(tx, guestId, plan);
  // The one that was just written is among them.
  if (guest?.[flag] && Number(isOurs.count) <= 1 && !isPaid) return;
  const { amount, until } = given;
  if (!until) return;
  await deps.subscriptions.daysGiven(tx, { guestId, plan, ms: amount * DAY_MS, until });
  await deps.jobs.enqueue(tx, END_JOB, { guestId, flag }, { runAt: until.getTime() });
}

type Flag = Extract<Effect, { kind: 'flag' }>['flag'];
const kindOfFlag: Readonly<Record<Flag, BenefitKind>> = {
  is_vip: 'VIP subscription',
  is_vx_select: 'premium subscription',
};
const planOfFlag = { is_vip: 'vip', is_vx_select: 'vxselect' } as const satisfies Readonly<
  Record<Flag, SubscriptionPlan>
>;
const kindOfPlan: Readonly<Record<SubscriptionPlan, BenefitKind | null>> = {
  vip: kindOfFlag.is_vip,
  vxselect: kindOfFlag.is_vx_select,
  tv: null,
};

/** Takes a flag away when the last of its given days has ended. */
export function endSubscription(
  deps: Pick<BenefitsDeps, 'database' | 'clock' | 'subscriptions' | 'money'>,
): JobDefinition {
  return {
    name: END_JOB,
    run: (payload) =>
      deps.database.transaction(async (tx) => {
        const { guestId, flag } = payload as { readonly guestId: string; readonly flag: Flag };
        await deps.money.lockWallet(tx, guestId);
        const now = deps.clock.now();
        if ((await runsUntil(tx, guestId, kindOfFlag[flag], now)) > now) return;
        await deps.subscriptions.daysEnded(tx, guestId, planOfFlag[flag]);
      }),
  };
}

/** Tells every tab and device which vouchers the guest holds now. [SI-vouchers] */
export async function sendVouchers(
  deps: Pick<BenefitsDeps, 'clock' | 'guestEvents'>,
  tx: AnyTransaction,
  guestId: string,
): Promise<void> {
  const rows = await findVouchers(tx, guestId, new Date(deps.clock.now()));
  await deps.guestEvents.append(tx, guestId, 'vouchers', { vouchers: rows.map(voucherOf) });
}
