import type { Wallet } from './money-api.ts';

/** Whoever changes a wallet forgets it; this bounds what a change that nobody told of could do. */
const keptMs = 2_000;
const maxWallets = 10_000;

interface Kept {
  readonly wallet: Wallet;
  /** ms since the epoch */
  readonly readAt: number;
}

/**
 * Wallets as they were last read, for what is shown of them: every page asks for its guest's several times.
 * Only where no other process writes to the database, and where each change is told to {@link forget} once
 * it has committed, and so before anybody is answered who caused it. Nothing is decided by them that
 * moves money: that reads under the wallet's lock.
 */
export class WalletMemory {
  readonly #now: () => number;
  /** The one that was read first is the first. */
  readonly #kept = new Map<string, Kept>();
  #changes = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The wallet that is known, or else what `load` reads; `null`: there is none. */
  async read(guestId: string, load: () => Promise<Wallet | null>): Promise<Wallet | null> {
    const now = this.#now();
    const known = this.#kept.get(guestId);
    if (known && now >= known.readAt && now - known.readAt < keptMs) return known.wallet;
    const changes = this.#changes;
    const wallet = await load();
    // What moved meanwhile may have been read before.
    if (wallet && changes === this.#changes) this.#keep(guestId, { wallet, readAt: now });
    return wallet;
  }

  forget(guestId: string): void {
    this.#changes += 1;
    this.#kept.delete(guestId);
  }

  #keep(guestId: string, kept: Kept): void {
    this.#kept.delete(guestId);
    this.#kept.set(guestId, kept);
    if (this.#kept.size <= maxWallets) return;
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined) this.#kept.delete(oldest);
  }
}
