import type { CodeProblem } from '@vx/api-client';
import type { ErrorCode } from '@vx/contract/errors';
import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import type { CodeLook, ShownBonusCode } from '../benefits.query.ts';
import { toRedeemShown, toRedeemState } from './redeem.ts';

type State = Parameters<typeof toRedeemShown>[0];

const bonusCode: ShownBonusCode = {
  code: 'EVENING',
  awaitsTopUp: false,
  config: {
    containsTopUpBenefit: false,
    validTo: '2026-12-24T12:00:00.000Z',
    conditions: { requireMobileAuth: false, vip: false },
    benefits: [{ kind: 'free minutes', staggering: [{ from: 0, amount: 5 }] }],
  },
};
const coins = { value: 40, currency: 'VXC', formatted: '40', equivalent: null } as const;
const topUp = `${texts.path('topUp', {})}?returnPath=${encodeURIComponent(texts.path('memberBenefits', {}))}`;
const shown = (state: State) => toRedeemShown(state, 'en', texts);
const look = (missing: readonly string[], code: ShownBonusCode | null = bonusCode): CodeLook => ({
  canRedeem: missing.length === 0,
  missing: [...missing],
  bonusCode: code,
});
const preview = (missing: readonly string[], code: ShownBonusCode | null = bonusCode) =>
  shown({ kind: 'preview', code: 'EVENING', preview: look(missing, code) });
const refused = (code: CodeProblem['code']) =>
  shown({ kind: 'refused', code: 'EVENING', problem: { code, detail: {} } });

it('begins with what the page came with', () => {
  expect(toRedeemState(null)).toEqual({ kind: 'idle' });
  expect(toRedeemState({ code: 'A', look: look([]) })).toMatchObject({
    kind: 'preview',
    code: 'A',
  });
  const problem = { code: 'CODE_UNKNOWN', detail: {} } as const;
  expect(toRedeemState({ code: 'A', problem })).toEqual({ kind: 'refused', code: 'A', problem });
});

it('leads to the limits where they refused a code, and only there', () => {
  for (const code of ['SPENDING_PAUSED', 'LIMIT_REACHED'] as const)
    expect(refused(code)).toEqual({
      kind: 'held',
      title: `errors.${code}`,
      limits: { label: 'money.limits.see', href: texts.path('memberLimits', {}) },
    });
  expect(refused('CODE_USED_UP')).toEqual({ kind: 'rejected', text: 'errors.CODE_USED_UP' });
});

it('asks for a code where none was typed', () => {
  const missing = { kind: 'rejected', text: 'benefits.redeem.missing' };
  expect(shown({ kind: 'empty' })).toEqual(missing);
  expect(refused('INVALID_INPUT')).toEqual(missing);
});

it('shows what a code brings before it is redeemed', () => {
  expect(preview([])).toEqual({
    kind: 'preview',
    code: 'EVENING',
    title: 'benefits.kind.minutes 5',
    text: 'benefits.redeem.validTo 2026-12-24',
    canRedeem: true,
    busy: false,
    fix: null,
  });
  const config = { ...bonusCode.config, containsTopUpBenefit: true };
  expect(preview([], { ...bonusCode, config })).toMatchObject({
    text: 'benefits.redeem.withTopUp benefits.redeem.validTo 2026-12-24',
  });
  expect(shown({ kind: 'redeeming', code: 'EVENING', preview: look([]) })).toMatchObject({
    busy: true,
  });
});

it('names all that hinders, and the way to fix the first of it', () => {
  expect(preview(['CODE_NEEDS_VIP', 'CODE_NEEDS_PHONE'])).toMatchObject({
    title: 'errors.CODE_NEEDS_VIP',
    text: 'benefits.redeem.also errors.CODE_NEEDS_PHONE benefits.redeem.brings benefits.kind.minutes 5 benefits.redeem.validTo 2026-12-24',
    canRedeem: false,
    fix: { label: 'benefits.redeem.vip', href: texts.path('vipClub', {}) },
  });
});

it.each([
  ['CODE_NEEDS_PHONE', { label: 'benefits.redeem.phone', href: texts.path('memberProfile', {}) }],
  ['CODE_NEEDS_CONTACT', 'contact'],
  ['CODE_WAITING', { label: 'benefits.redeem.topUp', href: topUp }],
  ['CODE_NOT_YET', null],
] satisfies readonly (readonly [ErrorCode, unknown])[])('fixes %s by %j', (code, fix) => {
  expect(preview([code])).toMatchObject({ kind: 'preview', fix });
});

it.each([
  ['CODE_EXPIRED', 'errors.CODE_EXPIRED benefits.redeem.ended 2026-12-24'],
  ['CODE_USED_UP', 'errors.CODE_USED_UP'],
  ['CODE_REDEEMED', 'errors.CODE_REDEEMED'],
  ['CODE_WELCOME_GIVEN', 'errors.CODE_WELCOME_GIVEN'],
])('rejects what nobody can fix: %s', (code, text) => {
  expect(preview([code])).toEqual({ kind: 'rejected', text });
});

it('knows no code that the server does not know', () => {
  expect(preview([], null)).toEqual({ kind: 'rejected', text: 'errors.CODE_UNKNOWN' });
});

it('says what is the guest’s now, or which top-up it waits for', () => {
  const bonus = {
    awaitsTopUp: false,
    grants: [
      { kind: 'free minutes', amount: 5 },
      { kind: 'free messages', amount: 2 },
    ],
    balance: coins,
  } as unknown as Extract<State, { kind: 'redeemed' }>['bonus'];
  expect(shown({ kind: 'redeemed', bonus })).toEqual({
    kind: 'accepted',
    title: 'benefits.redeem.done benefits.kind.minutes 5, benefits.kind.messages 2',
    text: 'benefits.redeem.balance money.coins 40',
    next: null,
  });
  expect(shown({ kind: 'redeemed', bonus: { ...bonus, awaitsTopUp: true } })).toEqual({
    kind: 'accepted',
    title: 'benefits.redeem.waits',
    text: 'benefits.redeem.waitsText',
    next: { label: 'benefits.redeem.topUp', href: topUp },
  });
});
