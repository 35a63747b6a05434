import type { Price } from '@vx/contract';
import type { PageFormats } from '../../texts/presenter-texts.ts';
import { amountWords } from '../../texts/amount-words.ts';
import type { Translate } from '../../texts/presenter-texts.ts';
import type { Subscription } from '../vip-club-data.ts';
import { planName } from '../../texts/plan-name.ts';

/** A day of a subscription. Periods are counted in UTC. */
export const formatDay = (intl: PageFormats, at: string): string =>
  intl.formatDate(at, { dateStyle: 'long', timeZone: 'UTC' });

/** An amount in a sentence, with its value in money. */
export function amountOf(t: Translate, price: Price): string {
  const amount = amountWords(t, price);
  return price.equivalent
    ? t('money.withEquivalent', { amount, equivalent: price.equivalent.formatted })
    : amount;
}

/** "VIP, monthly". */
export const titleOf = (
  t: Translate,
  { plan, months }: Pick<Subscription, 'plan' | 'months'>,
): string => t('subscriptions.name', { plan: planName(plan), rhythm: String(months) });
