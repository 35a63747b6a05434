import type { CodeProblem } from '@vx/api-client';
import { isErrorCode, type ErrorCode } from '@vx/contract/errors';
import { createRedeem, type RedeemState } from '@vx/rewards-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useServices, useStore } from '../app/context.tsx';
import type { Services } from '../app/services.ts';
import { withReturn } from '../app/login-path.ts';
import { limitsLink } from '../app/limits-link.ts';
import type { Translate } from '../texts/presenter-texts.ts';
import { useTranslate } from '../texts/use-translate.ts';
import { CanRedeemQuery, type CodeLook, type ShownBonusCode } from './benefits.query.ts';
import { formatDay } from '../texts/format-day.ts';
import { amountWords } from '../texts/amount-words.ts';
import { benefitLabel, codeLabel, problemLabel, type Link } from './labels.ts';

/** What the form of a code shows. */
export interface RedeemView {
  /** Address of the plain forms. */
  readonly action: string;
  readonly typed: string;
  readonly state:
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
  /** `null` until the page lives, or while it is busy: then the plain form works. */
  readonly check: ((typed: string) => void) | null;
  readonly redeem: (() => void) | null;
}

/** What the page came with. */
export type RedeemStart =
  | { readonly code: string; readonly look: CodeLook }
  | { readonly code: string; readonly problem: CodeProblem }
  | null;

const stateOf = (start: RedeemStart): RedeemState<CodeLook> => {
  if (start === null) return { kind: 'idle' };
  return 'look' in start
    ? { kind: 'preview', code: start.code, preview: start.look }
    : { kind: 'refused', code: start.code, problem: start.problem };
};

/**
 * Redeems a code after a look at it. [SC-bonusCodeRedeem]
 * @param start what the page came with
 * @param onRedeemed something was redeemed here
 */
export function useRedeem(start: RedeemStart, onRedeemed?: () => void): RedeemView {
  const services = useServices();
  const t = useTranslate();
  const intl = useIntl();
  const [store] = useState(() =>
    createRedeem<CodeLook>({
      calls: services.rest,
      look: async (code) =>
        (await services.vxql.query(CanRedeemQuery, { code }, { fresh: true })).look,
      initial: stateOf(start),
    }),
  );
  const { state, check, redeem } = useStore(store);
  const isRedeemed = state.kind === 'redeemed';
  // Told once, when it happens.
  const tell = useEffectEvent(() => onRedeemed?.());
  useEffect(() => {
    if (isRedeemed) tell();
  }, [isRedeemed]);
  return {
    action: services.path('memberBenefits', {}),
    typed: 'code' in state ? state.code : (start?.code ?? ''),
    state: shownOf(state, { t, intl, services }),
    check,
    redeem,
  };
}

interface Words {
  readonly t: Translate;
  readonly intl: IntlShape;
  readonly services: Pick<Services, 'config' | 'path'>;
}

/** What is said where the form stands. */
export function shownOf(state: RedeemState<CodeLook>, words: Words): RedeemView['state'] {
  const { t, intl } = words;
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
      const limits = limitsLink(t, words.services.path, state.problem.code);
      return limits ? { kind: 'held', title: text, limits } : { kind: 'rejected', text };
    }
    case 'preview':
    case 'redeeming': {
      const { bonusCode, missing } = state.preview;
      if (bonusCode === null) return { kind: 'rejected', text: t('errors.CODE_UNKNOWN') };
      const shown = { code: bonusCode, missing: missing.filter(isErrorCode) };
      return previewOf(state.code, shown, state.kind === 'redeeming', words);
    }
    case 'redeemed': {
      const { bonus } = state;
      if (bonus.awaitsTopUp) {
        const label = t('benefits.redeem.topUp');
        return {
          kind: 'accepted',
          title: t('benefits.redeem.waits'),
          text: t('benefits.redeem.waitsText'),
          next: { label, href: topUpPath(words) },
        };
      }
      const { language } = words.services.config;
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
  busy: boolean,
  words: Words,
): Extract<RedeemView['state'], { kind: 'preview' | 'rejected' }> {
  const { t, intl, services } = words;
  const what = codeLabel(t, intl, services.config.language, code);
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
    fix: first ? fixFor(first, words) : null,
  };
}

/** Where the guest mends what hinders. */
function fixFor(code: ErrorCode, words: Words): Link | 'contact' | null {
  const { t, services } = words;
  const { path } = services;
  switch (code) {
    case 'CODE_NEEDS_VIP':
      return { label: t('benefits.redeem.vip'), href: path('vipClub', {}) };
    case 'CODE_NEEDS_PHONE':
      return { label: t('benefits.redeem.phone'), href: path('memberProfile', {}) };
    case 'CODE_NEEDS_CONTACT':
      return 'contact';
    case 'CODE_WAITING':
      return { label: t('benefits.redeem.topUp'), href: topUpPath(words) };
    default:
      return null;
  }
}

const topUpPath = ({ services: { path } }: Words): string =>
  withReturn(path('topUp', {}), path('memberBenefits', {}));
