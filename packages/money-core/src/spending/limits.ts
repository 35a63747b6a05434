import { pauseHours, type PauseChoice } from '@vx/contract/enums';

/**
 * A limit as it was typed, in minor units; null when it is none that is offered. Guests type whole
 * units: coins, credits, euros, francs.
 * @param unit minor units of one that is typed: 100 where a currency has cents
 */
export function limitTyped(
  typed: string,
  bounds: { readonly min: number; readonly max: number },
  unit: number,
): number | null {
  if (!/^\d{1,7}$/.test(typed)) return null;
  const amount = Number(typed) * unit;
  return amount >= bounds.min && amount <= bounds.max ? amount : null;
}

/** Whether another limit holds the guest back less than the one that stands, so that it waits; null is no limit. */
export const isHigherLimit = (wanted: number | null, standing: number | null): boolean =>
  standing !== null && (wanted === null || wanted > standing);

/** From this part of a limit on it counts as nearly used. */
const NEAR = 0.8;

/** How much of a limit is used. */
export function limitState(spent: number, limit: number): 'set' | 'near' | 'reached' {
  if (spent >= limit) return 'reached';
  return spent >= limit * NEAR ? 'near' : 'set';
}

/** The end of a pause that begins at `at`, both in milliseconds; null: for good. */
export function pauseUntil({ kind, length }: PauseChoice, at: number): number | null {
  const lengths: Readonly<Record<string, number | null>> = pauseHours[kind];
  const hours = lengths[length] ?? null;
  return hours === null ? null : at + hours * 3_600_000;
}
