import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import type { TopUpData } from '../load-top-up.ts';
import { choosable } from './choosable.ts';
import {
  awaitsAnswer,
  choiceOf,
  customAmount,
  firstChoice,
  missingOf,
  wayBack,
} from './top-up-choice.ts';

const price = { value: 1, currency: 'EUR', formatted: '', equivalent: null } as const;
const offer = (id: string, value = 1) => {
  const credit = { ...price, value, currency: 'VXC' } as const;
  const bonus = { ...credit, value: 0 };
  return { id, credit, bonus, brings: credit, price, isWithinLimits: true };
};
const options: TopUpData['options'] = {
  options: [offer('topup-1000'), offer('topup-2500')],
  custom: { min: 500, max: 20_000, step: 500, currency: 'EUR', stepBrings: 20 },
  lastUsedId: null,
  currency: 'VXC',
  currencyChoice: [],
};

it('begins with what was used last, else with the smallest, never with more', () => {
  expect(firstChoice(options)).toBe('topup-1000');
  expect(firstChoice({ ...options, lastUsedId: 'topup-2500' })).toBe('topup-2500');
  expect(firstChoice({ ...options, lastUsedId: 'topup-withdrawn' })).toBe('topup-1000');
});

it('chooses no amount beyond the own limits, where they leave another', () => {
  const beyond = { ...offer('topup-2500', 100), isWithinLimits: false };
  const some = { ...options, options: [offer('topup-1000', 40), beyond] };
  expect(firstChoice({ ...some, lastUsedId: 'topup-2500' })).toBe('topup-1000');
  expect(firstChoice(some, 60)).toBe('topup-1000');
  expect(firstChoice({ ...some, options: [beyond] })).toBe('topup-2500');
});

it('keeps amounts beyond the own limits in sight, and says why they cannot be chosen', () => {
  const beyond = { ...offer('topup-2500'), isWithinLimits: false };
  expect(choosable([offer('topup-1000'), beyond], texts.t).map((one) => one.beyond)).toEqual([
    undefined,
    'money.topUp.aboveLimit',
  ]);
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
])('reads %j as %s', (typed, amount) => {
  expect(customAmount(typed, options.custom)).toBe(amount);
});

it('begins with the least that is enough for what is missing', () => {
  const priced = {
    ...options,
    options: [40, 100, 200].map((coins) => offer(`topup-${coins * 25}`, coins)),
    lastUsedId: 'topup-5000',
  };
  expect([1, 40, 41, 200, 201].map((missing) => firstChoice(priced, missing))).toEqual([
    'topup-1000',
    'topup-1000',
    'topup-2500',
    'topup-5000',
    'topup-5000',
  ]);
  expect(firstChoice(priced, 0)).toBe('topup-5000');
});

it.each([
  ['12', 12],
  ['0', 0],
  ['-5', 0],
  ['1e3', 0],
  ['99999999', 0],
  [null, 0],
])('reads %j as an amount of %i that is missing', (given, missing) => {
  expect(missingOf(given)).toBe(missing);
});

it('asks only for what is offered', () => {
  expect(choiceOf('topup-2500', '', options)).toEqual({ kind: 'option', optionId: 'topup-2500' });
  expect(choiceOf('topup-2501', '', options)).toBeNull();
  expect(choiceOf('custom', '15', options)).toEqual({ kind: 'custom', amount: 1500 });
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
    const outcome = status && { intentId: 'i1', status, brings: price, price, balance: price };
    expect(awaitsAnswer(kind, outcome)).toBe(awaited);
  },
);
