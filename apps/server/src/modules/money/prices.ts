import { format } from '@vx/currency';
import { amountOfCoins, euroCentsOf } from '@vx/money-core/rules';
import type { Language, Money, Price, WalletCurrency } from './money-api.ts';

/** Coins and credits without decimals, EUR and CHF with two. [RU-money-decimals-zero] [RU-money-decimals-two] */
export function formatMoney({ amount, currency }: Money, language: Language): string {
  return format({ value: amount, currency }, language);
}

/** An amount of a wallet as answers carry it, with what it is worth in euros. */
export function displayMoney(money: Money, language: Language): Price {
  const cents = euroCentsOf(money.amount, money.currency);
  return {
    value: money.amount,
    currency: money.currency,
    formatted: formatMoney(money, language),
    equivalent:
      money.currency === 'EUR'
        ? null
        : {
            value: cents,
            currency: 'EUR',
            formatted: formatMoney({ amount: cents, currency: 'EUR' }, language),
          },
  };
}

/** A list price in coins as this wallet is charged it; the value in euros is that of the coins. */
export function priceOfCoins(coins: number, currency: WalletCurrency, language: Language): Price {
  return displayMoney({ amount: amountOfCoins(coins, currency), currency }, language);
}
