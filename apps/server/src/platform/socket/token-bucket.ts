/** So many per second on average, with a store for bursts. */
interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Sums of fractions are not exact; ms. */
const tolerance = 1e-3;

/**
 * Takes `count` out of a bucket, of which nothing is kept but the time at which it is full again: 0 for a
 * new one.
 * @param fullAt ms
 * @param now ms
 * @returns when it is full now, or `null`: there was not so much in it, and nothing was taken
 */
export function takeFrom(
  { perSecond, burst }: Rate,
  fullAt: number,
  now: number,
  count = 1,
): number | null {
  const emptyMs = (burst / perSecond) * 1000;
  // Later than an empty one would be full: the clock was set back.
  const since = fullAt < now || fullAt - now > emptyMs + tolerance ? now : fullAt;
  const taken = since + (count / perSecond) * 1000;
  return taken - now > emptyMs + tolerance ? null : taken;
}
