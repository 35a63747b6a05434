import { isLimitOffered, type LimitOffer } from '../rules/spending.ts';
import { typedAmount } from '../typed-amount.ts';

/**
 * A limit as it was typed, in minor units; null when it is none that is offered. Guests type whole
 * units: coins, credits, euros, francs.
 * @param unit minor units of one that is typed: 100 where a currency has cents
 */
export function limitTyped(
  typed: string,
  bounds: LimitOffer['bounds'],
  unit: number,
): number | null {
  const amount = typedAmount(typed, unit);
  return amount !== null && isLimitOffered(amount, bounds) ? amount : null;
}

/** From this part of a limit on it counts as nearly used. */
const NEAR = 0.8;

/** How much of a limit is used. */
export function limitState(spent: number, limit: number): 'set' | 'near' | 'reached' {
  if (spent >= limit) return 'reached';
  return spent >= limit * NEAR ? 'near' : 'set';
}
