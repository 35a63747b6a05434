/** Who is here, by a key of which each may bring only so many. */
export class Crowd<Member> {
  readonly #max: number;
  readonly #members = new Map<string, Set<Member>>();

  constructor(max: number) {
    this.#max = max;
  }

  get keys(): readonly string[] {
    return [...this.#members.keys()];
  }

  of(key: string): readonly Member[] {
    return [...(this.#members.get(key) ?? [])];
  }

  /** `false`: as many as may be are here already, and the newcomer is not in. */
  enter(key: string, member: Member): boolean {
    const known = this.#members.get(key) ?? new Set();
    if (known.size >= this.#max) return false;
    this.#members.set(key, known.add(member));
    return true;
  }

  /** Does nothing for somebody who never came in. */
  leave(key: string, member: Member): void {
    const known = this.#members.get(key);
    known?.delete(member);
    if (known?.size === 0) this.#members.delete(key);
  }
}
