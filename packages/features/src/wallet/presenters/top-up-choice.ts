import { typedAmount, type TopUpChoice, type TopUpState } from '@vx/money-core';
import { isInRange } from '@vx/money-core/rules';
import type { TopUpOptions, TopUpOutcome } from '../top-up-data.ts';

/** The value of the choice that is an amount of one's own. */
export const CUSTOM = 'custom';

/** The missing amount that an address names; 0 for none, and for what is no number. */
export const missingOf = (given: string | null): number =>
  given !== null && /^[1-9]\d{0,6}$/.test(given) ? Number(given) : 0;

/** The least amount that is enough; where none is, the amount itself. */
export const enoughOf = (amounts: readonly number[], wanted: number): number =>
  amounts.filter((amount) => amount >= wanted).toSorted((a, b) => a - b)[0] ?? wanted;

/**
 * What is chosen when the page opens: the least that is enough for what is missing, else what was used
 * last, else the smallest. Never more, and none that the guest's own limits refuse where they leave another.
 */
export function firstChoice(
  { options: offered, lastUsedId }: Pick<TopUpOptions, 'options' | 'lastUsedId'>,
  missing = 0,
): string {
  const open = offered.filter(({ isWithinLimits }) => isWithinLimits);
  const options = open.length > 0 ? open : offered;
  const enough = enoughOf(
    options.map(({ credit }) => credit.value),
    missing,
  );
  const wanted = missing > 0 && options.find(({ credit }) => credit.value === enough);
  if (wanted) return wanted.id;
  const known = options.some(({ id }) => id === lastUsedId);
  return (known && lastUsedId) || (options[0]?.id ?? CUSTOM);
}

/** What was paid last time, in minor units; `null`: nothing that is still offered. */
export const lastPaid = ({
  options,
  lastUsedId,
}: Pick<TopUpOptions, 'options' | 'lastUsedId'>): number | null =>
  options.find(({ id }) => id === lastUsedId)?.price.value ?? null;

/** An amount as it was typed, in minor units of what is paid with; null when it is none that is offered. */
export function customAmount(typed: string, custom: TopUpOptions['custom']): number | null {
  const amount = typedAmount(typed, 100);
  return amount !== null && isInRange(amount, custom) ? amount : null;
}

/** What is asked for; null when nothing that is offered was chosen. */
export function choiceOf(value: string, typed: string, options: TopUpOptions): TopUpChoice | null {
  if (value !== CUSTOM) {
    return options.options.some(({ id }) => id === value)
      ? { kind: 'option', optionId: value }
      : null;
  }
  const amount = customAmount(typed, options.custom);
  return amount === null ? null : { kind: 'custom', amount };
}

/** Where the payment page sends the guest back: to the top-up page, which knows the way on. */
export const wayBack = (topUpPath: string, returnPath: string): string =>
  returnPath ? `${topUpPath}?returnPath=${encodeURIComponent(returnPath)}` : topUpPath;

/**
 * Whether the guest's money is on its way: the payment page is being opened, or the guest came back
 * from it before the provider's answer. [RU-socket-session-expiry-reload]
 */
export const awaitsAnswer = (kind: TopUpState['kind'], outcome: TopUpOutcome | null): boolean =>
  kind === 'sending' || kind === 'leaving' || outcome?.status === 'open';
