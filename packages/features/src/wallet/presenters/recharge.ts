import type { PageConfig } from '@vx/contract';
import { isErrorCode, type ErrorCode } from '@vx/contract/errors';
import { symbolOf, priceOf } from '@vx/currency';
import { errorText } from '@vx/i18n';
import { listAddress } from '../../lists/paging.ts';
import { amountAndWorth, amountWords } from '../../texts/amount-words.ts';
import type { Texts, Translate } from '../../texts/presenter-texts.ts';
import {
  firstRecharge,
  isMaximumWrong,
  RECHARGE_PARAM,
  readRechargeRequest,
  thresholdsFor,
  type AutoRecharge,
  type RechargeTyped,
} from './recharge-choice.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface RechargeEditorView {
  readonly first: RechargeTyped;
  readonly amounts: readonly Choice[];
  /** Those that one recharge of an amount reaches. */
  readonly thresholdsOf: (amount: string) => readonly Choice[];
  readonly maximum: { readonly min: number; readonly max: number; readonly step: number };
  readonly unit: string;
  /** What is wrong with the most of a month, at its field. */
  readonly errorOf: (typed: RechargeTyped) => string | undefined;
  /** What the guest agrees to; nothing where what is typed is not offered. */
  readonly agreementOf: (typed: RechargeTyped) => string | undefined;
  readonly save: string;
  readonly keep: string;
  readonly problem: string | undefined;
}

/** The settings of the automatic recharge. */
export interface RechargeView {
  /** How it is set, in a sentence. */
  readonly text: string;
  readonly isOn: boolean;
  /** What has stopped it. */
  readonly problem: string | undefined;
  /** `null` where there is no means of payment for it yet. */
  readonly change: { readonly label: string; readonly href: string } | null;
  readonly editor: RechargeEditorView | null;
  /** What was refused outside its form, or while that is not open: the form says itself what is wrong in it. */
  readonly refused: string | undefined;
  /** What waits for a tap. */
  readonly waiting: {
    readonly rechargeId: string;
    readonly title: string;
    readonly agree: string;
  } | null;
}

/** Why a form of it was not taken. */
export interface RechargeRefusal {
  readonly code: ErrorCode;
  /** What was typed and chosen in the form that sets it; `null`: it was turned off or answered. */
  readonly recharge: RechargeTyped | null;
}

/** What the guest is doing with it. */
interface RechargeVisit {
  /** Its form is open. */
  readonly editing: boolean;
  readonly refusal?: RechargeRefusal | null | undefined;
  readonly language: PageConfig['language'];
}

/** The automatic recharge as the limits page and the teaser show it. [SC-autoRechargeTeaser] */
export function toRechargeView(
  recharge: AutoRecharge,
  { editing, refusal, language }: RechargeVisit,
  { t, intl, path }: Texts,
): RechargeView {
  const here = path('memberLimits', {});
  const { settings, used, offer, waiting } = recharge;
  const stoppedBy = settings?.stoppedBy;
  const isOpen = editing && offer.possible;
  const date = intl.formatDate(recharge.startsAgainAt, {
    day: 'numeric',
    month: 'long',
  });
  return {
    isOn: settings !== null,
    text: settings
      ? [
          t('money.recharge.on', {
            amount: amountWords(t, settings.brings),
            price: settings.price.formatted,
            threshold: amountAndWorth(t, settings.threshold),
            maximum: settings.maximum.formatted,
          }),
          t('money.recharge.used', {
            used: used.formatted,
            maximum: settings.maximum.formatted,
            date,
          }),
        ].join(' ')
      : t(offer.possible ? 'money.recharge.off' : 'money.recharge.needsPayment'),
    problem: stoppedBy
      ? [isErrorCode(stoppedBy) ? t(errorText(stoppedBy)) : '', t('money.recharge.stopped')]
          .join(' ')
          .trim()
      : undefined,
    change: offer.possible
      ? {
          label: t(settings ? 'money.recharge.change' : 'money.recharge.set'),
          href: listAddress(here, { [RECHARGE_PARAM]: 'edit' }),
        }
      : null,
    waiting: waiting && {
      rechargeId: waiting.rechargeId,
      title: t('money.recharge.ask', { amount: amountWords(t, waiting.brings) }),
      agree: t('money.recharge.agree', { price: waiting.price.formatted }),
    },
    editor: isOpen ? editorOf(recharge, refusal, t, here, language) : null,
    refused: refusal && !(isOpen && refusal.recharge) ? t(errorText(refusal.code)) : undefined,
  };
}

/** The offer of the automatic recharge, where a balance is low. */
export interface RechargeTeaser {
  readonly text: string;
  readonly isOn: boolean;
  readonly change: { readonly label: string; readonly href: string };
}

/** The teaser beside the amounts; `null` where it is not shown. [SC-autoRechargeTeaser] */
export function toRechargeTeaser(
  recharge: AutoRecharge,
  {
    isHidden,
    language,
  }: {
    /** The guest has let it go. */
    readonly isHidden: boolean;
    readonly language: PageConfig['language'];
  },
  texts: Texts,
): RechargeTeaser | null {
  const { isOn, text, change } = toRechargeView(recharge, { editing: false, language }, texts);
  if (!change || (isHidden && !isOn)) return null;
  return { isOn, change, text: isOn ? text : texts.t('money.topUp.automaticOff') };
}

function editorOf(
  recharge: AutoRecharge,
  refusal: RechargeRefusal | null | undefined,
  t: Translate,
  here: string,
  language: PageConfig['language'],
): RechargeEditorView {
  const { offer, settings, used } = recharge;
  const paid = (amount: number): string => priceOf(amount, used.currency, language).formatted;
  const amountOf = (amount: string) => offer.amounts.find((one) => String(one.amount) === amount);
  const { min, max, step } = offer.maximum;
  const range = t('money.recharge.range', {
    min: paid(min),
    max: paid(max),
    step: paid(step),
  });
  const errorOf = (typed: RechargeTyped) => (isMaximumWrong(typed, offer) ? range : undefined);
  return {
    errorOf,
    first: refusal?.recharge ?? firstRecharge(recharge),
    amounts: offer.amounts.map((one) => ({
      value: String(one.amount),
      label: labelOf(t, one),
    })),
    thresholdsOf: (amount) =>
      thresholdsFor(amount, offer).map((one) => ({
        value: String(one.value),
        label: amountAndWorth(t, one),
      })),
    maximum: { min: min / 100, max: max / 100, step: step / 100 },
    unit: symbolOf(used.currency),
    agreementOf(typed) {
      const request = readRechargeRequest(typed, offer);
      const amount = amountOf(typed.amount);
      const threshold = offer.thresholds.find(({ value }) => value === request?.threshold);
      if (!request || !amount || !threshold) return undefined;
      return t('money.recharge.agreement', {
        amount: amountWords(t, amount.brings),
        price: amount.price.formatted,
        threshold: amountAndWorth(t, threshold),
        maximum: paid(request.maximum),
      });
    },
    save: t(settings ? 'money.recharge.saveChange' : 'money.recharge.save'),
    keep: here,
    // What is wrong at the field is said there.
    problem:
      refusal?.recharge && !errorOf(refusal.recharge) ? t(errorText(refusal.code)) : undefined,
  };
}

/** "104 coins, €25.00"; one amount where both are the same. */
const labelOf = (
  t: Translate,
  { brings, price }: AutoRecharge['offer']['amounts'][number],
): string =>
  brings.currency === price.currency && brings.value === price.value
    ? price.formatted
    : `${amountWords(t, brings)}, ${price.formatted}`;
