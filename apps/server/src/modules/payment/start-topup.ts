import type { Clock, Random } from '@vx/kernel';
import type { Database, Transaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { Once } from '../../platform/idempotency.ts';
import type { Caller, RestHandler } from '../../platform/module.ts';
import type { MoneyApi } from '../money/index.ts';
import { insertIntent } from './payment.repository.ts';
import type { PaymentProvider } from './provider.ts';
import type { PaymentTables } from './tables.ts';
import { INTENT_LIFETIME_MS, offerOf, returnAddress, type TopupOffer } from './topup.rules.ts';

export interface StartTopupDeps {
  readonly database: Database<PaymentTables>;
  readonly once: Once;
  readonly clock: Clock;
  readonly random: Random;
  readonly money: Pick<MoneyApi, 'amountOf' | 'lockWallet' | 'authorise'>;
  /** `null`: no provider is configured. */
  readonly provider: PaymentProvider | null;
}

/** Begins a top-up and says where the guest pays. Nothing is booked before the provider confirms. */
export function startTopup(deps: StartTopupDeps): RestHandler<'POST /payment/topup'> {
  return async ({ caller, body, idempotencyKey }) => {
    const { provider } = deps;
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    if (!provider) throw new OperationError('UNAVAILABLE');
    if (idempotencyKey === null) throw new OperationError('IDEMPOTENCY_KEY_REQUIRED');
    const offer = offerOf(body);
    if (!offer) throw new OperationError('AMOUNT_NOT_OFFERED');
    if (returnAddress(body.returnPath, 'x') === null)
      throw new OperationError('INVALID_INPUT', { field: 'returnPath' });
    const guestId = caller.guestId;
    const intent = {
      guestId,
      key: idempotencyKey,
      operation: 'POST /payment/topup',
      request: body,
    };
    return await deps.database.transaction((tx) =>
      deps.once(tx, intent, async () => {
        const intentId = await createIntent(
          deps,
          tx,
          guestId,
          offer,
          body.returnPath,
          caller.language,
        );
        return { intentId, redirectTo: provider.pageOf(intentId) };
      }),
    );
  };
}

async function createIntent(
  { clock, random, money }: StartTopupDeps,
  tx: Transaction<PaymentTables>,
  guestId: string,
  offer: TopupOffer,
  returnPath: string,
  language: Caller['language'],
): Promise<string> {
  const { currency } = await money.lockWallet(tx, guestId);
  const amount = money.amountOf(offer.coins, currency);
  await money.authorise(tx, { guestId, flow: 'payIn', amount });
  const intentId = random.uuid();
  const now = clock.now();
  await insertIntent(tx, {
    id: intentId,
    guest_id: guestId,
    option_id: offer.id,
    coins: offer.coins,
    bonus: offer.bonus,
    euro_cents: offer.euroCents,
    currency,
    credit_amount: amount,
    bonus_amount: money.amountOf(offer.bonus, currency),
    status: 'open',
    return_path: returnPath,
    language,
    expires_at: new Date(now + INTENT_LIFETIME_MS),
    created_at: new Date(now),
  });
  return intentId;
}
