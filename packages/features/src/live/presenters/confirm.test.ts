import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toConfirmView, type ConfirmQuestion } from './confirm.ts';

const price = (value: number) =>
  ({ value, currency: 'EUR', formatted: `€${value / 100}`, equivalent: null }) as const;
const coins = (value: number) =>
  ({ ...price(value), currency: 'VXC', formatted: String(value) }) as const;
const question: ConfirmQuestion = {
  price: coins(12),
  freeMinutes: 0,
  secondsAffordable: 500,
  isLimited: false,
  refusal: null,
  freeCoins: null,
};
const facts = { name: 'Mira', wallet: coins(100), recharge: null };
const textOf = (change: Partial<ConfirmQuestion>, known: Partial<typeof facts> | object = {}) =>
  toConfirmView({ ...question, ...change }, { ...facts, ...known }, texts).text;

it('says what a minute costs, what the guest has and how long it lasts', () => {
  expect(toConfirmView(question, facts, texts)).toEqual({
    rows: [
      { label: 'live.receipt.perMinute', value: coins(12), isPerMinute: true },
      { label: 'money.balance', value: coins(100) },
    ],
    state: 'enough',
    text: 'live.confirm.lasts money.coins 100 8 live.confirm.stop',
    confirm: 'live.startFor money.coins 12',
    instead: { label: 'money.topUp.title', href: texts.path('topUp', {}) },
    free: null,
  });
});

it('begins with the minutes that vouchers pay for', () => {
  const view = toConfirmView({ ...question, freeMinutes: 3 }, facts, texts);
  expect(view.rows[1]).toEqual({
    label: 'live.confirm.vouchers',
    value: 'benefits.kind.minutes 3',
  });
  expect(view.text).toMatch(/^live.confirm.free 3 live.confirm.lasts /);
  expect(view.confirm).toBe('live.startFree 3');
});

it('names the own limit where that ends the chat, and then not the end of the coins', () => {
  expect(textOf({ isLimited: true })).toBe('live.confirm.lastsLimited 8');
  expect(textOf({ isLimited: true, secondsAffordable: null })).toBe('live.confirm.stop');
});

it('tells what is bought by itself instead of the end', () => {
  const recharge = { brings: coins(104), price: price(2_500), threshold: coins(40) };
  const then = 'live.confirm.recharges money.coins 104 €25 money.coins 40';
  expect(textOf({}, { recharge })).toBe(`live.confirm.lasts money.coins 100 8 ${then}`);
  expect(textOf({ isLimited: true }, { recharge })).toBe(`live.confirm.lastsLimited 8 ${then}`);
});

it('says no time that it does not know, or that is less than a minute', () => {
  for (const secondsAffordable of [null, 59])
    expect(textOf({ secondsAffordable })).toBe('live.confirm.stop');
  expect(textOf({}, { wallet: null })).toBe('live.confirm.stop');
});

it.each([
  ['BALANCE_TOO_LOW', 'notEnough', 'topUp'],
  ['ACTOR_BUSY', 'failed', 'topUp'],
  ['LIMIT_REACHED', 'limit', 'memberLimits'],
  ['SPENDING_PAUSED', 'limit', 'memberLimits'],
] as const)('after %s it is %s, and leads to %s', (refusal, state, page) => {
  expect(toConfirmView({ ...question, refusal }, facts, texts)).toMatchObject({
    state,
    text: `errors.${refusal}`,
    instead: { href: texts.path(page, {}) },
  });
});

it('[SC-chatTrial] leads with the coins that are free, before any word of a balance that is too low', () => {
  const freeCoins = { promotion: 'welcome', amount: coins(20), seconds: 100 } as const;
  const low = { ...question, refusal: 'BALANCE_TOO_LOW', secondsAffordable: 0, freeCoins } as const;
  expect(toConfirmView(low, facts, texts)).toMatchObject({
    state: 'enough',
    text: 'live.confirm.stop',
    confirm: 'live.door.startFree money.coins 20',
    free: { title: 'live.door.free money.coins 20', lasts: 'live.door.freeLasts 1:40 Mira' },
  });
  // What cannot be mended with coins is said all the same.
  expect(toConfirmView({ ...low, refusal: 'ACTOR_BUSY' }, facts, texts)).toMatchObject({
    state: 'failed',
    text: 'errors.ACTOR_BUSY',
  });
});
