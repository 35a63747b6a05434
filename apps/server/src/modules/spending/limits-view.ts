import type { RestContract } from '@vx/contract/rest';
import { limitAt, limitOffer, nextPeriodStart } from '@vx/money-core/rules';
import type { Caller } from '../../platform/module.ts';
import type { MoneyApi, WalletCurrency } from '../money/index.ts';
import type { SpendingState } from './spending.repository.ts';

export type LimitsView = RestContract['GET /guest/limits']['response'];

const iso = (at: number): string => new Date(at).toISOString();

/** What a guest set, what was spent against it, and what works later. */
export function limitsView(
  money: Pick<MoneyApi, 'display'>,
  state: SpendingState,
  at: {
    readonly now: number;
    readonly currency: WalletCurrency;
    readonly language: Caller['language'];
  },
): LimitsView {
  const { now, currency, language } = at;
  const offer = limitOffer(currency);
  const price = (amount: number) => money.display({ value: amount, currency }, language);
  const priceOrNone = (amount: number | null) => (amount === null ? null : price(amount));
  return {
    limits: state.limits.map((current) => {
      const { period, amount, raise } = limitAt(current, now);
      return {
        period,
        spent: price(Math.max(0, state.moved.spend[period])),
        limit: priceOrNone(amount),
        startsAgainAt: iso(nextPeriodStart(now, period)),
        raise: raise && { limit: priceOrNone(raise.amount), from: iso(raise.from) },
        usual: [...offer.usual[period]],
      };
    }),
    bounds: offer.bounds,
    pause: state.pause && {
      kind: state.pause.kind,
      until: state.pause.until === null ? null : iso(state.pause.until),
    },
  };
}
