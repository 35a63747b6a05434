/**
 * The one-click amount to preselect: the offered one nearest to the requested value
 * (RU-payment-preselected-nearest), the larger of two equally near ones
 * (RU-payment-preselected-tie). The search goes down from the maximum
 * (RU-payment-preselected-start-max). Null when nothing is offered.
 */
export function nearestAmount(amounts: readonly number[], requested: number): number | null {
  let best: number | null = null;
  for (const amount of amounts.toSorted((a, b) => b - a)) {
    if (best === null || Math.abs(amount - requested) < Math.abs(best - requested)) best = amount;
  }
  return best;
}
