import type { Language, Money, Price, WalletCurrency } from './money-api.ts';
import { amountOfCoins, euroCentsOf } from './prices.rules.ts';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: WalletCurrency, language: Language): Intl.NumberFormat {
  const id = `${currency}/${language}`;
  let format = formats.get(id);
  if (!format) {
    const money = currency === 'EUR' || currency === 'CHF';
    format = new Intl.NumberFormat(
      language,
      money ? { style: 'currency', currency, minimumFractionDigits: 2 } : { maximumFractionDigits: 0 },
    );
    formats.set(id, format);
  }
  return format;
}

/** Coins and credits without decimals, EUR and CHF with two. [RU-money-decimals-zero] [RU-money-decimals-two] */
export function formatMoney({ amount, currency }: Money, language: Language): string {
  const decimals = currency === 'EUR' || currency === 'CHF' ? 2 : 0;
  return formatOf(currency, language).format(amount / 10 ** decimals);
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
        : { value: cents, currency: 'EUR', formatted: formatMoney({ amount: cents, currency: 'EUR' }, language) },
  };
}

/** A list price in coins as this wallet is charged it; the value in euros is that of the coins. */
export function priceOfCoins(coins: number, currency: WalletCurrency, language: Language): Price {
  return displayMoney({ amount: amountOfCoins(coins, currency), currency }, language);
}
