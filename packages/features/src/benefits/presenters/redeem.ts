import type { PageConfig } from '@vx/contract';
import { isErrorCode, type ErrorCode } from '@vx/contract/errors';
import type { RedeemState } from '@vx/rewards-core';
import { limitsLink } from '../../app/limits-link.ts';
import { withReturn } from '../../app/login-path.ts';
import { amountWords } from '../../texts/amount-words.ts';
import { formatDay } from '../../texts/format-day.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { RedeemStart } from '../benefits-data.ts';
import type { CodeLook, ShownBonusCode } from '../benefits.query.ts';
import { benefitLabel, codeLabel, problemLabel, type Link } from './labels.ts';

/** What stands where the form of a code is. */
export type RedeemShown =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'rejected'; readonly text: string }
  /** Nothing is wrong with the code: the guest's own rules refuse it. */
  | { readonly kind: 'held'; readonly title: string; readonly limits: Link }
  /** What the code brings; `redeem` where nothing hinders, else the way to mend it. */
  | {
      readonly kind: 'preview';
      readonly code: string;
      readonly title: string;
      readonly text: string;
      readonly canRedeem: boolean;
      readonly busy: boolean;
      /** `contact`: an address or a number is confirmed here. */
      readonly fix: Link | 'contact' | null;
    }
  | {
      readonly kind: 'accepted';
      readonly title: string;
      readonly text: string;
      readonly next: Link | null;
    };

/** The state that the form of a code begins with. */
export const toRedeemState = (start: RedeemStart): RedeemState<CodeLook> => {
  if (start === null) return { kind: 'idle' };
  return 'look' in start
    ? { kind: 'preview', code: start.code, preview: start.look }
    : { kind: 'refused', code: start.code, problem: start.problem };
};

/** What is said where the form stands. */
export function toRedeemShown(
  state: RedeemState<CodeLook>,
  language: PageConfig['language'],
  texts: Texts,
): RedeemShown {
  const { t, intl, path } = texts;
  switch (state.kind) {
    case 'idle':
      return state;
    case 'empty':
      return { kind: 'rejected', text: t('benefits.redeem.missing') };
    case 'checking':
      return { kind: 'checking' };
    case 'refused': {
      // Nothing was typed into the plain form.
      if (state.problem.code === 'INVALID_INPUT')
        return { kind: 'rejected', text: t('benefits.redeem.missing') };
      const text = problemLabel(t, intl, state.problem);
      const limits = limitsLink(t, path, state.problem.code);
      return limits ? { kind: 'held', title: text, limits } : { kind: 'rejected', text };
    }
    case 'preview':
    case 'redeeming': {
      const { bonusCode, missing } = state.preview;
      if (bonusCode === null) return { kind: 'rejected', text: t('errors.CODE_UNKNOWN') };
      const shown = { code: bonusCode, missing: missing.filter(isErrorCode) };
      const visit = { busy: state.kind === 'redeeming', language };
      return previewOf(state.code, shown, visit, texts);
    }
    case 'redeemed': {
      const { bonus } = state;
      if (bonus.awaitsTopUp) {
        const label = t('benefits.redeem.topUp');
        return {
          kind: 'accepted',
          title: t('benefits.redeem.waits'),
          text: t('benefits.redeem.waitsText'),
          next: { label, href: topUpPath(texts) },
        };
      }
      const what = bonus.grants.map(({ kind, amount }) => benefitLabel(t, language, kind, amount));
      return {
        kind: 'accepted',
        title: t('benefits.redeem.done', {
          what: intl.formatList(what, { type: 'conjunction' }),
        }),
        text: t('benefits.redeem.balance', { balance: amountWords(t, bonus.balance) }),
        next: null,
      };
    }
  }
}

/** What the guest cannot mend. */
const final: ReadonlySet<ErrorCode> = new Set([
  'CODE_EXPIRED',
  'CODE_USED_UP',
  'CODE_REDEEMED',
  'CODE_WELCOME_GIVEN',
]);

/** What a code brings, and everything that hinders, the first of it with the way to mend it. */
function previewOf(
  typed: string,
  { code, missing }: { readonly code: ShownBonusCode; readonly missing: readonly ErrorCode[] },
  { busy, language }: { readonly busy: boolean; readonly language: PageConfig['language'] },
  texts: Texts,
): Extract<RedeemShown, { kind: 'preview' | 'rejected' }> {
  const { t, intl } = texts;
  const what = codeLabel(t, intl, language, code);
  const { validTo, containsTopUpBenefit } = code.config;
  const [first, ...others] = missing;
  const over = first !== undefined && final.has(first);
  if (first && over) {
    const detail = first === 'CODE_EXPIRED' ? { validTo } : null;
    return { kind: 'rejected', text: problemLabel(t, intl, { code: first, detail }) };
  }
  const until = t('benefits.redeem.validTo', { date: formatDay(intl, validTo) });
  const withTopUp = containsTopUpBenefit ? t('benefits.redeem.withTopUp') : '';
  const also = others.map((other) => t('benefits.redeem.also', { what: t(`errors.${other}`) }));
  const brings = t('benefits.redeem.brings', { what });
  return {
    kind: 'preview',
    code: typed,
    title: first ? t(`errors.${first}`) : what,
    text: [...also, ...(first ? [brings] : []), withTopUp, until].filter(Boolean).join(' '),
    canRedeem: first === undefined,
    busy,
    fix: first ? fixFor(first, texts) : null,
  };
}

/** Where the guest mends what hinders. */
function fixFor(code: ErrorCode, texts: Texts): Link | 'contact' | null {
  const { t, path } = texts;
  switch (code) {
    case 'CODE_NEEDS_VIP':
      return { label: t('benefits.redeem.vip'), href: path('vipClub', {}) };
    case 'CODE_NEEDS_PHONE':
      return { label: t('benefits.redeem.phone'), href: path('memberProfile', {}) };
    case 'CODE_NEEDS_CONTACT':
      return 'contact';
    case 'CODE_WAITING':
      return { label: t('benefits.redeem.topUp'), href: topUpPath(texts) };
    default:
      return null;
  }
}

const topUpPath = ({ path }: Texts): string =>
  withReturn(path('topUp', {}), path('memberBenefits', {}));
