import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toRechargeQuestion } from './recharge-question.ts';

const recharge = {
  rechargeId: 'r1',
  brings: { value: 40, currency: 'VXC', formatted: '40', equivalent: null },
  price: { value: 1_000, currency: 'EUR', formatted: '€10', equivalent: null },
};
const questionOf = (state: object) =>
  toRechargeQuestion({ recharge, ...state } as Parameters<typeof toRechargeQuestion>[0], texts.t);

it('asks before anything is charged, and says what a press charges', () => {
  expect(questionOf({ kind: 'asked' })).toEqual({
    title: 'money.recharge.ask money.coins 40',
    text: 'money.recharge.askText',
    problem: null,
    agree: 'money.recharge.agree €10',
    isBusy: false,
  });
  expect(questionOf({ kind: 'sending' })?.isBusy).toBe(true);
});

it('says that it was agreed to, or why not', () => {
  expect(questionOf({ kind: 'agreed' })).toMatchObject({
    text: 'money.recharge.agreed',
    agree: null,
  });
  expect(questionOf({ kind: 'failed', code: 'PAYMENT_DECLINED' })).toMatchObject({
    text: 'money.recharge.askText',
    problem: 'errors.PAYMENT_DECLINED',
    agree: 'money.recharge.agree €10',
  });
  expect(questionOf({ kind: 'none' })).toBeNull();
});
