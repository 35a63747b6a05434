import { describe, expect, it } from 'vitest';
import {
  freeMessagesLeft,
  MAX_MESSAGE_LENGTH,
  messagesLeft,
  messageTextOf,
  nextMessagePrice,
  paymentOf,
  priceAfter,
  refuseMessage,
  type MessageTerms,
} from './writing.ts';

const paid: MessageTerms = {
  freeMessages: 3,
  freeMessagesUsed: 3,
  messagePrice: 5,
  voucherMessages: 0,
};

describe('rules of what a guest writes', () => {
  it('[SO-sendMessage] takes 1 to 2,000 characters, without the blanks around them', () => {
    expect([undefined, '', ' \n '].map(messageTextOf)).toEqual([null, null, null]);
    expect(messageTextOf('  Hello,\n you  ')).toBe('Hello,\n you');
    expect(MAX_MESSAGE_LENGTH).toBe(2_000);
    expect(messageTextOf('x'.repeat(2_000))).toHaveLength(2_000);
    expect(messageTextOf('x'.repeat(2_001))).toBeNull();
    expect(messageTextOf(` ${'x'.repeat(2_000)} `)).toHaveLength(2_000);
  });

  it.each([
    [
      'the channel has free messages',
      { freeMessagesUsed: 2, voucherMessages: 4 },
      'freeMessage',
      0,
    ],
    ['only vouchers are left', { voucherMessages: 1 }, 'voucher', 0],
    ['nothing is left', {}, 'money', 5],
    [
      'messages are free',
      { messagePrice: 0, freeMessagesUsed: 0, voucherMessages: 4 },
      'nothing',
      0,
    ],
  ] as const)(
    '[RU-messenger-channel-pricing] takes what was given away first: %s',
    (_, given, payment, price) => {
      const terms = { ...paid, ...given };
      expect([paymentOf(terms), nextMessagePrice(terms)]).toEqual([payment, price]);
    },
  );

  it('takes no free message back where a performer gives fewer than were used', () => {
    expect(freeMessagesLeft({ freeMessages: 3, freeMessagesUsed: 1 })).toBe(2);
    expect(freeMessagesLeft({ freeMessages: 1, freeMessagesUsed: 3 })).toBe(0);
  });

  it('[RU-messenger-price-notice] refuses another price than the guest saw, also a lower one', () => {
    const ask = (expectedPrice: number, terms = paid, isBlocked = false) =>
      refuseMessage({ isBlocked, expectedPrice, price: nextMessagePrice(terms) });
    expect([4, 5, 6].map((price) => ask(price))).toEqual(['PRICE_CHANGED', null, 'PRICE_CHANGED']);
    const free = { ...paid, freeMessagesUsed: 0 };
    expect([0, 5].map((price) => ask(price, free))).toEqual([null, 'PRICE_CHANGED']);
    // Who has blocked whom is no question of the price.
    expect(ask(4, paid, true)).toBe('FORBIDDEN');
  });

  it('[RU-messenger-channel-pricing] says what a message costs after those that are on their way', () => {
    const terms = {
      freeMessagesAmount: 1,
      voucherMessages: 1,
      messagePrice: 5,
      isMessagingFree: false,
    };
    expect([0, 1, 2, 3].map((underway) => priceAfter(terms, underway))).toEqual([0, 0, 5, 5]);
    expect([0, 1, 2, 3].map((underway) => messagesLeft(terms, underway))).toEqual([2, 1, 0, 0]);
    const free = {
      freeMessagesAmount: 0,
      voucherMessages: 0,
      messagePrice: null,
      isMessagingFree: true,
    };
    expect([priceAfter(free), priceAfter(free, 9)]).toEqual([0, 0]);
  });
});
