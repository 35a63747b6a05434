import type { OneClickAmount, OneClickState } from '@vx/money-core';
import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toInChatTopUp } from './in-chat-top-up.ts';

const price = { value: 2_500, currency: 'EUR', formatted: '€25.00', equivalent: null } as const;
const offered = {
  amount: 2_500,
  price,
  brings: { ...price, value: 104, currency: 'VXC' },
} as unknown as OneClickAmount;
const view = (state: OneClickState, amount: OneClickAmount | undefined = offered) =>
  toInChatTopUp(state, amount, texts);

it('is nothing before an offer, and after it has ended', () => {
  expect(toInChatTopUp({ kind: 'asking' }, undefined, texts)).toBeNull();
  expect(view({ kind: 'ended' })).toBeNull();
  expect(view({ kind: 'notPossible' })).toBeNull();
});

it('shows what was offered from the offer to its end', () => {
  const shown = { text: 'live.oneClick.text money.coins 104', price };
  expect(view({ kind: 'offered', amounts: [offered], preselected: 2_500 })).toEqual({
    ...shown,
    state: 'offer',
    message: undefined,
  });
  expect(view({ kind: 'charging', amount: 2_500 })).toMatchObject({ ...shown, state: 'waiting' });
  expect(view({ kind: 'charged', amount: 2_500 })).toEqual({
    ...shown,
    state: 'done',
    message: 'money.topUp.paid money.coins 104',
  });
  expect(view({ kind: 'failed', amount: 2_500, code: 'PAYMENT_DECLINED' })).toEqual({
    ...shown,
    state: 'failed',
    message: 'errors.PAYMENT_DECLINED',
  });
});
