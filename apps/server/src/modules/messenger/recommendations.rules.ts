/** Partners whose recommendations count, the newest. */
export const MAX_RECOMMENDING = 20;

/** How many performers are recommended: a list beside the conversation, or a grid. */
export const recommendedAmount = (useGrid: boolean): number => (useGrid ? 12 : 5);

/**
 * Whom to write to: whom those recommend with whom the guest writes, each partner's best before anybody's second, then
 * the others. Nobody twice, and nobody with whom something was written or who is blocked. [RE-messengerRecommendations]
 */
export function recommendationsOf(asked: {
  /** With whom the guest writes, the newest first. */
  readonly partners: readonly number[];
  readonly recommended: ReadonlyMap<number, readonly number[]>;
  /** Best rank first. */
  readonly others: readonly number[];
  /** Who is left out. */
  readonly known: ReadonlySet<number>;
}): readonly number[] {
  const lists = asked.partners.map((id) => asked.recommended.get(id) ?? []);
  const rounds = Math.max(0, ...lists.map((list) => list.length));
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    lists.flatMap((list) => list[round] ?? []),
  ).flat();
  return [...new Set([...inTurn, ...asked.others])].filter((id) => !asked.known.has(id));
}
