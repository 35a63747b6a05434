import { createTestRestClient, FakeRefusal } from '@vx/api-client/testing';
import type { Voucher } from '@vx/contract';
import { promoCodeChatTrial, promoCodeWelcomeBonusTile } from '@vx/contract/constants';
import type { IncomingName, SocketContract } from '@vx/contract/socket';
import { createEmitter } from '@vx/kernel';
import { expect, it } from 'vitest';
import { createRedeem } from './redeem.ts';
import { createPromotion, isOffered } from './promotion.ts';
import { createBenefits } from './vouchers.ts';

type Incoming = { [Name in IncomingName]: SocketContract[Name]['payload'] };
const REDEEM = 'POST /guest/redeemBonus';
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};
const bonus = {
  code: 'EVENING',
  awaitsTopUp: false,
  grants: [],
  balance: { value: 20, currency: 'VXC', formatted: '20', equivalent: null },
} as const;

function setUp(canRedeem = true) {
  const { rest, api } = createTestRestClient();
  const looked: string[] = [];
  const redeem = createRedeem({
    calls: rest,
    look: (code) => {
      looked.push(code);
      return Promise.resolve({ canRedeem, code });
    },
  });
  api.on(REDEEM, () => ({ success: true, bonus }) as never);
  return { api, looked, redeem, state: () => redeem.getSnapshot().state };
}

it.each(['', '   '])(
  '[RU-bonus-redeem-non-empty] sends nothing when %j was typed',
  async (typed) => {
    const { api, looked, redeem, state } = setUp();
    redeem.getSnapshot().check?.(typed);
    await settle();
    expect(state()).toEqual({ kind: 'empty' });
    expect([looked, api.callsOf(REDEEM)]).toEqual([[], []]);
    expect(redeem.getSnapshot().redeem).toBeNull();
  },
);

it('[RE-redeemBonus][GQ-canRedeem] looks at a code before it redeems it', async () => {
  const { api, looked, redeem, state } = setUp();
  redeem.getSnapshot().check?.(' EVENING ');
  expect(redeem.getSnapshot().check).toBeNull();
  await settle();
  expect(looked).toEqual(['EVENING']);
  expect(state()).toMatchObject({ kind: 'preview', code: 'EVENING' });
  expect(api.callsOf(REDEEM)).toEqual([]);
  redeem.getSnapshot().redeem?.();
  expect(redeem.getSnapshot()).toMatchObject({ check: null, redeem: null });
  await settle();
  expect(state()).toEqual({ kind: 'redeemed', bonus });
  expect(api.callsOf(REDEEM)[0]?.body).toEqual({ code: 'EVENING' });
});

it('redeems nothing while something hinders', async () => {
  const { redeem } = setUp(false);
  redeem.getSnapshot().check?.('GOLD');
  await settle();
  expect(redeem.getSnapshot().redeem).toBeNull();
});

it('says why a code cannot be looked at, and notifies nobody after its end', async () => {
  const { rest } = createTestRestClient();
  const redeem = createRedeem({
    calls: rest,
    look: () => Promise.reject(new FakeRefusal(404, 'CODE_UNKNOWN')),
  });
  redeem.getSnapshot().check?.('GOLD');
  await settle();
  expect(redeem.getSnapshot()).toMatchObject({
    state: { kind: 'refused', code: 'GOLD' },
    redeem: null,
  });
  let notified = 0;
  redeem.subscribe(() => (notified += 1));
  redeem[Symbol.dispose]();
  redeem.getSnapshot().check?.('EVENING');
  await settle();
  expect(notified).toBe(0);
});

it('names the reason of a refusal, and another code may follow', async () => {
  const { api, redeem, state } = setUp();
  api.on(REDEEM, () => {
    throw new FakeRefusal(410, 'CODE_EXPIRED', { validTo: '2026-09-30T00:00:00.000Z' });
  });
  redeem.getSnapshot().check?.('SUMMER');
  await settle();
  redeem.getSnapshot().redeem?.();
  await settle();
  expect(state()).toMatchObject({
    kind: 'refused',
    code: 'SUMMER',
    problem: { code: 'CODE_EXPIRED', detail: { validTo: '2026-09-30T00:00:00.000Z' } },
  });
  redeem.getSnapshot().check?.('EVENING');
  await settle();
  expect(state().kind).toBe('preview');
});

const voucher = (id: string): Voucher => ({
  id,
  guestId: 'g1',
  type: 1,
  amount: 1,
  validFrom: '2026-11-01T00:00:00.000Z',
  validTo: '2026-12-01T00:00:00.000Z',
  actors: [],
  actorId: null,
});

it('[RU-socket-vouchers][SI-vouchers] holds the vouchers that a message brings', () => {
  const events = createEmitter<Incoming>();
  const benefits = createBenefits({ events, initial: { vouchers: [voucher('v1')] } });
  events.emit('vouchers', { vouchers: [voucher('v2'), voucher('v3')] });
  expect(benefits.getSnapshot().vouchers?.map(({ id }) => id)).toEqual(['v2', 'v3']);
  benefits[Symbol.dispose]();
  events.emit('vouchers', { vouchers: [] });
  expect(benefits.getSnapshot().vouchers).toHaveLength(2);
});

it('[RU-socket-welcome-bonus][SI-welcomeBonusRedeemed] sets the flag of the welcome bonus', () => {
  const events = createEmitter<Incoming>();
  const benefits = createBenefits({ events });
  expect(benefits.getSnapshot().welcomeBonusRedeemed).toBeNull();
  events.emit('welcomeBonusRedeemed', { redeemed: true });
  expect(benefits.getSnapshot().welcomeBonusRedeemed).toBe(true);
});

it('[RU-bonus-redeemed-event][SI-bonusCodeRedeemed] informs whoever listens of a redeemed code', () => {
  const events = createEmitter<Incoming>();
  const benefits = createBenefits({ events });
  let notified = 0;
  benefits.subscribe(() => (notified += 1));
  events.emit('bonusCodeRedeemed', { code: 'EVENING' });
  expect([notified, benefits.getSnapshot().redeemed]).toEqual([1, ['EVENING']]);
});

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])(
  '[RU-bonus-promo-check][RE-promoHasGuestNotRedeemed] success %s and not redeemed %s: offered %s',
  (success, hasNotRedeemedInstance, offered) => {
    expect(isOffered({ success, hasNotRedeemedInstance })).toBe(offered);
  },
);

it('redeems the code of its promotion, and says why when it cannot', async () => {
  const { rest, api } = createTestRestClient();
  api.on(REDEEM, () => {
    throw new FakeRefusal(409, 'CODE_USED_UP');
  });
  const promotion = createPromotion({
    promoCode: promoCodeChatTrial,
    check: { success: true, hasNotRedeemedInstance: true },
    calls: rest,
    events: createEmitter<Incoming>(),
  });
  promotion.getSnapshot().redeem?.();
  await settle();
  expect(promotion.getSnapshot().state).toEqual({
    kind: 'offered',
    problem: { code: 'CODE_USED_UP', detail: null },
  });
  api.on(REDEEM, () => ({ success: true, bonus }) as never);
  promotion.getSnapshot().redeem?.();
  expect(promotion.getSnapshot()).toEqual({ state: { kind: 'redeeming' }, redeem: null });
  await settle();
  expect(promotion.getSnapshot()).toEqual({ state: { kind: 'redeemed' }, redeem: null });
  expect(api.callsOf(REDEEM)[1]?.body).toEqual({ code: 'CHATTRIAL' });
});

it('the news of a code changes no promotion but its own, and none that was redeemed here', async () => {
  const { rest, api } = createTestRestClient();
  api.on(REDEEM, () => ({ success: true, bonus }) as never);
  const events = createEmitter<Incoming>();
  const trial = createPromotion({
    promoCode: promoCodeChatTrial,
    check: { success: true, hasNotRedeemedInstance: true },
    calls: rest,
    events,
  });
  events.emit('bonusCodeRedeemed', { code: 'EVENING' });
  expect(trial.getSnapshot().state.kind).toBe('offered');
  trial.getSnapshot().redeem?.();
  await settle();
  events.emit('bonusCodeRedeemed', { code: promoCodeChatTrial });
  expect(trial.getSnapshot().state.kind).toBe('redeemed');
});

it('a promotion hears nothing after its end', () => {
  const { rest } = createTestRestClient();
  const events = createEmitter<Incoming>();
  const trial = createPromotion({
    promoCode: promoCodeChatTrial,
    check: { success: true, hasNotRedeemedInstance: true },
    calls: rest,
    events,
  });
  trial[Symbol.dispose]();
  events.emit('bonusCodeRedeemed', { code: promoCodeChatTrial });
  expect(trial.getSnapshot().state.kind).toBe('offered');
});

it('[RU-socket-welcome-bonus] hides the welcome bonus when another device took it', () => {
  const events = createEmitter<Incoming>();
  const { rest } = createTestRestClient();
  const check = { success: true, hasNotRedeemedInstance: true };
  const welcome = createPromotion({
    promoCode: promoCodeWelcomeBonusTile,
    check,
    calls: rest,
    events,
  });
  const trial = createPromotion({ promoCode: promoCodeChatTrial, check, calls: rest, events });
  events.emit('welcomeBonusRedeemed', { redeemed: true });
  expect(welcome.getSnapshot().state.kind).toBe('hidden');
  expect(trial.getSnapshot().state.kind).toBe('offered');
  events.emit('bonusCodeRedeemed', { code: promoCodeChatTrial });
  expect(trial.getSnapshot().state.kind).toBe('hidden');
});
