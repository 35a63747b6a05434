import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import type { AutoRecharge } from './recharge-choice.ts';
import { toRechargeTeaser, toRechargeView } from './recharge.ts';

const price = (value: number) =>
  ({ value, currency: 'EUR', formatted: `€${value / 100}`, equivalent: null }) as const;
const coins = (value: number) =>
  ({ ...price(value), currency: 'VXC', formatted: String(value) }) as const;
const payment = { credit: coins(40), bonus: coins(0), brings: coins(40), price: price(1_000) };
const off: AutoRecharge = {
  settings: null,
  used: price(0),
  startsAgainAt: '2026-12-01T00:00:00.000Z',
  waiting: null,
  offer: {
    possible: true,
    amounts: [{ amount: 1_000, ...payment }],
    thresholds: [coins(20), coins(100)],
    maximum: { min: 1_000, max: 200_000, step: 500 },
  },
  teaser: 'on',
};
const recharge = { amount: '1000', threshold: '20', maximum: '5' };
const closed = { editing: false, language: 'en' } as const;
const open = { editing: true, language: 'en' } as const;

it('leads to its form, and only where there is a means of payment', () => {
  expect(toRechargeView(off, closed, texts)).toMatchObject({
    isOn: false,
    text: 'money.recharge.off',
    change: { label: 'money.recharge.set', href: '/en/myvisitx/limits/?recharge=edit' },
    editor: null,
    refused: undefined,
  });
  const offer = { ...off.offer, possible: false };
  expect(toRechargeView({ ...off, offer }, open, texts)).toMatchObject({
    text: 'money.recharge.needsPayment',
    change: null,
    editor: null,
  });
});

it('offers the thresholds that one recharge reaches, and says what the guest agrees to', () => {
  const { editor } = toRechargeView(off, open, texts);
  expect(editor?.first).toEqual({ amount: '1000', threshold: '20', maximum: '40' });
  expect(editor?.thresholdsOf('1000').map(({ value }) => value)).toEqual(['20']);
  expect(editor?.agreementOf({ ...recharge, maximum: '50' })).toBe(
    'money.recharge.agreement money.coins 40 €10 money.coins 20 €50.00',
  );
  expect(editor?.agreementOf(recharge)).toBeUndefined();
});

it('says what was refused within the form that is open, and else above the page', () => {
  const refusal = { code: 'PAYMENT_DECLINED', recharge: { ...recharge, maximum: '50' } } as const;
  const opened = toRechargeView(off, { ...open, refusal }, texts);
  expect(opened.editor).toMatchObject({
    first: refusal.recharge,
    problem: 'errors.PAYMENT_DECLINED',
  });
  expect(opened.refused).toBeUndefined();
  expect(toRechargeView(off, { ...closed, refusal }, texts).refused).toBe(
    'errors.PAYMENT_DECLINED',
  );
});

it('says above the page why it was not turned off, also while its form is open', () => {
  const refusal = { code: 'SPENDING_PAUSED', recharge: null } as const;
  const { refused, editor } = toRechargeView(off, { ...open, refusal }, texts);
  expect(refused).toBe('errors.SPENDING_PAUSED');
  expect(editor?.problem).toBeUndefined();
  // The form stays as it was set.
  expect(editor?.first).toEqual({ amount: '1000', threshold: '20', maximum: '40' });
});

it('says what is wrong with the most of a month at its field alone', () => {
  const refusal = { code: 'AMOUNT_NOT_OFFERED', recharge } as const;
  const { editor } = toRechargeView(off, { ...open, refusal }, texts);
  expect(editor?.errorOf(recharge)).toBe('money.recharge.range €10.00 €2,000.00 €5.00');
  expect(editor?.problem).toBeUndefined();
});

const on: AutoRecharge = {
  ...off,
  settings: {
    ...payment,
    amount: 1_000,
    threshold: coins(20),
    maximum: price(5_000),
    stoppedBy: null,
  } as never,
};

it('[SC-autoRechargeTeaser] teases until the guest lets it go, and says how it is set while it is on', () => {
  const teaserOf = (recharge: AutoRecharge, isHidden: boolean) =>
    toRechargeTeaser(recharge, { isHidden, language: 'en' }, texts);
  expect(teaserOf(off, false)).toEqual({
    isOn: false,
    text: 'money.topUp.automaticOff',
    change: { label: 'money.recharge.set', href: '/en/myvisitx/limits/?recharge=edit' },
  });
  expect(teaserOf(off, true)).toBeNull();
  expect(teaserOf(on, true)).toMatchObject({
    isOn: true,
    text: expect.stringContaining('money.recharge.on'),
  });
  expect(teaserOf({ ...on, offer: { ...on.offer, possible: false } }, false)).toBeNull();
});
