import type { RestContract } from '@vx/contract/rest';
import type { AnyTransaction, Database } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Caller, RestHandler } from '../../platform/module.ts';
import type { Clock } from '@vx/kernel';
import {
  berlinMonthAt,
  findRechargeAmount,
  rechargeOffer,
  topupOptions,
} from '@vx/money-core/rules';
import type { MoneyApi } from '../money/index.ts';
import { offerView } from './payment-view.ts';
import type { PaymentProvider } from './provider.ts';
import {
  dropWaiting,
  findRecharge,
  findSettings,
  findUsed,
  findWaiting,
  moveRecharge,
  saveSettings,
} from './recharge.repository.ts';
import { RECHARGE_JOB, type RechargeOrder } from './recharge-watch.ts';
import { offerOfSettings } from './run-recharge.ts';
import type { PaymentTables } from './tables.ts';

type View = RestContract['GET /guest/autoRecharge']['response'];

export interface RechargeSettingsDeps {
  readonly database: Database<PaymentTables>;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly money: Pick<
    MoneyApi,
    'balanceOf' | 'creditOf' | 'display' | 'lockWallet' | 'payCurrencyOf'
  >;
  readonly provider: PaymentProvider | null;
}

function guestOf({ guestId }: Caller): string {
  if (guestId === null) throw new OperationError('NEED_LOGIN');
  return guestId;
}

async function viewOf(deps: RechargeSettingsDeps, caller: Caller): Promise<View> {
  const { database, clock, money, provider } = deps;
  const { language } = caller;
  const guestId = guestOf(caller);
  const now = clock.now();
  const month = berlinMonthAt(now);
  const [wallet, settings, { used }, waiting] = await Promise.all([
    money.balanceOf(guestId),
    findSettings(database.read, guestId),
    findUsed(database.read, guestId, new Date(month.from)),
    findWaiting(database.read, guestId, new Date(now)),
  ]);
  if (!wallet) throw new OperationError('NEED_LOGIN');
  const { currency } = wallet;
  const shown = (amount: number) => money.display({ value: amount, currency }, language);
  const paid = (amount: number) =>
    money.display({ value: amount, currency: money.payCurrencyOf(currency) }, language);
  const offer = settings && offerOfSettings(settings);
  const payment = offer && offerView(money, offer, currency, language);
  const { thresholds, maximum } = rechargeOffer(currency);
  return {
    settings:
      offer && payment
        ? {
            ...payment,
            amount: offer.amount,
            threshold: shown(settings.threshold ?? 0),
            maximum: paid(settings.maximum ?? 0),
            stoppedBy: settings.stopped_by,
          }
        : null,
    used: paid(used),
    startsAgainAt: new Date(month.until).toISOString(),
    waiting:
      waiting?.waits_until && payment
        ? {
            rechargeId: waiting.id,
            brings: payment.brings,
            price: payment.price,
            until: waiting.waits_until.toISOString(),
          }
        : null,
    offer: {
      possible: provider?.chargeStored !== undefined && wallet.isPayingCustomer,
      amounts: topupOptions.map((one) => ({
        amount: one.amount,
        ...offerView(money, one, currency, language),
      })),
      thresholds: thresholds.map(shown),
      maximum,
    },
    teaser: settings?.teaser ?? 'on',
  };
}

/** Changes something with the wallet locked, so that no charge passes beside it; answers how it stands. */
async function change(
  deps: RechargeSettingsDeps,
  caller: Caller,
  run: (tx: AnyTransaction, guestId: string) => Promise<void>,
): Promise<View> {
  const guestId = guestOf(caller);
  await deps.database.transaction(async (tx) => {
    await deps.money.lockWallet(tx, guestId);
    await run(tx, guestId);
  });
  return await viewOf(deps, caller);
}

/** ET-paymentSettings, as far as it is about the automatic recharge. [RU-payment-guest-level] */
export function getAutoRecharge(
  deps: RechargeSettingsDeps,
): RestHandler<'GET /guest/autoRecharge'> {
  return ({ caller }) => viewOf(deps, caller);
}

/** Turns it on or changes it. Whoever has never paid has no means of payment for it. */
export function setAutoRecharge(
  deps: RechargeSettingsDeps,
): RestHandler<'POST /guest/autoRecharge'> {
  return ({ caller, body }) =>
    change(deps, caller, async (tx, guestId) => {
      const wallet = await deps.money.balanceOf(guestId, tx);
      const offer = wallet && findRechargeAmount(body, rechargeOffer(wallet.currency));
      if (!offer) throw new OperationError('AMOUNT_NOT_OFFERED');
      if (!wallet.isPayingCustomer || !deps.provider?.chargeStored)
        throw new OperationError('NO_STORED_PAYMENT');
      await saveSettings(tx, guestId, {
        auto_recharge_amount: offer.amount,
        threshold: body.threshold,
        maximum: body.maximum,
        armed: true,
        stopped_by: null,
        language: caller.language,
      });
      await dropWaiting(tx, guestId);
    });
}

export function stopAutoRecharge(
  deps: RechargeSettingsDeps,
): RestHandler<'POST /guest/autoRecharge/off'> {
  return ({ caller }) =>
    change(deps, caller, async (tx, guestId) => {
      await saveSettings(tx, guestId, {
        auto_recharge_amount: null,
        armed: false,
        stopped_by: null,
        language: caller.language,
      });
      await dropWaiting(tx, guestId);
    });
}

/** The guest's yes or no to a recharge that waits. The job goes on with a yes, once. */
export function tapRecharge(
  deps: RechargeSettingsDeps,
): RestHandler<'POST /guest/autoRecharge/tap'> {
  return ({ caller, body: { rechargeId, agreed } }) =>
    change(deps, caller, async (tx, guestId) => {
      const recharge = await findRecharge(tx, rechargeId);
      if (recharge?.guest_id !== guestId) throw new OperationError('NOT_FOUND');
      const isInTime = (recharge.waits_until?.getTime() ?? 0) > deps.clock.now();
      const goesOn = agreed && isInTime;
      const state = goesOn ? 'due' : 'dropped';
      const moved = await moveRecharge(tx, recharge.id, 'waiting', { state, tapped: goesOn });
      const order: RechargeOrder = { rechargeId: recharge.id };
      if (moved && goesOn) await deps.jobs.enqueue(tx, RECHARGE_JOB, order);
    });
}

/** [RE-autoRechargeTeaserState] [RU-payment-guest-level] */
export function storeTeaserState(
  deps: Pick<RechargeSettingsDeps, 'database'>,
): RestHandler<'POST /guest/autoRechargeTeaserState'> {
  return async ({ caller, body: { mode } }) => {
    const guestId = guestOf(caller);
    const { language } = caller;
    await deps.database.transaction((tx) => saveSettings(tx, guestId, { teaser: mode, language }));
    return { success: true };
  };
}
