import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToBasket,
  giftsOf,
  MAX_GIFTS,
  partsOf,
  priceOfGifts,
  refuseGift,
  removeFromBasket,
  temporaryAvailable,
  type GiftBasket,
} from './gifts.ts';

describe('rules of gifts', () => {
  it('[RU-gifts-basket-add][ET-giftBasket] takes what is in the basket off the bought ones, never below 0', () => {
    const bought = 3;
    let basket: GiftBasket = {};
    const available = [];
    for (let added = 0; added < 5; added += 1) {
      basket = addToBasket(basket, '7');
      available.push(temporaryAvailable(bought, basket['7'] ?? 0));
    }
    expect(available).toEqual([2, 1, 0, 0, 0]);
    // Those beyond the bought ones are paid for.
    const parts = partsOf([{ giftId: '7', quantity: 5 }], { 7: bought });
    expect(parts).toEqual([{ giftId: '7', quantity: 5, owned: 3 }]);
    expect(priceOfGifts(parts, () => 12)).toBe(24);
  });

  it('[RU-gifts-basket-remove] gives back what leaves the basket, up to the bought ones', () => {
    let basket = addToBasket(addToBasket({}, '7'), '8');
    expect(temporaryAvailable(3, basket['7'] ?? 0)).toBe(2);
    basket = removeFromBasket(basket, '7');
    expect(basket).toEqual({ 8: 1 });
    expect(temporaryAvailable(3, basket['7'] ?? 0)).toBe(3);
    expect(removeFromBasket(basket, '7')).toEqual({ 8: 1 });
    expect(temporaryAvailable(3, 0)).toBe(3);
    expect(addToBasket({ 7: MAX_GIFTS }, '7')).toEqual({ 7: MAX_GIFTS });
  });

  it('[RU-gifts-vip] gives VIP gifts to VIP members alone, and what is withdrawn to nobody', () => {
    const rose = { active: true, vip: false };
    const crown = { active: true, vip: true };
    const ask = (gift: typeof rose | undefined, isVip: boolean) => refuseGift(gift, { isVip });
    expect([ask(rose, false), ask(rose, true), ask(crown, true)]).toEqual([null, null, null]);
    expect(ask(crown, false)).toBe('NEED_ABO');
    expect(ask({ ...crown, active: false }, true)).toBe('GIFT_UNAVAILABLE');
    expect(ask(undefined, true)).toBe('GIFT_UNAVAILABLE');
  });

  it('[RU-gifts-included] counts a gift once, however often a message names it', () => {
    const named = [
      { giftId: 'rose', quantity: 2 },
      { giftId: 'candle', quantity: 1 },
      { giftId: 'rose', quantity: 3 },
    ];
    expect(giftsOf(named)).toEqual([
      { giftId: 'rose', quantity: 5 },
      { giftId: 'candle', quantity: 1 },
    ]);
  });

  it('never takes more than were bought, and never charges for those', () => {
    const counts = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.nat({ max: 9 }));
    fc.assert(
      fc.property(counts, counts, (basket, bought) => {
        const gifts = Object.entries(basket).map(([giftId, quantity]) => ({ giftId, quantity }));
        const parts = partsOf(gifts, bought);
        for (const { giftId, quantity, owned } of parts) {
          expect(owned).toBeLessThanOrEqual(Math.min(quantity, bought[giftId] ?? 0));
          expect(bought[giftId] ?? 0).toBe(
            owned + temporaryAvailable(bought[giftId] ?? 0, quantity),
          );
        }
        const paid = parts.reduce((sum, { quantity, owned }) => sum + quantity - owned, 0);
        expect(priceOfGifts(parts, () => 1)).toBe(paid);
      }),
    );
  });
});
