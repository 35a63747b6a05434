import type { Price } from '@vx/contract';
import type { Language } from '@vx/contract/enums';
import { coinsToEur } from './convert.ts';
import { format } from './format.ts';
import { money } from './money.ts';

/**
 * An amount of a wallet as it is shown: with its real-money value, where the client can know it.
 * Coins are 4 to a euro; what other currencies are worth comes from the server alone. It is what `createGuestSession`
 * takes as `formatBalance`.
 *
 * @param value integer in minor units of `currency`
 * @param euroCents what the server says that it is worth
 */
export function priceOf(
  value: number,
  currency: Price['currency'],
  language: Language,
  euroCents: number | null = null,
): Price {
  const amount = money(value, currency);
  const worth = euroCents === null ? null : money(euroCents, 'EUR');
  const euros = currency === 'VXC' ? coinsToEur(money(value, 'VXC')) : worth;
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
