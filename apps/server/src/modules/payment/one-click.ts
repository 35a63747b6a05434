import { topupOptions } from '@vx/money-core/rules';
import type { Database } from '../../platform/database/index.ts';
import { OperationError, type ErrorCode } from '../../platform/errors.ts';
import type { GuestEvents, GuestFrames } from '../../platform/events.ts';
import type { Once } from '../../platform/idempotency.ts';
import type { SocketHandlers } from '../../platform/module.ts';
import type { MoneyApi, Wallet } from '../money/index.ts';
import { createIntent, type CreateIntentDeps } from './create-intent.ts';
import { findIntent } from './payment.repository.ts';
import { offersTo, type OffersMoney } from './offers.ts';
import type { PaymentProvider } from './provider.ts';
import type { SettlePayment } from './settle-payment.ts';
import type { PaymentTables } from './tables.ts';

export interface OneClickDeps extends CreateIntentDeps {
  readonly database: Database<PaymentTables>;
  readonly once: Once;
  readonly guestEvents: GuestEvents;
  readonly guestFrames: GuestFrames;
  readonly money: CreateIntentDeps['money'] & OffersMoney & Pick<MoneyApi, 'balanceOf'>;
  readonly provider: PaymentProvider | null;
  readonly settle: SettlePayment;
}

/** The wallet of a guest who has paid before: with a means of payment that the provider can charge again. */
async function chargeable(
  { provider, money }: Pick<OneClickDeps, 'provider' | 'money'>,
  guestId: string,
): Promise<Wallet | null> {
  const wallet = provider?.chargeStored ? await money.balanceOf(guestId) : null;
  return wallet?.isPayingCustomer ? wallet : null;
}

/** Answers whether one press can pay, and with which amounts. [SO-canOneClick] */
export function canOneClick(deps: OneClickDeps): NonNullable<SocketHandlers['canOneClick']> {
  return async ({ caller: { guestId, language } }) => {
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    const wallet = await chargeable(deps, guestId);
    const offers = wallet ? await offersTo(deps.money, deps.database.read, wallet, language) : [];
    await deps.guestFrames.send(guestId, 'oneClickOffer', {
      possible: wallet !== null,
      oneClickAmounts: offers.map(({ amount, view }) => ({ amount, ...view })),
    });
  };
}

/**
 * Charges one of the offered amounts to the stored means of payment. However it goes, the guest is
 * told by `oneClickResult`. A repeat with the same `clientId` goes on where the first one stopped and
 * charges nothing twice. [SO-chargeOneClick] [RU-payment-one-click-result]
 */
export function chargeOneClick(deps: OneClickDeps): NonNullable<SocketHandlers['chargeOneClick']> {
  const { database, guestEvents, provider, settle } = deps;
  return async ({ payload, clientId, caller: { guestId, language } }) => {
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    if (clientId === null) throw new OperationError('IDEMPOTENCY_KEY_REQUIRED');
    const result = (code: ErrorCode | null) => ({ success: code === null, code, ...payload });
    const offer = topupOptions.find(({ amount }) => amount === payload.amount);
    try {
      if (!offer) throw new OperationError('AMOUNT_NOT_OFFERED');
      if (!provider?.chargeStored || !(await chargeable(deps, guestId)))
        throw new OperationError('NO_STORED_PAYMENT');
      const order = { guestId, key: clientId, operation: 'chargeOneClick', request: payload };
      const intentId = await database.transaction((tx) =>
        deps.once(tx, order, () =>
          createIntent(deps, tx, { kind: 'oneClick', guestId, offer, returnPath: '/', language }),
        ),
      );
      const intent = await findIntent(database.read, intentId);
      if (intent?.status !== 'open') return;
      const outcome = await provider.chargeStored({
        intentId,
        guestId,
        amount: intent.pay_amount,
        currency: intent.pay_currency,
      });
      const missing = outcome.kind === 'paid' ? 'SPENDING_PAUSED' : 'PAYMENT_DECLINED';
      await settle.stored(intentId, outcome, async (tx, isBooked) => {
        const reply = result(isBooked ? null : missing);
        await guestEvents.append(tx, guestId, 'oneClickResult', reply);
      });
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
      const reply = result(error.code);
      await database.transaction((tx) => guestEvents.append(tx, guestId, 'oneClickResult', reply));
    }
  };
}
