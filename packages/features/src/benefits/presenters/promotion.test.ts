import type { PromotionSnapshot } from '@vx/rewards-core';
import { expect, it, vi } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toPromotionView } from './promotion.ts';

const here = '/en/payment/';
const view = (
  state: PromotionSnapshot['state'],
  redeem: PromotionSnapshot['redeem'] = null,
  promotion: 'welcome' | 'trial' = 'welcome',
) => toPromotionView(promotion, { state, redeem }, here, texts);

it('offers a promotion by its code, with a plain form that leads back', () => {
  const redeem = vi.fn();
  expect(view({ kind: 'offered', problem: null }, redeem)).toEqual({
    kind: 'offered',
    title: 'benefits.welcome.title',
    text: 'benefits.welcome.text',
    get: 'benefits.welcome.get',
    code: 'WELCOME',
    action: `${texts.path('memberBenefits', {})}?returnPath=${encodeURIComponent(here)}`,
    busy: false,
    problem: undefined,
    redeem,
  });
  expect(view({ kind: 'redeeming' }, null, 'trial')).toMatchObject({
    title: 'benefits.trial.title',
    code: 'CHATTRIAL',
    busy: true,
    redeem: null,
  });
});

it('says why it was refused, and leads to the limits where they refused it', () => {
  const refused = (code: 'CODE_USED_UP' | 'LIMIT_REACHED') =>
    view({ kind: 'offered', problem: { code, detail: {} } });
  expect(refused('CODE_USED_UP')).toMatchObject({
    problem: { text: 'errors.CODE_USED_UP', limits: null },
  });
  expect(refused('LIMIT_REACHED')).toMatchObject({
    problem: {
      text: 'errors.LIMIT_REACHED',
      limits: { label: 'money.limits.see', href: texts.path('memberLimits', {}) },
    },
  });
});

it('says what was taken here, and shows nothing of what was taken elsewhere', () => {
  expect(view({ kind: 'redeemed' }, null, 'trial')).toEqual({
    kind: 'redeemed',
    title: 'benefits.trial.got',
    text: 'benefits.trial.gotText',
    see: { label: 'benefits.see', href: texts.path('memberBenefits', {}) },
  });
  expect(view({ kind: 'hidden' })).toBeNull();
});
