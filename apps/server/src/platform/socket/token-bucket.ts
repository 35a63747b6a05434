/** So many per second on average, with a store for bursts. */
export class TokenBucket {
  readonly #perSecond: number;
  readonly #burst: number;
  #tokens: number;
  #at: number | null = null;

  constructor(options: { readonly perSecond: number; readonly burst: number }) {
    this.#perSecond = options.perSecond;
    this.#burst = options.burst;
    this.#tokens = options.burst;
  }

  /** @param now ms; answers whether there were so many tokens, and takes none otherwise */
  take(now: number, count = 1): boolean {
    const passed = Math.max(0, now - (this.#at ?? now)) / 1000;
    this.#at = now;
    this.#tokens = Math.min(this.#burst, this.#tokens + passed * this.#perSecond);
    if (this.#tokens < count) return false;
    this.#tokens -= count;
    return true;
  }
}
