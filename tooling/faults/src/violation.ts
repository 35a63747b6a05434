/** A broken promise, by name. */
export interface Violation {
  readonly invariant: string;
  readonly detail: string;
}

/** Collects what breaks an invariant; the first few are kept in words. */
export interface Findings {
  add(invariant: string, detail: string): void;
  /** How often each invariant was broken. */
  readonly counts: ReadonlyMap<string, number>;
  readonly examples: readonly Violation[];
}

export function createFindings(): Findings {
  const counts = new Map<string, number>();
  const examples: Violation[] = [];
  return {
    add(invariant, detail) {
      const count = (counts.get(invariant) ?? 0) + 1;
      counts.set(invariant, count);
      if (count <= 3) examples.push({ invariant, detail });
    },
    counts,
    examples,
  };
}
