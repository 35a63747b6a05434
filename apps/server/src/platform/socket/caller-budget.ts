import { TokenBucket } from './token-bucket.ts';

/** A client of ours sends a few hundred bytes at a time; a picture never goes through a socket. */
const bytes = { perSecond: 16 * 1024, burst: 256 * 1024 };
const frames = { perSecond: 20, burst: 60 };
/** So many refusals are answered before somebody who goes on is cut. */
const refusals = { perSecond: 1, burst: 60 };

/** What one socket may send: in bytes, in frames, and in frames after it was told that it sends too much. */
export class CallerBudget {
  readonly #bytes = new TokenBucket(bytes);
  readonly #frames = new TokenBucket(frames);
  readonly #refusals = new TokenBucket(refusals);

  /** @param now ms; `false`: cut it */
  takeBytes(count: number, now: number): boolean {
    return this.#bytes.take(now, count);
  }

  /** @param now ms; `refuse`: answer that it is too much; `cut`: it was told often enough */
  takeFrame(now: number): 'take' | 'refuse' | 'cut' {
    if (this.#frames.take(now)) return 'take';
    return this.#refusals.take(now) ? 'refuse' : 'cut';
  }
}
