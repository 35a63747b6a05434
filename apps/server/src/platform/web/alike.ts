import type { OwnReads, ReadLog } from '../own-reads.ts';

/** Made for one guest; others of whom the same would be read get it as well. */
interface Made {
  readonly log: ReadLog;
}

/** Variants of one thing: guests differ in more than a moment is worth remembering. */
const maxVariants = 8;
/** So often one fitted nobody else, and it is taken for each one's own. */
const surelyUnshared = 3;

/** Keeps what was made for one guest for guests like them. */
export class Alike<Value extends Made> {
  readonly #known = new Map<string, Value[]>();
  readonly #making = new Map<string, Promise<unknown>>();
  /** How often what was made for one of them fitted nobody else: who asks for it waits for nothing. */
  readonly #unshared = new Map<string, number>();
  readonly #most: number;

  /** @param most things, each of which has some variants */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Answers what is known and fits, else makes it. Who asks while the first one is being made waits for
   * it once, because it mostly fits.
   * @param isGood whether it may be kept
   */
  async get(
    key: string,
    reads: OwnReads,
    make: () => Promise<Value>,
    isGood: (value: Value) => boolean,
  ): Promise<Value> {
    const known = this.#find(key, reads);
    if (known) return known;
    const waiting = this.#making.get(key);
    if (waiting && !this.#unshared.has(key)) {
      await waiting;
      const meanwhile = this.#find(key, reads);
      if (meanwhile) return meanwhile;
    }
    const making = make();
    // Who waits is not failed by another's failure, but makes its own.
    const settled = making.then(
      () => undefined,
      () => undefined,
    );
    this.#making.set(key, settled);
    try {
      const made = await making;
      if (isGood(made) && !made.log.isOwn) this.#keep(key, made);
      else this.#noteUnshared(key);
      return made;
    } finally {
      if (this.#making.get(key) === settled) this.#making.delete(key);
    }
  }

  /**
   * Whether it is each one's own: it fitted nobody else several times, and never anybody. One guest
   * alone, of whom more is read than of others, does not make it so.
   */
  isUnshared(key: string): boolean {
    return (this.#unshared.get(key) ?? 0) >= surelyUnshared && !this.#known.has(key);
  }

  #noteUnshared(key: string): void {
    const times = this.#unshared.get(key) ?? 0;
    if (times > 0 || this.#unshared.size < this.#most) this.#unshared.set(key, times + 1);
  }

  #find(key: string, reads: OwnReads): Value | undefined {
    return this.#known.get(key)?.find(({ log }) => log.fits(reads));
  }

  #keep(key: string, made: Value): void {
    const variants = this.#known.get(key);
    if (variants) {
      if (variants.length < maxVariants) variants.push(made);
    } else if (this.#known.size < this.#most) this.#known.set(key, [made]);
  }
}
