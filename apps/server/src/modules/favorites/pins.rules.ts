/** Pins of one kind that a guest may have: as many as one message carries. */
export const maxPins = 1_000;

/** The id that a message names, or `null` when nothing can have it. */
export function targetIdOf(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
  return id !== null && id <= 2_147_483_647 ? id : null;
}

/** Who is online comes first; among them, and among the others, the order stays. */
export function onlineFirst(
  ids: readonly number[],
  online: ReadonlySet<number>,
): readonly number[] {
  return [...ids.filter((id) => online.has(id)), ...ids.filter((id) => !online.has(id))];
}

/**
 * Whom the pinned recommend and who is not pinned yet: the most often recommended first, then in the
 * order of the pins.
 */
export function recommendedBy(
  pinned: readonly number[],
  recommended: ReadonlyMap<number, readonly number[]>,
): readonly number[] {
  const own = new Set(pinned);
  const votes = new Map<number, number>();
  for (const id of pinned) {
    for (const other of recommended.get(id) ?? []) {
      if (!own.has(other)) votes.set(other, (votes.get(other) ?? 0) + 1);
    }
  }
  return [...votes].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
}
