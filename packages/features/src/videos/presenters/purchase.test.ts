import type { PageGuest, Price, Voucher } from '@vx/contract';
import { voucherTypes } from '@vx/contract/enums';
import { DAY_MS } from '@vx/kernel';
import { expect, it, vi } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { videoDetails } from '../testing/video-details.ts';
import { toPurchaseView, type PurchaseOffer, type PurchaseVisit } from './purchase.ts';
import { toVideoView, type VideoFacts } from './video.ts';

const now = Date.parse('2026-11-23T12:00:00.000Z');
const coins = (value: number): Price => ({
  value,
  currency: 'VXC',
  formatted: String(value),
  equivalent: null,
});
const viewOf = (video: object = {}, change: Partial<VideoFacts> = {}) =>
  toVideoView(
    {
      video: videoDetails(video),
      beside: undefined,
      vipPrice: null,
      gate: null,
      presence: new Map(),
      bought: new Set(),
      now,
      ...change,
    },
    texts,
  );
const guest = { loggedIn: true, hasAvs: true, isVip: false, wallet: coins(100) } as PageGuest;
const nothing = (): void => undefined;
const here = '/en/amateur/anna/videos/9';
const visit: PurchaseVisit = {
  guest,
  state: { kind: 'offered', price: 60 },
  begin: nothing,
  beginByCoins: nothing,
  confirm: null,
  cancel: null,
  wantIt: nothing,
  byCoins: false,
  vouchers: [],
  now,
  refused: null,
  here,
  language: 'en',
};
const purchaseOf = (change: Partial<PurchaseVisit> = {}, view = viewOf()) =>
  toPurchaseView(view, { ...visit, ...change }, texts);
const offerOf = (change: Partial<PurchaseVisit> = {}, view = viewOf()): PurchaseOffer => {
  const { box } = purchaseOf(change, view);
  if (box.kind !== 'offer') throw new Error(`It is no offer but ${box.kind}.`);
  return box;
};
const voucher = (id: string, change: Partial<Voucher> = {}): Voucher => ({
  id,
  guestId: '1',
  type: voucherTypes.video,
  amount: 1,
  validFrom: new Date(now - DAY_MS).toISOString(),
  validTo: new Date(now + 30 * DAY_MS).toISOString(),
  actors: [],
  actorId: null,
  ...change,
});
const back = `?returnPath=${encodeURIComponent(here)}`;

it('says that the video is the guest’s, free, or part of VIP', () => {
  const open = (text: string) => ({ box: { kind: 'open', text }, atPreviewEnd: null });
  expect(purchaseOf({ state: { kind: 'owned' } })).toEqual(open('video.owned'));
  expect(purchaseOf({}, viewOf({}, { bought: new Set(['9']) }))).toEqual(open('video.owned'));
  expect(purchaseOf({}, viewOf({ isOpen: true, free: true }))).toEqual(open('video.free'));
  expect(purchaseOf({}, viewOf({ isOpen: true }))).toEqual(open('video.vipOnly'));
});

it('[RU-avs-gates-content] leads through the gate before anything is sold', () => {
  const gate = { kind: 'needAgeCheck', status: 'unknown', reason: '', action: '/check' } as const;
  expect(purchaseOf({}, viewOf({}, { gate }))).toMatchObject({
    box: {
      kind: 'instead',
      text: 'errors.NEED_AGE_CHECK',
      step: { kind: 'gate', label: 'avs.gate.open', gate },
    },
    atPreviewEnd: null,
  });
  const logIn = { kind: 'needLogin', logIn: '/in', signUp: '/up' } as const;
  expect(purchaseOf({}, viewOf({}, { gate: logIn })).box).toMatchObject({ text: 'avs.gate.logIn' });
});

it('[SC-subscriptionNotice][RU-guest-vip-only-content] sells the club where coins do not buy it', () => {
  const vip = viewOf({ vip: true }, { vipPrice: coins(40) });
  const vipOnly = {
    kind: 'vipOnly',
    text: 'video.vipOnlyText video.vipOnlyPrice money.coins 40',
    vipClub: `${texts.path('vipClub', {})}${back}`,
    more: { label: 'video.moreFrom Anna', href: '/en/amateur/anna/videos/' },
  };
  expect(purchaseOf({}, vip).box).toEqual(vipOnly);
  expect(purchaseOf({ guest: { ...guest, loggedIn: false } }, vip).box).toEqual(vipOnly);
  expect(purchaseOf({}, viewOf({ vip: true })).box).toMatchObject({ text: 'video.vipOnlyText' });
  expect(purchaseOf({ guest: { ...guest, isVip: true } }, vip).box).toEqual({
    kind: 'open',
    text: 'video.vipOnly',
  });
});

it('[RU-guest-purchases-need-login] lets visitors log in first, and come back', () => {
  expect(purchaseOf({ guest: { ...guest, loggedIn: false } })).toEqual({
    box: {
      kind: 'instead',
      price: expect.objectContaining({ value: 60 }),
      text: 'video.buy.needLoginText',
      step: {
        kind: 'link',
        label: 'video.buy.needLogin',
        href: `${texts.path('login', {})}${back}`,
        follow: null,
      },
      message: undefined,
    },
    atPreviewEnd: null,
  });
});

it('offers it for coins, with the balance after it and what the plain form sends', () => {
  expect(offerOf({}, viewOf({ new: true, basePrice: coins(80) }))).toMatchObject({
    price: { value: 60 },
    was: { value: 80 },
    badge: 'common.new',
    buy: { label: 'video.buy', hidden: { expectedPrice: '60' }, busy: false, begin: nothing },
    instead: null,
    after: { label: 'video.buy.balanceAfter', balance: { value: 40 } },
    message: undefined,
  });
  expect(offerOf()).toMatchObject({ was: undefined, badge: undefined });
});

it('sells at the price that the server has named since', () => {
  const offer = offerOf({ state: { kind: 'refused', price: 70, code: 'PRICE_CHANGED' } });
  expect(offer).toMatchObject({
    price: { value: 70 },
    after: { balance: { value: 30 } },
    buy: { hidden: { expectedPrice: '70' } },
    message: { tone: 'danger', text: 'errors.PRICE_CHANGED' },
  });
});

it('buys at the end of the preview as soon as the page is ready', () => {
  expect(purchaseOf().atPreviewEnd).toEqual({
    label: 'video.buy',
    price: expect.objectContaining({ value: 60 }),
    begin: nothing,
  });
  expect(purchaseOf({ begin: null }).atPreviewEnd).toBeNull();
});

it('leads to the top-up with what is missing, and remembers what it is for', () => {
  expect(purchaseOf({ guest: { ...guest, wallet: coins(45) } }).box).toMatchObject({
    kind: 'instead',
    text: 'video.buy.missing money.coins 15',
    step: {
      label: 'video.buy.topUp',
      href: `${texts.path('topUp', {})}${back}&missing=15`,
      follow: nothing,
    },
  });
  // While it is bought, the balance may have fallen already.
  const buying = offerOf({
    guest: { ...guest, wallet: coins(45) },
    state: { kind: 'buying', price: 60 },
  });
  expect(buying).toMatchObject({ after: null, buy: { busy: true } });
  expect(buying.question.rows).toHaveLength(2);
});

it.each(['LIMIT_REACHED', 'SPENDING_PAUSED'] as const)(
  'leads to the guest’s own limits after %s, however it was told',
  (code) => {
    const held = {
      kind: 'instead',
      text: 'money.limits.text',
      step: { label: 'money.limits.see', href: texts.path('memberLimits', {}), follow: null },
      message: { tone: 'danger', text: `errors.${code}` },
    };
    expect(purchaseOf({ refused: code }).box).toMatchObject(held);
    expect(purchaseOf({ state: { kind: 'refused', price: 60, code } }).box).toMatchObject(held);
  },
);

it('[RU-vouchers-count-by-type] lets a voucher pay, says how many do and until when, and offers coins beside it', () => {
  const vouchers = [voucher('a'), voucher('b', { actorId: '7' }), voucher('c', { actorId: '8' })];
  const offer = offerOf({ vouchers });
  expect(offer).toMatchObject({
    price: { value: 0 },
    was: { value: 60 },
    buy: { label: 'benefits.checkout.use', hidden: { expectedPrice: '0' } },
    instead: {
      label: 'benefits.checkout.coins money.coins 60',
      hidden: { expectedPrice: '60' },
      begin: nothing,
    },
    after: { balance: { value: 100 } },
    message: {
      tone: 'success',
      title: 'benefits.checkout.pays',
      text: 'benefits.checkout.until 2 2026-12-23',
    },
  });
  expect(['a', 'b']).toContain(offer.buy.hidden['voucherId']);
  expect(purchaseOf({ vouchers }).atPreviewEnd?.label).toBe('benefits.checkout.use');
  // Without enough coins the voucher is the one way.
  const poor = { ...guest, wallet: coins(5) };
  expect(offerOf({ vouchers, guest: poor })).toMatchObject({ instead: null });
});

it('asks once before money moves: price, balance, balance after it', () => {
  const confirm = vi.fn<(voucherId?: string) => void>();
  const { question } = offerOf({
    state: { kind: 'confirming', price: 60 },
    confirm,
    cancel: nothing,
  });
  expect(question).toMatchObject({
    isAsked: true,
    label: 'video.buyFor money.coins 60',
    failed: null,
    busy: false,
    cancel: nothing,
  });
  expect(question.rows).toEqual([
    { label: 'video.buy.price', value: expect.objectContaining({ value: 60 }) },
    { label: 'video.buy.balance', value: coins(100), plain: true },
    {
      label: 'video.buy.balanceAfter',
      value: expect.objectContaining({ value: 40 }),
      plain: true,
    },
  ]);
  question.confirm?.();
  expect(confirm).toHaveBeenCalledWith(undefined);
});

it('asks with the voucher, unless the guest chose coins', () => {
  const confirm = vi.fn<(voucherId?: string) => void>();
  const asked = {
    state: { kind: 'confirming', price: 60 },
    vouchers: [voucher('a')],
    confirm,
  } as const;
  const { question } = offerOf(asked);
  expect(question.label).toBe('benefits.checkout.use');
  expect(question.rows.slice(0, 3)).toEqual([
    { label: 'video.buy.price', value: expect.objectContaining({ value: 60 }) },
    { label: 'benefits.checkout.row', value: 'benefits.valid.until 2026-12-23' },
    { label: 'benefits.checkout.total', value: expect.objectContaining({ value: 0 }) },
  ]);
  question.confirm?.();
  expect(confirm).toHaveBeenLastCalledWith('a');
  const byCoins = offerOf({ ...asked, byCoins: true }).question;
  expect(byCoins.label).toBe('video.buyFor money.coins 60');
  byCoins.confirm?.();
  expect(confirm).toHaveBeenLastCalledWith(undefined);
});

it('says that nobody knows whether it was bought, and lets the guest try again', () => {
  expect(offerOf({ state: { kind: 'unknown', price: 60 } }).question).toMatchObject({
    isAsked: true,
    label: 'common.tryAgain',
    failed: { title: 'video.buy.unknownTitle', text: 'video.buy.unknownText' },
  });
});
