import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isGivenUp,
  nextAskAt,
  PENDING_LIFETIME_MS,
  settlementOf,
  statusAt,
} from './intent.rules.ts';
import { creditOf, payCurrencyOf } from '../money/index.ts';
import { customTopup, offerOf, returnAddress, topupOptions, vatOf } from './topup.rules.ts';

describe('what can be topped up', () => {
  it('[CO-coinsPerEuro] sells four coins for a euro, with the bonus of the option', () => {
    const coinsFor = (amount: number) => creditOf({ amount, currency: 'EUR' }, 'VXC');
    expect(
      topupOptions.map(({ amount, bonus }) => [coinsFor(amount), coinsFor(bonus), amount]),
    ).toEqual([
      [40, 0, 1_000],
      [100, 4, 2_500],
      [200, 12, 5_000],
      [400, 32, 10_000],
      [800, 80, 20_000],
    ]);
  });

  it('[EN-currencies] sells the same round amounts for euros and for francs', () => {
    for (const { amount, bonus } of topupOptions)
      for (const wallet of ['EUR', 'CHF'] as const) {
        const currency = payCurrencyOf(wallet);
        expect(currency).toBe(wallet);
        expect(creditOf({ amount, currency }, wallet)).toBe(amount);
        expect(creditOf({ amount: bonus, currency }, wallet)).toBe(bonus);
      }
  });

  it('takes free amounts from 5 to 200 euros or francs in steps of 5', () => {
    expect(offerOf({ amount: 500 })).toEqual({ id: null, amount: 500, bonus: 0 });
    expect(offerOf({ amount: 3_500 })).toEqual({ id: null, amount: 3_500, bonus: 0 });
    for (const amount of [0, 499, 501, 250, 20_500, 100_000])
      expect(offerOf({ amount })).toBeNull();
  });

  it('gives a free amount that costs what an option costs the bonus of the option', () => {
    for (const option of topupOptions) {
      expect(offerOf({ amount: option.amount })).toEqual(option);
      expect(offerOf({ optionId: option.id })).toEqual(option);
    }
    expect(customTopup.max).toBe(20_000);
  });

  it('wants exactly one of option and amount', () => {
    expect(offerOf({})).toBeNull();
    expect(offerOf({ optionId: 'topup-1000', amount: 1_000 })).toBeNull();
    expect(offerOf({ optionId: 'topup-1001' })).toBeNull();
  });

  it('names the VAT inside a price', () => {
    expect(vatOf(2_500)).toBe(399);
    expect(vatOf(11_900)).toBe(1_900);
  });
});

describe('where a payment returns to', () => {
  it('keeps path, query and hash and adds the intent', () => {
    expect(returnAddress('/en/top-up/?a=1#x', 'i1')).toBe('/en/top-up/?a=1&topup=i1#x');
    expect(returnAddress('/en/videos/?topup=old', 'i1')).toBe('/en/videos/?topup=i1');
  });

  it.each([
    '//evil.test/',
    '/\\evil.test',
    'https://evil.test/',
    '/a\nb',
    '/\t/evil.test',
    '',
    'javascript:alert(1)',
    '/ /x',
  ])('refuses %j', (path) => {
    expect(returnAddress(path, 'i1')).toBeNull();
  });

  it('never leads to another site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webPath(),
          fc.string().map((text) => `/${text}`),
        ),
        (path) => {
          const address = returnAddress(path, 'i1');
          if (address !== null)
            expect(new URL(address, 'https://candela.test').origin).toBe('https://candela.test');
        },
      ),
    );
  });
});

describe('how an intent stands', () => {
  it('has expired when its time has come', () => {
    const intent = { status: 'open', expires_at: new Date(1_000) } as const;
    expect(statusAt(intent, 999)).toBe('open');
    expect(statusAt(intent, 1_000)).toBe('expired');
    expect(statusAt({ ...intent, status: 'paid' }, 5_000)).toBe('paid');
  });

  it('books money that was taken, whatever the page had become, but once', () => {
    expect(
      (['open', 'failed', 'expired', 'paid'] as const).map((status) =>
        settlementOf(status, 'paid'),
      ),
    ).toEqual(['book', 'book', 'book', 'nothing']);
    expect(
      (['open', 'failed', 'expired', 'paid'] as const).map((status) =>
        settlementOf(status, 'left'),
      ),
    ).toEqual(['close', 'nothing', 'nothing', 'nothing']);
  });

  it('waits for money that takes time, unless it is over', () => {
    const all = ['open', 'expired', 'pending', 'failed', 'paid'] as const;
    expect(all.map((status) => settlementOf(status, 'pending'))).toEqual([
      'wait',
      'wait',
      'nothing',
      'nothing',
      'nothing',
    ]);
    expect([settlementOf('pending', 'paid'), settlementOf('pending', 'left')]).toEqual([
      'book',
      'close',
    ]);
  });

  it('is asked about after two minutes, then ever more seldom, at least every six hours', () => {
    const pauses = [0, 1, 2, 7, 8, 500].map((times) => nextAskAt(0, times).getTime() / 60_000);
    expect(pauses).toEqual([2, 4, 8, 256, 360, 360]);
    expect([
      isGivenUp(new Date(0), PENDING_LIFETIME_MS - 1),
      isGivenUp(new Date(0), PENDING_LIFETIME_MS),
    ]).toEqual([false, true]);
  });
});
