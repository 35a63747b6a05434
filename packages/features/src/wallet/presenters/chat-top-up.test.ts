import type { Price } from '@vx/contract';
import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toChatTopUp, type ChatTopUpFacts } from './chat-top-up.ts';
import { toOneClick } from './one-click.ts';

const price = (value: number, currency: Price['currency']): Price => ({
  value,
  currency,
  formatted: `${value} ${currency}`,
  equivalent: null,
});
const amount = (paid: number) => ({
  id: `topup-${paid}`,
  amount: paid,
  price: price(paid, 'EUR'),
  credit: price(paid / 25, 'VXC'),
  bonus: price(0, 'VXC'),
  isWithinLimits: true,
  brings: price(paid / 25, 'VXC'),
});
const amounts = [amount(1_000), amount(2_500)];
const options = {
  options: amounts,
  custom: { min: 500, max: 20_000, step: 500, currency: 'EUR', stepBrings: 20 },
  lastUsedId: null,
  currency: 'VXC',
  currencyChoice: [],
} as const;
const stored = (state: object, away = false, last: number | null = null) =>
  toOneClick(
    { state, amounts, away, charge: () => undefined, retry: null, decline: null } as never,
    { wanted: null, last, missing: 0, wallet: null, language: 'en' },
    texts.t,
  );
const byPage = { oneClick: stored({ kind: 'notPossible' }) };
const facts: ChatTopUpFacts = {
  oneClick: stored({ kind: 'offered', amounts, preselected: 2_500 }),
  isOtherWay: false,
  topUp: { kind: 'choosing', options: options as never, refusal: null },
  options: options as never,
  status: 'open',
  wanted: null,
  chat: {
    balance: price(35, 'VXC'),
    pricePerMinute: price(12, 'VXC'),
    charged: price(6, 'VXC'),
    seconds: 30,
    secondsLeft: 175,
  },
  language: 'en',
};
const viewOf = (change: Partial<ChatTopUpFacts> = {}) =>
  toChatTopUp({ ...facts, ...change }, texts);
const leaving = { kind: 'leaving', intentId: 'i1', redirectTo: '/pay/i1' } as const;

it('offers the means that paid last, says what it costs and what the wallet holds then', () => {
  expect(viewOf()).toMatchObject({
    state: 'choose',
    isStored: true,
    chosen: { id: '2500' },
    payLabel: 'money.topUp.pay 2500 EUR',
    afterwards: 'live.topUp.then money.coins 135 11',
    message: undefined,
  });
});

it('says how long the chat lasts then as the meter will: with free minutes, and no longer than a limit lets it', () => {
  const lasting = (change: object) => viewOf({ chat: { ...facts.chat, ...change } }).afterwards;
  expect(lasting({ secondsLeft: 175 + 120 })).toBe('live.topUp.then money.coins 135 13');
  expect(lasting({ secondsLeft: 100 })).toBe('live.topUp.then money.coins 135 1');
});

it('waits until it is known whether the stored means can pay, and not for a line that is away', () => {
  expect(viewOf({ oneClick: stored({ kind: 'asking' }) }).state).toBe('loading');
  expect(viewOf({ oneClick: stored({ kind: 'asking' }, true) })).toMatchObject({
    state: 'choose',
    isStored: false,
  });
});

it('waits for what was used last before it offers an amount to the stored means', () => {
  expect(viewOf({ topUp: { kind: 'loading' } }).state).toBe('loading');
  const offered = { kind: 'offered', amounts, preselected: 1_000 };
  expect(viewOf({ oneClick: stored(offered, false, 2_500) }).chosen?.id).toBe('2500');
  expect(viewOf({ oneClick: stored(offered, false, 9_000) }).chosen?.id).toBe('1000');
  const failed = { kind: 'failed', amount: 1_000, code: 'LIMIT_REACHED' };
  expect(viewOf({ oneClick: stored(failed, false, 2_500) }).chosen?.id).toBe('1000');
});

it('chooses the smallest, or what was used last, for the page of the provider', () => {
  expect(viewOf(byPage).chosen?.id).toBe('topup-1000');
  const used = { ...options, lastUsedId: 'topup-2500' } as never;
  expect(viewOf({ ...byPage, options: used }).chosen?.id).toBe('topup-2500');
  expect(viewOf({ isOtherWay: true, wanted: 'topup-2500' })).toMatchObject({
    isStored: false,
    chosen: { id: 'topup-2500' },
  });
});

it('is busy while the press is on its way, and waits for the provider then', () => {
  expect(viewOf({ ...byPage, topUp: { kind: 'sending', options: options as never } }).state).toBe(
    'paying',
  );
  expect(viewOf({ ...byPage, topUp: leaving })).toMatchObject({
    state: 'waiting',
    paymentPage: '/pay/i1',
    message: 'live.topUp.waiting',
  });
  expect(
    viewOf({ ...byPage, topUp: leaving, status: 'pending', wanted: 'topup-1000' }).message,
  ).toBe('money.topUp.pending money.coins 40 1000 EUR');
});

it('says what was added once it is there, by whichever way', () => {
  const added = 'live.topUp.added money.coins 40';
  expect(viewOf({ ...byPage, topUp: leaving, status: 'paid' })).toMatchObject({
    state: 'done',
    added,
    afterwards: null,
  });
  expect(viewOf({ oneClick: stored({ kind: 'charged', amount: 1_000 }) })).toMatchObject({
    state: 'done',
    added,
  });
  expect(viewOf(byPage).added).toBeNull();
});

it('keeps the choice where nothing was charged, and leads to limits that refused it', () => {
  for (const status of ['failed', 'expired'] as const)
    expect(viewOf({ ...byPage, topUp: leaving, status, wanted: 'topup-2500' })).toMatchObject({
      state: 'failed',
      chosen: { id: 'topup-2500' },
      message: `money.topUp.${status}`,
      paymentPage: null,
      limits: null,
    });
  expect(
    viewOf({
      ...byPage,
      topUp: { kind: 'choosing', options: options as never, refusal: 'LIMIT_REACHED' },
    }),
  ).toMatchObject({ state: 'failed', limits: { label: 'money.limits.see' } });
  expect(
    viewOf({ oneClick: stored({ kind: 'failed', amount: 1_000, code: 'LIMIT_REACHED' }) }),
  ).toMatchObject({
    state: 'failed',
    message: 'errors.LIMIT_REACHED',
    limits: { label: 'money.limits.see' },
  });
});
