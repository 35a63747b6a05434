import type { ErrorCode } from '@vx/contract/errors';
import type { RestContract } from '@vx/contract/rest';

type Limits = RestContract['GET /guest/limits']['response'];
export type LimitPeriod = Limits['limits'][number]['period'];
type PauseBody = RestContract['POST /guest/limits/pause']['body'];

export const periods = ['day', 'week', 'month'] as const satisfies readonly LimitPeriod[];

/** How long each pause can be. */
export const pauseLengths = {
  coolOff: ['day', 'week', 'month'],
  exclusion: ['halfYear', 'year', 'forever'],
} as const satisfies Readonly<Record<PauseBody['kind'], readonly PauseBody['length'][]>>;

/** Parameters of the page: which limit is changed, which pause is asked about. */
export const CHANGE_PARAM = 'change';
export const ASK_PARAM = 'ask';

/** The value of a limit that is to be none. */
export const NO_LIMIT = 'none';

export const periodOf = (value: string | null): LimitPeriod | null =>
  periods.find((period) => period === value) ?? null;

/** `coolOff.week`, as it stands in forms and in the address. */
export const pauseName = (pause: PauseBody): string => `${pause.kind}.${pause.length}`;

/** A pause by its name; null when there is none of it. */
export function pauseOf(name: string | null): PauseBody | null {
  for (const kind of ['coolOff', 'exclusion'] as const) {
    const length = pauseLengths[kind].find((one) => `${kind}.${one}` === name);
    if (length) return { kind, length };
  }
  return null;
}

/** Whether the guest's own rules refused something. */
export const isHeldBack = (code: ErrorCode | null): boolean =>
  code === 'LIMIT_REACHED' || code === 'SPENDING_PAUSED';

/** Guests type whole units: coins, credits, euros, francs. */
export const unitOf = (currency: string): number =>
  currency === 'EUR' || currency === 'CHF' ? 100 : 1;

/** A limit as it was typed, in minor units; null when it is none that is offered. */
export function limitTyped(
  typed: string,
  bounds: Limits['bounds'],
  currency: string,
): number | null {
  if (!/^\d{1,7}$/.test(typed)) return null;
  const amount = Number(typed) * unitOf(currency);
  return amount >= bounds.min && amount <= bounds.max ? amount : null;
}

/** Whether another limit holds the guest back less than the one that stands; null is no limit. */
export const isHigher = (wanted: number | null, standing: number | null): boolean =>
  standing !== null && (wanted === null || wanted > standing);

/** From this part of a limit on it counts as nearly used. */
const NEAR = 0.8;

export function stateOf(spent: number, limit: number): 'set' | 'near' | 'reached' {
  if (spent >= limit) return 'reached';
  return spent >= limit * NEAR ? 'near' : 'set';
}
