import type { Price } from '@vx/contract';
import type { PendingGift } from '@vx/messenger-core';
import { describe, expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import type { LoadedGift } from '../gifts.query.ts';
import { toGiftPicker } from './gift-picker.ts';
import { toPendingGift } from './pending-gift.ts';

const coins = (value: number): Price => ({
  value,
  currency: 'VXC',
  formatted: String(value),
  equivalent: { value: value * 25, currency: 'EUR', formatted: `€${(value / 4).toFixed(2)}` },
});
const gift = (id: string, price: number, part: Partial<LoadedGift> = {}): LoadedGift => ({
  id,
  name: id,
  imageUrl: `/${id}.svg`,
  active: true,
  vip: false,
  categoryId: 'joys',
  price: coins(price),
  ...part,
});
const here = '/en/messenger/?channel=4';

describe('the gift picker', () => {
  const pick = (part: Partial<Parameters<typeof toGiftPicker>[0]> = {}, vouchers = 0) =>
    toGiftPicker(
      {
        shelf: {
          gifts: [
            gift('rose', 4),
            gift('song', 12, { categoryId: 'moments' }),
            gift('crown', 60, { vip: true, categoryId: 'other' }),
            gift('old', 1, { active: false, categoryId: 'season' }),
          ],
          bought: { rose: 2, old: 1 },
          vouchers,
        },
        isVip: false,
        wallet: coins(20),
        language: 'en',
        category: 'all',
        chosen: null,
        quantity: 1,
        refusal: null,
        here,
        ...part,
      },
      texts,
    );

  it('[SC-giftPicker][ET-messengerGift] lists what can be given, by category and by what is owned', () => {
    const { gifts, categories, send } = pick();
    expect(gifts.map(({ id, owned, vip }) => [id, owned, vip])).toEqual([
      ['rose', 2, false],
      ['song', 0, false],
      ['crown', 0, true],
    ]);
    expect(categories.map(({ value }) => value)).toEqual(['all', 'yours', 'joys', 'moments']);
    expect(send).toBeNull();
    expect(pick({ category: 'yours' }).gifts.map(({ id }) => id)).toEqual(['rose']);
    expect(pick({ category: 'moments' }).gifts.map(({ id }) => id)).toEqual(['song']);
    expect(pick({ chosen: 'old' }).chosen).toBeNull();
  });

  it('[RU-gifts-basket-add] asks for the price of those beyond the bought ones, and says what it is worth', () => {
    expect(pick({ chosen: 'rose', quantity: 2 })).toMatchObject({
      expectedPrice: 0,
      note: 'gifts.owned 2',
      send: { label: 'gifts.send rose', total: null, owned: 'gifts.owns' },
    });
    expect(pick({ chosen: 'rose', quantity: 5 })).toMatchObject({
      expectedPrice: 12,
      note: 'gifts.undoNote money.coins 12, €3.00',
      send: { total: { value: 12 }, owned: null },
      instead: null,
    });
  });

  it('[RU-gifts-vip] leads to VIP and to coins where those are missing, and to nothing else', () => {
    expect(pick({ chosen: 'crown' })).toMatchObject({
      send: null,
      instead: { kind: 'vip', href: '/en/vipclub/' },
    });
    expect(pick({ chosen: 'crown', isVip: true })).toMatchObject({
      send: null,
      instead: { kind: 'topUp', text: 'gifts.missing money.coins 40' },
    });
    expect(pick({ chosen: 'crown', isVip: true, wallet: coins(60) }).instead).toBeNull();
  });

  it('offers a voucher for what is chosen as long as there is one', () => {
    expect([pick({}, 1).vouchers, pick({}, 1).take]).toEqual(['gifts.vouchers 1', null]);
    expect(pick({ chosen: 'song' }, 1).take).toEqual({ label: 'gifts.take' });
    expect(pick({ chosen: 'song' }).take).toBeNull();
    expect(pick({ chosen: 'song', refusal: 'VOUCHER_UNUSABLE' }, 1)).toMatchObject({
      note: 'errors.VOUCHER_UNUSABLE',
      take: { label: 'gifts.take' },
    });
    expect(pick({ chosen: 'crown' }, 1).take).toBeNull();
  });
});

describe('a gift on its way', () => {
  const show = (part: Partial<PendingGift>, priceNow = 4) =>
    toPendingGift(
      {
        clientId: 'a',
        to: { channelId: '4' },
        giftId: 'rose',
        quantity: 1,
        expectedPrice: 4,
        state: 'undoable',
        secondsLeft: 3,
        problem: null,
        ...part,
      },
      { gift: gift('rose', 4), priceNow, language: 'en', here },
      texts,
    );

  it('[beyond 14] says that nothing is charged yet, for how long, and both ways on', () => {
    expect(show({})).toMatchObject({
      title: 'gifts.sending rose',
      price: { value: 4 },
      text: 'gifts.notCharged',
      left: { seconds: 3, of: 5, label: 'gifts.seconds 3' },
      announcement: 'gifts.announce gifts.sending rose 5',
      undo: 'gifts.undo',
      send: 'gifts.sendNow',
    });
    expect(show({ expectedPrice: 0 })).toMatchObject({ price: null, text: 'gifts.notSent' });
    expect(show({ state: 'waiting', secondsLeft: 0 })).toMatchObject({
      left: null,
      undo: 'gifts.undo',
      send: null,
    });
    expect(show({ state: 'sending' })).toMatchObject({ left: null, undo: null, send: null });
  });

  it.each([
    ['PRICE_CHANGED', 6, 'gifts.priceNow money.coins 6, €1.50', null, true],
    ['PRICE_CHANGED', 0, 'gifts.freeNow', null, true],
    ['BALANCE_TOO_LOW', 4, 'errors.BALANCE_TOO_LOW', '/en/top-up/', true],
    ['LIMIT_REACHED', 4, 'errors.LIMIT_REACHED', '/en/myvisitx/limits/', true],
    ['CHAT_ENDED', 4, 'errors.CHAT_ENDED', null, false],
    ['GIFT_UNAVAILABLE', 4, 'errors.GIFT_UNAVAILABLE', null, false],
  ])('refused with %s says why and leads on', (problem, priceNow, text, href, isAgain) => {
    const view = show({ state: 'failed', problem, secondsLeft: 0 }, priceNow);
    expect(view).toMatchObject({
      isProblem: true,
      text,
      undo: 'gifts.discard',
      expectedPrice: priceNow,
    });
    expect(view.link?.href.split('?')[0] ?? null).toBe(href);
    expect(view.send !== null).toBe(isAgain);
  });
});
