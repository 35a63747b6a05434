/** Chance that repeats: the same seed gives the same sequence, on every machine. */
export interface SeededRandom {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  /** One of a list that is not empty. */
  pick<Item>(list: readonly Item[]): Item;
  /** `count` different items, in random order; fewer when the list is shorter. */
  sample<Item>(list: readonly Item[], count: number): Item[];
}

/** A 32-bit hash of a text (FNV-1a). */
export function hashText(text: string): number {
  let value = 2_166_136_261;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 16_777_619);
  }
  return value >>> 0;
}

/** A generator (mulberry32) that starts from a text. */
export function seededRandom(seed: string): SeededRandom {
  let state = hashText(seed) || 1;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (low: number, high: number): number => Math.floor(low + (high - low + 1) * next());
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole,
    chance: (probability) => next() < probability,
    pick(list) {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new RangeError('cannot pick from an empty list');
      return item;
    },
    sample(list, count) {
      const rest = [...list];
      const taken: (typeof rest)[number][] = [];
      while (taken.length < count && rest.length > 0) {
        taken.push(...rest.splice(whole(0, rest.length - 1), 1));
      }
      return taken;
    },
  };
}
