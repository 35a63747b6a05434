import type { Position } from '../realtime/guest-events.ts';
import { Alike } from './alike.ts';
import type { GuestPage } from './guest-pages.ts';
import { maxAnswers, type ApiAnswer, type OwnAnswer } from './visitor-answers.ts';
import { maxPages, type PageTemplate } from './visitor-pages.ts';

/** What changes without a broadcast (likes, views, new videos) shows to visitors after this long. */
export const maxMomentMs = 5000;

/** What visitors share between two changes. */
export interface Moment {
  readonly answers: Map<string, Promise<ApiAnswer>>;
  readonly pages: Alike<PageTemplate>;
  /** What guests share. */
  readonly guests: {
    readonly answers: Alike<OwnAnswer>;
    readonly pages: Alike<GuestPage>;
  };
}

const newMoment = (): Moment => ({
  answers: new Map(),
  pages: new Alike(maxPages),
  guests: { answers: new Alike(maxAnswers), pages: new Alike(maxPages) },
});

export interface VisitorMomentDeps {
  /** Where the broadcasts stand: each tells of a change that visitors see. */
  readonly position: () => Position;
  /** ms since the epoch */
  readonly now: () => number;
}

/**
 * Keeps what is the same for everybody who is not logged in: lists, prices, profiles, trails, and the
 * pages made of them. A broadcast forgets all of it, so that a page never shows less than the position
 * it is given (ADR 0005), and nothing outlives five seconds. What is still being made for the moment
 * before is kept there and goes with it.
 */
export class VisitorMoment {
  readonly #deps: VisitorMomentDeps;
  #moment: Moment = newMoment();
  #position: Position | null = null;
  #since = 0;

  constructor(deps: VisitorMomentDeps) {
    this.#deps = deps;
  }

  /** Everything is made anew from now on. */
  forget(): void {
    this.#position = null;
  }

  current(): Moment {
    const { epoch, seq } = this.#deps.position();
    const age = this.#deps.now() - this.#since;
    const same = this.#position?.epoch === epoch && this.#position.seq === seq;
    if (!same || age < 0 || age >= maxMomentMs) {
      this.#moment = newMoment();
      this.#position = { epoch, seq };
      this.#since = this.#deps.now();
    }
    return this.#moment;
  }
}
