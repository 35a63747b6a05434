import type { RestContract } from '@vx/contract/rest';
import type { Caller } from '../../platform/module.ts';
import type { MoneyApi, WalletCurrency } from '../money/index.ts';
import { limitAt, limitBounds, nextStart } from './spending.rules.ts';
import type { SpendingState } from './spending.repository.ts';

export type LimitsView = RestContract['GET /guest/limits']['response'];

const iso = (at: number): string => new Date(at).toISOString();

/** A bound in euro cents as this wallet counts it. */
export function boundsIn(
  money: Pick<MoneyApi, 'amountOf'>,
  currency: WalletCurrency,
): LimitsView['bounds'] {
  // Four coins are a euro, so every bound is a whole number of coins.
  const amount = (cents: number): number => money.amountOf(cents / 25, currency);
  return {
    min: amount(limitBounds.min),
    max: amount(limitBounds.max),
    step: amount(limitBounds.step),
  };
}

/** What a guest set, what was spent against it, and what works later. */
export function limitsView(
  money: Pick<MoneyApi, 'display' | 'amountOf'>,
  state: SpendingState,
  at: {
    readonly now: number;
    readonly currency: WalletCurrency;
    readonly language: Caller['language'];
  },
): LimitsView {
  const { now, currency, language } = at;
  const price = (amount: number) => money.display({ amount, currency }, language);
  const priceOrNone = (amount: number | null) => (amount === null ? null : price(amount));
  return {
    limits: state.limits.map((standing) => {
      const { period, amount, raise } = limitAt(standing, now);
      return {
        period,
        spent: price(Math.max(0, state.moved.spend[period])),
        limit: priceOrNone(amount),
        startsAgainAt: iso(nextStart(now, period)),
        raise: raise && { limit: priceOrNone(raise.amount), from: iso(raise.from) },
      };
    }),
    bounds: boundsIn(money, currency),
    pause: state.pause && {
      kind: state.pause.kind,
      until: state.pause.until === null ? null : iso(state.pause.until),
    },
  };
}
