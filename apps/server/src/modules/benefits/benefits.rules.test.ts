import { benefitKinds, defaultPromoCodes, voucherTypes } from '@vx/contract/enums';
import { promoCodeChatTrial, promoCodeWelcomeBonusTile } from '@vx/contract/constants';
import { describe, expect, it } from 'vitest';
import {
  effectOf,
  endOf,
  giftsOf,
  isWelcomeBonus,
  missingOf,
  normalCode,
  tierOf,
  type CodeFacts,
} from './benefits.rules.ts';

const facts: CodeFacts = {
  now: 100,
  validFrom: 50,
  validTo: 200,
  left: null,
  redeemed: false,
  welcome: null,
  hasContact: true,
  containsTopUpBenefit: false,
  othersWait: false,
  requireMobileAuth: false,
  mobileAuth: false,
  vip: false,
  isVip: false,
};

it.each([
  ['', ''],
  ['  \t ', ''],
  [' evening ', 'EVENING'],
  ['even ing', 'EVENING'],
])('[RU-bonus-redeem-non-empty] reads %j as %j', (typed, code) =>
  expect(normalCode(typed)).toBe(code),
);

describe('what hinders a code', () => {
  it('is nothing where everything fits', () => expect(missingOf(facts)).toEqual([]));
  it.each([
    [{ now: 49 }, 'CODE_NOT_YET'],
    [{ now: 200 }, 'CODE_EXPIRED'],
    [{ left: 0 }, 'CODE_USED_UP'],
    [{ redeemed: true }, 'CODE_REDEEMED'],
    [{ hasContact: false }, 'CODE_NEEDS_CONTACT'],
    [{ containsTopUpBenefit: true, othersWait: true }, 'CODE_WAITING'],
  ] as const)('with %j is %s', (part, code) => {
    expect(missingOf({ ...facts, ...part })).toEqual([code]);
  });
  it('[RU-bonus-require-mobile-auth] is a number that is not verified', () => {
    expect(missingOf({ ...facts, requireMobileAuth: true })).toEqual(['CODE_NEEDS_PHONE']);
    expect(missingOf({ ...facts, requireMobileAuth: true, mobileAuth: true })).toEqual([]);
  });
  it('[RU-bonus-require-vip] is that the guest is no VIP', () => {
    expect(missingOf({ ...facts, vip: true })).toEqual(['CODE_NEEDS_VIP']);
    expect(missingOf({ ...facts, vip: true, isVip: true })).toEqual([]);
  });
  it('is all of it, in one order', () => {
    const all = { ...facts, left: 0, requireMobileAuth: true, vip: true };
    expect(missingOf(all)).toEqual(['CODE_USED_UP', 'CODE_NEEDS_PHONE', 'CODE_NEEDS_VIP']);
  });
  it.each([
    ['on the first moment of its time', { now: 50 }],
    ['on the last', { now: 199 }],
    ['with one use left', { left: 1 }],
  ])('is nothing %s', (_when, part) => {
    expect(missingOf({ ...facts, ...part })).toEqual([]);
  });
  it('is a contact that is not confirmed, unless the code asks for a verified number itself', () => {
    const noContact = { ...facts, hasContact: false };
    const verified = { requireMobileAuth: true, mobileAuth: true };
    expect(missingOf({ ...noContact, requireMobileAuth: true })).toEqual(['CODE_NEEDS_PHONE']);
    expect(missingOf({ ...noContact, ...verified })).toEqual([]);
  });
  describe('of the welcome bonus', () => {
    const welcome = { isGiven: false, isCrowded: false };
    it('is no missing contact: it pays at once', () =>
      expect(missingOf({ ...facts, hasContact: false, welcome })).toEqual([]));
    it('is that the person was given it before', () => {
      const given = { ...facts, welcome: { ...welcome, isGiven: true } };
      expect(missingOf(given)).toEqual(['CODE_WELCOME_GIVEN']);
      // Who redeemed it by this account hears that, and not both.
      expect(missingOf({ ...given, redeemed: true })).toEqual(['CODE_REDEEMED']);
    });
    it('is a number that is not verified, where many of the same network were given it', () => {
      const crowded = { ...facts, welcome: { ...welcome, isCrowded: true } };
      expect(missingOf(crowded)).toEqual(['CODE_NEEDS_PHONE']);
      expect(missingOf({ ...crowded, mobileAuth: true })).toEqual([]);
    });
  });
  it('is no other code that waits, where this one asks for no top-up', () =>
    expect(missingOf({ ...facts, othersWait: true })).toEqual([]));
});

describe('[RU-bonus-staggering] the tier', () => {
  const tiers = [
    { from: 50, amount: 10 },
    { from: 10, amount: 5 },
  ];
  it.each([
    [60, 10],
    [50, 10],
    [49, 5],
    [10, 5],
    [9, undefined],
  ])('of a top-up of %i euros brings %s', (euros, amount) => {
    expect(tierOf(tiers, euros)?.amount).toBe(amount);
    expect(tierOf(tiers.toReversed(), euros)?.amount).toBe(amount);
  });
  it('that gives nothing brings nothing', () => {
    const benefits = [{ kind: 'coins', staggering: [{ from: 0, amount: 0 }, ...tiers] }] as const;
    expect(giftsOf(benefits, 9)).toEqual([]);
    expect(giftsOf(benefits, 10)).toMatchObject([{ amount: 5 }]);
  });
  it('is the first one where nothing is topped up', () => {
    const benefits = [
      { kind: 'coins', staggering: [{ from: 0, amount: 20 }] },
      { kind: 'free minutes', staggering: tiers, validDays: 3, actors: [5] },
    ] as const;
    expect(giftsOf(benefits, 0)).toEqual([{ kind: 'coins', amount: 20 }]);
    expect(giftsOf(benefits, 50)[1]).toEqual({
      kind: 'free minutes',
      amount: 10,
      validDays: 3,
      actors: [5],
    });
  });
});

it('[EN-benefitKinds] knows what each of the thirteen kinds becomes', () => {
  const becomes = benefitKinds.map((kind) => {
    const effect = effectOf(kind);
    return effect.kind === 'voucher'
      ? effect.type
      : effect.kind === 'flag'
        ? effect.flag
        : effect.kind;
  });
  expect(becomes).toEqual([
    'money',
    'money',
    3,
    'is_vip',
    'is_vx_select',
    1,
    4,
    2,
    5,
    4,
    'kept',
    6,
    7,
  ]);
});

it('[EN-voucherTypes] gives vouchers of every type', () => {
  for (const type of Object.values(voucherTypes))
    expect(effectOf(type)).toEqual({ kind: 'voucher', type });
});

it('ends vouchers after their days, subscriptions after their amount, money never', () => {
  const end = (kind: Parameters<typeof effectOf>[0], amount: number, validDays?: number) =>
    endOf({ kind, amount, validDays }, effectOf(kind), 0)?.getTime();
  expect(end('coins', 20)).toBeUndefined();
  expect(end('video voucher', 1)).toBe(90 * 86_400_000);
  expect(end('video voucher', 1, 7)).toBe(7 * 86_400_000);
  expect(end('VIP subscription', 30)).toBe(30 * 86_400_000);
});

it('[EN-defaultPromoCodes][CO-promoCodeWelcomeBonusTile][CO-promoCodeChatTrial] has a code for the welcome tile and one for the chat trial', () => {
  expect(defaultPromoCodes).toEqual(['welcome bonus tile', 'chat trial']);
  expect(promoCodeWelcomeBonusTile).toBe('WELCOME');
  expect(promoCodeChatTrial).toBe('CHATTRIAL');
  expect(isWelcomeBonus(promoCodeWelcomeBonusTile)).toBe(true);
  expect(isWelcomeBonus(promoCodeChatTrial)).toBe(false);
  expect(isWelcomeBonus(null)).toBe(false);
});
