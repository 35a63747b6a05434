import type { OutboxMessage, TakenBack, WritingTerms } from '@vx/messenger-core';
import { describe, expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toComposer } from './composer.ts';

const terms: WritingTerms = {
  freeMessagesAmount: 1,
  messagePrice: 4,
  isMessagingFree: false,
  voucherMessages: 1,
  nextMessagePrice: { value: 0, currency: 'VXC', formatted: '0', equivalent: null },
};
const message = (change: Partial<OutboxMessage> = {}): OutboxMessage => ({
  clientId: 'a',
  channelId: '4',
  text: 'Hello',
  expectedPrice: 0,
  at: '2026-11-23T21:04:00.000Z',
  state: 'sending',
  problem: null,
  ...change,
});
const failed = (problem: string): OutboxMessage => message({ state: 'failed', problem });
const compose = (
  outbox: readonly OutboxMessage[] = [],
  change: Partial<WritingTerms> = {},
  refused: string | null = null,
) =>
  toComposer(
    {
      name: 'Mira',
      terms: { ...terms, ...change },
      outbox,
      language: 'en',
      here: '/en/messenger/?channel=4',
      refused,
    },
    texts,
  );

describe('where a guest writes', () => {
  it('says that a message is taken back, what came back with it, and why one is not', () => {
    const taking = (taken: TakenBack | null, outbox: readonly OutboxMessage[] = []) =>
      toComposer(
        { name: 'Mira', terms, outbox, language: 'en', here: '/', refused: null, taken },
        texts,
      );
    expect(taking(null)).toMatchObject({ takenBack: null, problem: null });
    const refund = { value: 4, currency: 'VXC', formatted: '4', equivalent: null } as const;
    expect(taking({ kind: 'takenBack', refund }).takenBack).toMatch(/^messenger\.takenBackPaid/);
    const refused = taking({ kind: 'refused', code: 'MESSAGE_SEEN' });
    expect(refused).toMatchObject({
      takenBack: null,
      problem: { text: 'errors.MESSAGE_SEEN', link: null },
    });
    // What is not sent is nearer.
    const failing = taking({ kind: 'refused', code: 'MESSAGE_SEEN' }, [failed('FORBIDDEN')]);
    expect(failing.problem?.text).toContain('messenger.problem.closed');
  });

  it('[RU-messenger-channel-pricing] says how many messages are free, what the next one costs, and counts what is on its way', () => {
    const seen = [[], [message()], [message(), message()]].map((outbox) => {
      const { next, expectedPrice } = compose(outbox);
      return [next.text, next.price?.value, expectedPrice];
    });
    expect(seen).toEqual([
      ['messenger.left 2', 4, 0],
      ['messenger.left 1', 4, 0],
      ['messenger.each', 4, 4],
    ]);
    // What was refused has used nothing.
    expect(compose([failed('PRICE_CHANGED')]).expectedPrice).toBe(0);
    const worth = compose([], { freeMessagesAmount: 0, voucherMessages: 0 }).next.price;
    expect(worth).toMatchObject({ value: 4, currency: 'VXC', equivalent: { value: 100 } });
    // What credits are worth the server says, of a message that costs something.
    const credits = (value: number) => ({
      value,
      currency: 'credits' as const,
      formatted: String(value),
      equivalent: { value: value * 30, currency: 'EUR' as const, formatted: '' },
    });
    const worths = [0, 4].map(
      (value) => compose([], { nextMessagePrice: credits(value) }).next.price?.equivalent?.value,
    );
    expect(worths).toEqual([undefined, 120]);
  });

  it('[RU-messenger-channel-pricing] shows no price where messages are free', () => {
    const free = compose([], { isMessagingFree: true, messagePrice: null });
    expect(free.next).toEqual({ text: 'messenger.free' });
    expect(free.expectedPrice).toBe(0);
  });

  it('says why a message was not sent, and the way on', () => {
    expect(compose().problem).toBeNull();
    const used = { freeMessagesAmount: 0, voucherMessages: 0 };
    expect(compose([failed('PRICE_CHANGED')], used).problem).toMatchObject({
      text: expect.stringContaining('messenger.problem.price'),
      link: null,
    });
    expect(compose([failed('PRICE_CHANGED')]).problem?.text).toBe('messenger.problem.nowFree');
    expect(compose([failed('BALANCE_TOO_LOW')]).problem).toEqual({
      text: 'messenger.problem.balance',
      link: {
        label: 'money.topUp.title',
        href: '/en/top-up/?returnPath=%2Fen%2Fmessenger%2F%3Fchannel%3D4',
      },
    });
    expect(compose([failed('LIMIT_REACHED')]).problem).toEqual({
      text: 'errors.LIMIT_REACHED',
      link: { label: 'money.limits.see', href: '/en/myvisitx/limits/' },
    });
    expect(compose([failed('FORBIDDEN')]).problem?.text).toContain('messenger.problem.closed');
    // Without script the form itself was refused.
    expect(compose([], {}, 'INVALID_INPUT').problem?.text).toBe('errors.INVALID_INPUT');
  });
});
