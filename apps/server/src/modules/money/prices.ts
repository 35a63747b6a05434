import type { Price } from '@vx/contract';
import { format, type Money } from '@vx/currency';
import { amountOfCoins, euroCentsOf } from '@vx/money-core/rules';
import type { Language, WalletCurrency } from './money-api.ts';

/** An amount of a wallet as answers carry it, with what it is worth in euros. */
export function displayMoney(money: Money<WalletCurrency>, language: Language): Price {
  const { value, currency } = money;
  const euros: Money<'EUR'> = { value: euroCentsOf(value, currency), currency: 'EUR' };
  return {
    value,
    currency,
    formatted: format(money, language),
    equivalent: currency === 'EUR' ? null : { ...euros, formatted: format(euros, language) },
  };
}

/** A list price in coins as this wallet is charged it; the value in euros is that of the coins. */
export function priceOfCoins(coins: number, currency: WalletCurrency, language: Language): Price {
  return displayMoney({ value: amountOfCoins(coins, currency), currency }, language);
}
