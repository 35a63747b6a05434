import { describe, expect, it } from 'vitest';
import { lineTextOf, purchaseEventOf, refuseImpossible, statementKindOf } from './money.rules.ts';

describe('rules of money', () => {
  it("accepts positive integers in the wallet's currency only", () => {
    expect(() =>
      refuseImpossible({ amount: 1, currency: 'VXC' }, { currency: 'VXC' }),
    ).not.toThrow();
    for (const amount of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => refuseImpossible({ amount, currency: 'VXC' }, { currency: 'VXC' })).toThrow(
        /positive integer/,
      );
    }
    expect(() => refuseImpossible({ amount: 1, currency: 'EUR' }, { currency: 'VXC' })).toThrow(
      /convert/,
    );
  });

  it('[RU-tracking-currencies] has no analytics currency for CHF', () => {
    expect(purchaseEventOf({ kind: 'vip', amount: 5, currency: 'CHF' })).toEqual({
      category: 'vip',
      currency: null,
      value: null,
    });
    expect(purchaseEventOf({ kind: 'tv', amount: 5, currency: 'EUR' })).toEqual({
      category: 'tv',
      currency: 'EUR',
      value: 5,
    });
  });

  it('lists charges under the kinds of the statement', () => {
    expect(statementKindOf('voyeur_cam')).toBe('livechat');
    expect(statementKindOf('image_album')).toBe('album');
    expect(lineTextOf('video', undefined)).toEqual({ textKey: 'statement.video', textArgs: {} });
    expect(lineTextOf('video', { key: 'statement.gift', args: { name: 'x' } })).toEqual({
      textKey: 'statement.gift',
      textArgs: { name: 'x' },
    });
  });
});
