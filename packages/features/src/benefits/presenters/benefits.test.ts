import type { CodeProblem } from '@vx/api-client';
import type { Voucher } from '@vx/contract';
import { voucherTypes } from '@vx/contract/enums';
import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import type { BenefitsFacts } from '../benefits-data.ts';
import { toBenefitsView, type BenefitsView } from './benefits.ts';

const facts: BenefitsFacts = {
  at: '2026-11-23T12:00:00.000Z',
  overview: {
    voucher: [
      { type: voucherTypes.video, count: 2, amount: 2 },
      { type: voucherTypes.messages, count: 1, amount: 30 },
    ],
    spinwheelSpins: 4,
    messengerGiftCount: 5,
    freeMessagesCount: 30,
    privateShowTickets: 6,
    chatShowTickets: 7,
  },
  vouchers: [],
  codes: [],
  actors: [],
  asked: null,
  redeemed: null,
  used: false,
};
const held = (type: Voucher['type'], amount: number): Voucher => ({
  id: `${type}`,
  guestId: '1',
  type,
  amount,
  validFrom: '2026-11-01T00:00:00.000Z',
  validTo: '2026-12-24T12:00:00.000Z',
  actors: [],
  actorId: null,
});
const visit = { held: facts.vouchers, refusal: null, language: 'en' } as const;
const countsIn = ({ counts }: BenefitsView) =>
  Object.fromEntries(counts.map(({ label, value }) => [label, value]));
const refused = (code: CodeProblem['code'], typed = '', detail: unknown = {}) =>
  toBenefitsView(facts, { ...visit, refusal: { problem: { code, detail }, typed } }, texts);

it('[RU-vouchers-benefits-fields] shows what the server counted, an entry per field', () => {
  expect(countsIn(toBenefitsView(facts, visit, texts))).toEqual({
    'benefits.count.vouchers': '3',
    'benefits.count.messages': '30',
    'benefits.count.gifts': '5',
    'benefits.count.chatShows': '7',
    'benefits.count.privateShows': '6',
    'benefits.count.spins': '4',
  });
});

it('counts what a live message has brought, and lists no code among the vouchers', () => {
  const now = [
    held(voucherTypes.messages, 7),
    held(voucherTypes.privateShow, 2),
    held(voucherTypes.bonusCode, 1),
  ];
  const view = toBenefitsView(facts, { ...visit, held: now }, texts);
  expect(countsIn(view)).toEqual({
    'benefits.count.vouchers': '3',
    'benefits.count.messages': '7',
    'benefits.count.privateShows': '2',
  });
  expect(view.vouchers.map(({ kind }) => kind)).toEqual(['messages', 'privateShow']);
});

it('says what went well by a form', () => {
  const doneOf = (change: Partial<BenefitsFacts>) =>
    toBenefitsView({ ...facts, ...change }, visit, texts).done;
  expect(doneOf({})).toBeNull();
  expect(doneOf({ used: true })).toBe('benefits.use.done');
  expect(doneOf({ redeemed: 'EVENING' })).toBe('benefits.redeem.doneCode EVENING');
});

it('begins with the code of the address, or with the one that was refused', () => {
  const asked = { code: 'EVENING', problem: { code: 'CODE_UNKNOWN', detail: {} } } as const;
  expect(toBenefitsView({ ...facts, asked }, visit, texts).start).toBe(asked);
  expect(refused('CODE_USED_UP', 'ONLYONE')).toMatchObject({
    start: { code: 'ONLYONE', problem: { code: 'CODE_USED_UP' } },
    problem: undefined,
  });
});

it('says of an empty code at its field, and of everything else above the page', () => {
  expect(refused('INVALID_INPUT', '', { field: 'code' })).toMatchObject({
    start: { code: '', problem: { code: 'INVALID_INPUT' } },
    problem: undefined,
  });
  expect(refused('INTERNAL')).toMatchObject({
    start: null,
    problem: { text: 'errors.INTERNAL', limits: null },
  });
  expect(refused('LIMIT_REACHED').problem?.limits).toEqual({
    label: 'money.limits.see',
    href: texts.path('memberLimits', {}),
  });
});
