import type { RestAnswer } from '@vx/api-client';
import type { Price } from '@vx/contract';

type TopUpOptions = Pick<RestAnswer<'GET /payment/topupOptions'>, 'options' | 'custom'>;

/**
 * The least that can be topped up with, be it one of the offered amounts or one of the guest's own. `null`: the
 * guest's own limits refuse all that is offered, and an amount would promise too much.
 */
export function toMinTopUp({
  options,
  custom,
}: TopUpOptions): Pick<Price, 'value' | 'currency'> | null {
  const open = options.filter(({ isWithinLimits }) => isWithinLimits);
  if (open.length === 0) return null;
  const value = Math.min(custom.min, ...open.map(({ price }) => price.value));
  return { value, currency: custom.currency };
}
