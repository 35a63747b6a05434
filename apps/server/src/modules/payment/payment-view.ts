import type { RestContract } from '@vx/contract/rest';
import type { Money } from '@vx/currency';
import type { TopupOffer } from '@vx/money-core/rules';
import type { Language, MoneyApi, WalletCurrency } from '../money/index.ts';
import type { IntentRow } from './payment.repository.ts';

/** What is paid and what it brings, as every answer carries it. */
export type PaymentView = Omit<
  RestContract['GET /payment/topupOptions']['response']['options'][number],
  'id' | 'isWithinLimits'
>;

type Shows = Pick<MoneyApi, 'creditOf' | 'display' | 'payCurrencyOf'>;

/** What an offer costs this wallet, and what it brings to it. */
export function offerView(
  money: Shows,
  offer: Pick<TopupOffer, 'amount' | 'bonus'>,
  wallet: WalletCurrency,
  language: Language,
): PaymentView {
  const currency = money.payCurrencyOf(wallet);
  const credit = money.creditOf({ value: offer.amount, currency }, wallet);
  const bonus = money.creditOf({ value: offer.bonus, currency }, wallet);
  const shown = (amount: number) => money.display({ value: amount, currency: wallet }, language);
  return {
    credit: shown(credit),
    bonus: shown(bonus),
    brings: shown(credit + bonus),
    price: money.display({ value: offer.amount, currency }, language),
  };
}

type Paid = Pick<
  IntentRow,
  'credit_amount' | 'bonus_amount' | 'currency' | 'pay_amount' | 'pay_currency'
>;

/** What a payment brings to the wallet, bonus included. */
export const bringsOf = ({
  credit_amount,
  bonus_amount,
  currency,
}: Pick<Paid, 'credit_amount' | 'bonus_amount' | 'currency'>): Money<WalletCurrency> => ({
  value: credit_amount + bonus_amount,
  currency,
});

/** What a payment brings, bonus included, and what is paid for it. */
export function paymentView(
  money: Pick<MoneyApi, 'display'>,
  intent: Paid,
  language: Language,
): Pick<PaymentView, 'brings' | 'price'> {
  const { pay_amount, pay_currency } = intent;
  return {
    brings: money.display(bringsOf(intent), language),
    price: money.display({ value: pay_amount, currency: pay_currency }, language),
  };
}
