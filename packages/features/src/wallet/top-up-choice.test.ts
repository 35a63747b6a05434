import { expect, it } from 'vitest';
import type { TopUpData } from './load-top-up.ts';
import {
  awaitsAnswer,
  choiceOf,
  customCents,
  firstChoice,
  missingOf,
  wayBack,
} from './top-up-choice.ts';

const price = { value: 1, currency: 'EUR', formatted: '', equivalent: null } as const;
const options: TopUpData['options'] = {
  options: ['coins-40', 'coins-100'].map((id) => ({ id, coins: 1, bonus: 0, price })),
  custom: { min: 500, max: 20_000, step: 500 },
  lastUsedId: null,
};

it('begins with what was used last, else with the smallest, never with more', () => {
  expect(firstChoice(options)).toBe('coins-40');
  expect(firstChoice({ ...options, lastUsedId: 'coins-100' })).toBe('coins-100');
  expect(firstChoice({ ...options, lastUsedId: 'coins-withdrawn' })).toBe('coins-40');
});

it.each([
  ['5', 500],
  [' 15 ', 1500],
  ['200', 20_000],
  ['4', null],
  ['7', null],
  ['205', null],
  ['-5', null],
  ['5.5', null],
  ['1e2', null],
  ['', null],
])('reads %j as %s cents', (typed, cents) => {
  expect(customCents(typed, options.custom)).toBe(cents);
});

it('begins with the least that is enough for what is missing', () => {
  const priced = {
    ...options,
    options: [40, 100, 200].map((coins) => ({ id: `coins-${coins}`, coins, bonus: 0, price })),
    lastUsedId: 'coins-200',
  };
  expect([1, 40, 41, 200, 201].map((missing) => firstChoice(priced, missing))).toEqual([
    'coins-40',
    'coins-40',
    'coins-100',
    'coins-200',
    'coins-200',
  ]);
  expect(firstChoice(priced, 0)).toBe('coins-200');
});

it.each([
  ['12', 12],
  ['0', 0],
  ['-5', 0],
  ['1e3', 0],
  ['99999999', 0],
  [null, 0],
])('reads %j as %i missing coins', (given, missing) => {
  expect(missingOf(given)).toBe(missing);
});

it('asks only for what is offered', () => {
  expect(choiceOf('coins-100', '', options)).toEqual({ kind: 'option', optionId: 'coins-100' });
  expect(choiceOf('coins-101', '', options)).toBeNull();
  expect(choiceOf('custom', '15', options)).toEqual({ kind: 'custom', amountEurCents: 1500 });
  expect(choiceOf('custom', '16', options)).toBeNull();
});

it('comes back to the top-up page, which knows the way on', () => {
  expect(wayBack('/en/top-up/', '/en/help/?x=1')).toBe(
    '/en/top-up/?returnPath=%2Fen%2Fhelp%2F%3Fx%3D1',
  );
  expect(wayBack('/en/top-up/', '')).toBe('/en/top-up/');
});

it.each([
  ['choosing', null, false],
  ['sending', null, true],
  ['leaving', null, true],
  ['choosing', 'open', true],
  // The server waits, perhaps for days: nothing is lost by loading anew.
  ['choosing', 'pending', false],
  ['choosing', 'paid', false],
  ['choosing', 'failed', false],
  ['choosing', 'expired', false],
] as const)(
  '[RU-socket-session-expiry-reload] while %s after a payment that is %s, an answer is awaited: %s',
  (kind, status, awaited) => {
    const outcome = status && { intentId: 'i1', status, coins: 104, price, balance: price };
    expect(awaitsAnswer(kind, outcome)).toBe(awaited);
  },
);
