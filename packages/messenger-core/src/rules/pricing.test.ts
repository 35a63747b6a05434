import { describe, expect, it } from 'vitest';
import { nextPayment, nextPrice, pricingOf, refuseMessage } from './pricing.ts';

describe('[RU-messenger-channel-pricing] what the next message costs', () => {
  it('takes the free messages of the channel before money', () => {
    const facts = { price: 5, freeMessages: 2 };
    const payments = [0, 1, 2, 3].map((used) => nextPayment(pricingOf({ ...facts, used })));
    expect(payments).toEqual([
      { by: 'freeMessage' },
      { by: 'freeMessage' },
      { by: 'money', amount: 5 },
      { by: 'money', amount: 5 },
    ]);
    expect([1, 2].map((used) => nextPrice(pricingOf({ ...facts, used })))).toEqual([0, 5]);
  });

  it('names no price where the performer takes none', () => {
    const pricing = pricingOf({ price: 0, freeMessages: 2, used: 9 });
    expect(pricing).toEqual({ freeMessagesAmount: 0, messagePrice: null, isMessagingFree: true });
    expect(nextPayment(pricing)).toEqual({ by: 'nothing' });
    expect(nextPrice(pricing)).toBe(0);
  });

  it('refuses who is blocked, then another price than the guest saw, then what the balance does not hold', () => {
    const pricing = pricingOf({ price: 5, freeMessages: 0, used: 0 });
    const right = { blocked: false, pricing, expectedPrice: 5, balance: 5 };
    expect(refuseMessage(right)).toBeNull();
    expect(refuseMessage({ ...right, balance: 4 })).toBe('BALANCE_TOO_LOW');
    expect(refuseMessage({ ...right, balance: 4, expectedPrice: 4 })).toBe('PRICE_CHANGED');
    expect(refuseMessage({ ...right, expectedPrice: 0, blocked: true })).toBe('FORBIDDEN');
  });

  it('has never fewer than no free messages, whatever a performer gives later', () => {
    expect(pricingOf({ price: 3, freeMessages: 1, used: 4 }).freeMessagesAmount).toBe(0);
  });
});
