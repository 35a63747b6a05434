/**
 * The one-click amount to preselect: the offered one nearest to the requested value
 * (RU-payment-preselected-nearest), the larger of two equally near ones
 * (RU-payment-preselected-tie). The search goes down from the maximum
 * (RU-payment-preselected-start-max). Null when nothing is offered or no number is asked for.
 */
export function nearestAmount(amounts: readonly number[], requested: number): number | null {
  // Types forbid it, but null would count as 0 and preselect the least.
  if (!Number.isFinite(requested)) return null;
  let best: number | null = null;
  for (const amount of amounts.toSorted((a, b) => b - a)) {
    if (best === null || Math.abs(amount - requested) < Math.abs(best - requested)) best = amount;
  }
  return best;
}
