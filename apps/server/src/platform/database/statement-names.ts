import { createHash } from 'node:crypto';

/** From this use on a statement has a name: what runs once is not worth keeping. */
const namedFrom = 3;
/** Statements that a connection keeps. Their texts come from the code; lists of other lengths make more of them. */
const maxNames = 500;
const maxCounted = 2_000;

/**
 * Names of statements that are asked again and again. The database parses a statement with a name once
 * for each connection and plans it as it sees fit; one without is parsed and planned every time, which
 * is most of what a short statement costs. The same text has the same name on all connections.
 *
 * A kept plan knows no parameters: what it has to be right, as the predicate of a partial index after
 * `on conflict`, stands in the text.
 */
export class StatementNames {
  readonly #uses = new Map<string, number>();
  readonly #names = new Map<string, string>();
  #generation = 0;

  /** Counts a use and answers the statement's name; `undefined` as long as it has none. */
  use(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= maxNames) return name;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < namedFrom) {
      if (this.#uses.size >= maxCounted) this.#uses.clear();
      this.#uses.set(text, uses);
      return undefined;
    }
    this.#uses.delete(text);
    const given = `vx${this.#generation}_${createHash('sha256').update(text).digest('base64url')}`;
    this.#names.set(text, given);
    return given;
  }

  /** What connections keep does not fit the tables any more: from now on all names are others. */
  renew(): void {
    this.#generation += 1;
    this.#names.clear();
  }
}
