import { seededRandom } from '../random.ts';

export const tau = Math.PI * 2;

export const clamp = (value: number, low = 0, high = 1): number =>
  Math.min(high, Math.max(low, value));

export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share;

/** From 0 to 1 with neither speed nor acceleration at both ends, as limbs move (minimum jerk). */
export function ease(share: number): number {
  const x = clamp(share);
  return x * x * x * (x * (x * 6 - 15) + 10);
}

/** A number by time in seconds. */
export type Curve = (time: number) => number;

/** The time within a loop of `period` seconds. */
export const within = (time: number, period: number): number => ((time % period) + period) % period;

/**
 * Smooth noise of about -1 to 1 that repeats exactly: a sum of whole harmonics of the loop, from
 * number `from` to number `to`.
 */
export function loopNoise(seed: string, period: number, from: number, to: number): Curve {
  const r = seededRandom(seed);
  const waves = Array.from({ length: to - from + 1 }, (_, i) => ({
    number: from + i,
    weight: r.between(0.6, 1) / (from + i) ** 0.8,
    phase: r.between(0, tau),
  }));
  const power = waves.reduce((sum, { weight }) => sum + weight ** 2 / 2, 0);
  const scale = 1 / (Math.sqrt(power) * 2);
  return (time) =>
    scale *
    waves.reduce(
      (sum, { number, weight, phase }) =>
        sum + weight * Math.sin((number * time * tau) / period + phase),
      0,
    );
}

/** A value from a moment on. */
export interface Hold {
  readonly at: number;
  readonly value: number;
}

/** Values that are held, each reached within `move` seconds: how eyes and attention jump. Repeats. */
export function jumps(holds: readonly Hold[], move: number, period: number): Curve {
  return (time) => {
    const t = within(time, period);
    const found = holds.findLastIndex(({ at }) => at <= t);
    const now = holds.at(found);
    const before = holds.at(found - 1);
    if (!now || !before) return 0;
    const since = t >= now.at ? t - now.at : t + period - now.at;
    return lerp(before.value, now.value, ease(since / move));
  };
}
