import { takeFrom } from './token-bucket.ts';

/** A client of ours sends a few hundred bytes at a time; a picture never goes through a socket. */
const bytes = { perSecond: 16 * 1024, burst: 256 * 1024 };
const frames = { perSecond: 20, burst: 60 };
/** So many refusals are answered before somebody who goes on is cut. */
const refusals = { perSecond: 1, burst: 60 };

/** What one socket may send: in bytes, in frames, and in frames after it was told that it sends too much. */
export class CallerBudget {
  // When each is full again.
  #bytes = 0;
  #frames = 0;
  #refusals = 0;

  /** @param now ms; `false`: cut it */
  takeBytes(count: number, now: number): boolean {
    const taken = takeFrom(bytes, this.#bytes, now, count);
    this.#bytes = taken ?? this.#bytes;
    return taken !== null;
  }

  /** @param now ms; `refuse`: answer that it is too much; `cut`: it was told often enough */
  takeFrame(now: number): 'take' | 'refuse' | 'cut' {
    const taken = takeFrom(frames, this.#frames, now);
    if (taken !== null) {
      this.#frames = taken;
      return 'take';
    }
    const left = takeFrom(refusals, this.#refusals, now);
    this.#refusals = left ?? this.#refusals;
    return left === null ? 'cut' : 'refuse';
  }
}
