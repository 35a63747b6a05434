import type { Clock, Random } from '@vx/kernel';
import type { TopupOffer } from '@vx/money-core/rules';
import type { AnyTransaction } from '../../platform/database/index.ts';
import type { Language, MoneyApi } from '../money/index.ts';
import { insertIntent } from './payment.repository.ts';
import type { IntentKind } from './tables.ts';
import { INTENT_LIFETIME_MS } from './intent.rules.ts';

export interface CreateIntentDeps {
  readonly clock: Clock;
  readonly random: Random;
  readonly money: Pick<MoneyApi, 'creditOf' | 'payCurrencyOf' | 'lockWallet' | 'authorise'>;
}

/**
 * Writes the intent to pay, where the guest's own limits allow it: throws `LIMIT_REACHED` or
 * `SPENDING_PAUSED` where they do not. Nothing is booked before the provider confirms.
 */
export async function createIntent(
  { clock, random, money }: CreateIntentDeps,
  tx: AnyTransaction,
  request: {
    readonly kind: IntentKind;
    readonly guestId: string;
    readonly offer: TopupOffer;
    readonly returnPath: string;
    readonly language: Language;
    /** How long it stays open; default: as long as a payment page. */
    readonly lifetimeMs?: number;
  },
): Promise<string> {
  const { kind, guestId, offer, returnPath, language, lifetimeMs = INTENT_LIFETIME_MS } = request;
  const { currency } = await money.lockWallet(tx, guestId);
  const pay = money.payCurrencyOf(currency);
  const amount = money.creditOf({ value: offer.amount, currency: pay }, currency);
  await money.authorise(tx, { guestId, flow: 'payIn', amount });
  const intentId = random.uuid();
  const now = clock.now();
  await insertIntent(tx, {
    id: intentId,
    guest_id: guestId,
    option_id: offer.id,
    pay_amount: offer.amount,
    pay_currency: pay,
    currency,
    credit_amount: amount,
    bonus_amount: money.creditOf({ value: offer.bonus, currency: pay }, currency),
    kind,
    status: 'open',
    return_path: returnPath,
    language,
    expires_at: new Date(now + lifetimeMs),
    created_at: new Date(now),
  });
  return intentId;
}
