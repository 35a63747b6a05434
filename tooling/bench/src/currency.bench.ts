import { strictEqual } from 'node:assert/strict';
import { add as addMoney, format, money, type Money } from '@vx/currency';
import { add, dinero, toDecimal, toSnapshot, type Dinero, type DineroCurrency } from 'dinero.js';
import { race, report } from './harness.ts';

const cents = Array.from({ length: 64 }, (_, i) => (i * 7919) ** 2 % 5_000_000);
const euro: DineroCurrency<number> = { code: 'EUR', base: 10, exponent: 2 };
const locales = ['de', 'en', 'nl', 'es'] as const;

/** Calls `work` with each of the amounts in turn. */
function forEach<T>(items: readonly T[], work: (item: T) => unknown): () => unknown {
  return () => {
    let last: unknown;
    for (const item of items) last = work(item);
    return last;
  };
}

function formatting(locale: (typeof locales)[number]): void {
  const own = cents.map((value) => money(value, 'EUR'));
  const theirs = cents.map((amount) => dinero({ amount, currency: euro }));
  const cached = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const byIntl = (amount: Money) => cached.format(amount.value / 100);
  const byDinero = (amount: Dinero<number>) =>
    toDecimal(amount, ({ value }) => cached.format(value as Intl.StringNumericLiteral));
  for (const [i, amount] of own.entries()) {
    const peer = theirs[i];
    strictEqual(format(amount, locale), byIntl(amount));
    if (peer !== undefined) strictEqual(format(amount, locale), byDinero(peer));
  }
  const subjects = [
    { name: '@vx/currency', run: forEach(own, (amount) => format(amount, locale)) },
    { name: 'cached Intl.NumberFormat', run: forEach(own, byIntl) },
    { name: 'dinero.js with cached Intl', run: forEach(theirs, byDinero) },
  ];
  report(`Euros in ${locale}, texts checked`, race(subjects, { operations: cents.length }));
}

function adding(): void {
  const own = cents.map((value) => money(value, 'EUR'));
  const theirs = cents.map((amount) => dinero({ amount, currency: euro }));
  const one = money(1, 'EUR');
  const theirOne = dinero({ amount: 1, currency: euro });
  for (const [i, amount] of own.entries()) {
    const peer = theirs[i];
    if (peer !== undefined) {
      strictEqual(toSnapshot(add(peer, theirOne)).amount, addMoney(amount, one).value);
    }
  }
  const subjects = [
    { name: '@vx/currency', run: forEach(own, (amount) => addMoney(amount, one)) },
    { name: 'dinero.js', run: forEach(theirs, (amount) => add(amount, theirOne)) },
  ];
  report('Adding, sums checked', race(subjects, { operations: cents.length }));
}

export function run(): void {
  for (const locale of locales) formatting(locale);
  adding();
}
