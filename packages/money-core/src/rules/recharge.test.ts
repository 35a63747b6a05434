import { walletCurrencies } from '@vx/contract/enums';
import { describe, expect, it } from 'vitest';
import { creditOf, payCurrencyOf } from './conversion.ts';
import {
  decideRecharge,
  findRechargeAmount,
  rechargeMaximum,
  rechargeOffer,
  rechargeThresholds,
  TAP_WITHIN_MS,
} from './recharge.ts';
import { topupOptions } from './top-up.ts';

const now = Date.UTC(2026, 10, 23, 9);
const facts = {
  settings: { amount: 1_000, threshold: 20, maximum: 5_000 },
  balance: 19,
  used: 0,
  lastAt: null,
  tapped: false,
} as const;

describe('what can be set', () => {
  it.each([
    [{ amount: 1_000, threshold: 20, maximum: 5_000 }, 1_000],
    [{ amount: 1_000, threshold: 40, maximum: 1_000 }, 1_000],
    [{ amount: 1_001, threshold: 20, maximum: 5_000 }, null],
    [{ amount: 1_000, threshold: 30, maximum: 5_000 }, null],
    // One recharge would not reach the threshold.
    [{ amount: 1_000, threshold: 100, maximum: 5_000 }, null],
    // The maximum would let none through.
    [{ amount: 10_000, threshold: 20, maximum: 5_000 }, null],
    [{ amount: 1_000, threshold: 20, maximum: 1_250 }, null],
    [{ amount: 1_000, threshold: 20, maximum: 200_500 }, null],
  ])('%j is %s', (request, amount) => {
    expect(findRechargeAmount(request, rechargeOffer('VXC'))?.amount ?? null).toBe(amount);
  });

  it('offers round thresholds in every wallet', () => {
    expect(rechargeThresholds('VXC')).toEqual([20, 40, 100]);
    expect(rechargeThresholds('credits')).toEqual([20, 40, 100]);
    expect(rechargeThresholds('EUR')).toEqual([500, 1_000, 2_500]);
    expect(rechargeThresholds('CHF')).toEqual([500, 1_000, 2_500]);
    expect(
      findRechargeAmount({ amount: 1_000, threshold: 20, maximum: 5_000 }, rechargeOffer('CHF')),
    ).toBeNull();
    expect(
      findRechargeAmount({ amount: 1_000, threshold: 500, maximum: 5_000 }, rechargeOffer('CHF'))
        ?.amount,
    ).toBe(1_000);
  });

  it('[ADR 0015, 4] one recharge reaches the threshold from any balance, so none follows from another', () => {
    for (const wallet of walletCurrencies)
      for (const { amount } of topupOptions)
        for (const threshold of rechargeThresholds(wallet)) {
          const offer = findRechargeAmount(
            { amount, threshold, maximum: rechargeMaximum.max },
            rechargeOffer(wallet),
          );
          const credit = creditOf({ value: amount, currency: payCurrencyOf(wallet) }, wallet);
          expect(offer !== null).toBe(credit >= threshold);
        }
  });
});

describe('what becomes of a recharge', () => {
  it('[ADR 0015, 4] charges below the threshold, and is dropped at it or when it is off', () => {
    expect(decideRecharge(facts, now)).toBe('charge');
    expect(decideRecharge({ ...facts, balance: 20 }, now)).toBe('drop');
    expect(decideRecharge({ ...facts, settings: null }, now)).toBe('drop');
  });

  it('[ADR 0015, 4] never passes the monthly maximum, whether or not it was tapped', () => {
    expect(decideRecharge({ ...facts, used: 4_000 }, now)).toBe('charge');
    expect(decideRecharge({ ...facts, used: 4_001 }, now)).toBe('refuse');
    expect(decideRecharge({ ...facts, used: 4_001, tapped: true }, now)).toBe('refuse');
  });

  it('[ADR 0015, 4] the second within ten minutes waits for a tap', () => {
    const lastAt = now - TAP_WITHIN_MS;
    expect(decideRecharge({ ...facts, lastAt: lastAt + 1 }, now)).toBe('wait');
    expect(decideRecharge({ ...facts, lastAt: lastAt + 1, tapped: true }, now)).toBe('charge');
    expect(decideRecharge({ ...facts, lastAt }, now)).toBe('charge');
  });
});
