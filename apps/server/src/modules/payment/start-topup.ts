import type { Clock, Random } from '@vx/kernel';
import { findTopupOffer } from '@vx/money-core/rules';
import type { Database } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { Once } from '../../platform/idempotency.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { MoneyApi } from '../money/index.ts';
import { createIntent } from './create-intent.ts';
import { openAddress } from './open-page.ts';
import { findIntent } from './payment.repository.ts';
import type { PaymentProvider } from './provider.ts';
import type { PaymentTables } from './tables.ts';
import { returnAddress } from './return-address.ts';

export interface StartTopupDeps {
  readonly database: Database<PaymentTables>;
  readonly once: Once;
  readonly clock: Clock;
  readonly random: Random;
  readonly money: Pick<MoneyApi, 'creditOf' | 'payCurrencyOf' | 'lockWallet' | 'authorise'>;
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
    const offer = findTopupOffer(body);
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
        const intentId = await createIntent(deps, tx, {
          kind: 'page',
          guestId,
          offer,
          returnPath: body.returnPath,
          language: caller.language,
        });
        const begun = await findIntent(tx, intentId);
        if (!begun) throw new OperationError('NOT_FOUND');
        // Who has to be asked is asked when the guest goes there: nobody waits for a company in here.
        const redirectTo =
          provider.openPage || !provider.pageOf
            ? openAddress(intentId)
            : provider.pageOf(intentId, {
                amount: begun.pay_amount,
                currency: begun.pay_currency,
                language: caller.language,
              });
        return { intentId, redirectTo };
      }),
    );
  };
}
