import type { Price } from '@vx/contract';
import type { IntlShape } from 'react-intl';
import type { Say } from '../texts/use-say.ts';

/** A day as it is said to guests. */
export const dayOf = (intl: IntlShape, at: string): string =>
  intl.formatDate(at, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  });

/** An amount of the wallet in words: "206 coins". */
export const amountWords = (say: Say, price: Price): string =>
  price.currency === 'VXC' ? say('money.coins', { count: price.value }) : price.formatted;
