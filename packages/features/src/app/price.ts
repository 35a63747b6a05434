import { coinsToEur, format, money } from '@vx/currency';
import type { PageConfig, Price } from '@vx/contract';

/**
 * An amount of a wallet as it is shown: with its real-money value, where the client can know it.
 * Coins are 4 to a euro; equivalents of other currencies come from the server alone.
 */
export function priceOf(
  value: number,
  currency: Price['currency'],
  language: PageConfig['language'],
): Price {
  const amount = money(value, currency);
  const euros = currency === 'VXC' ? coinsToEur(money(value, 'VXC')) : null;
  return {
    value,
    currency,
    formatted: format(amount, language),
    equivalent: euros && {
      value: euros.value,
      currency: 'EUR',
      formatted: format(euros, language),
    },
  };
}
