import type { PageConfig, Price } from '@vx/contract';
import { symbolOf, priceOf } from '@vx/currency';
import { errorText } from '@vx/i18n';
import type { TopUpState } from '@vx/money-core';
import { includedVat, VAT_PERCENT } from '@vx/money-core/rules';
import { limitsLink } from '../../app/limits-link.ts';
import { amountWords } from '../../texts/amount-words.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import type { TopUpOptions, TopUpRefusal } from '../top-up-data.ts';
import { choosable, type ChoosableAmount } from './choosable.ts';
import { CUSTOM, customAmount } from './top-up-choice.ts';

/** The choice of an amount and of a way to pay. */
export interface TopUpView {
  /** What the wallet is kept in, in a sentence. */
  readonly text: string;
  readonly options: readonly ChoosableAmount<TopUpOptions['options'][number]>[];
  readonly value: string;
  readonly amount: string;
  readonly balance: Price | null;
  /** The sign of what is paid with. */
  readonly unit: string;
  /** What is paid for, in words; the bonus, too. */
  readonly credit: string;
  readonly bonus: string;
  /** What is paid; null while no offered amount is chosen. */
  readonly total: Price | null;
  readonly vat: Price | null;
  readonly vatPercent: number;
  readonly newBalance: Price | null;
  readonly problem: string | undefined;
  /** The way to the guest's own limits, where they refused it. */
  readonly limits: { readonly label: string; readonly href: string } | null;
  readonly amountProblem: string | undefined;
  /** Between which amounts the guest may choose one of its own, and in which steps. */
  readonly range: string;
  readonly step: string;
  readonly payLabel: string;
  readonly isBusy: boolean;
}

/** What is chosen and typed, and how far paying is. */
interface TopUpVisit {
  readonly value: string;
  readonly amount: string;
  /** Paying was tried with what is no offered amount. */
  readonly wasTried: boolean;
  readonly state: TopUpState;
  readonly refusal: TopUpRefusal | null | undefined;
  readonly wallet: Price | null;
  readonly language: PageConfig['language'];
  /** Before, a press sends the plain form, whose amount the button cannot know. */
  readonly isAlive: boolean;
}

/** What an amount costs and brings, before anything is charged. */
export function toTopUpView(
  options: TopUpOptions,
  { value, amount, wasTried, state, refusal, wallet, language, isAlive }: TopUpVisit,
  { t, intl, path }: Texts,
): TopUpView {
  const option = options.options.find(({ id }) => id === value);
  const { custom, currency } = options;
  const paid = value === CUSTOM ? customAmount(amount, custom) : (option?.price.value ?? null);
  // A free amount that equals an offer brings the offer's bonus, as at the server.
  const offer = option ?? options.options.find(({ price }) => price.value === paid);
  const inWallet = (minor: number): Price => priceOf(minor, currency, language);
  const inMoney = (minor: number): Price => priceOf(minor, custom.currency, language);
  const credit =
    offer?.credit ?? inWallet(paid === null ? 0 : (paid / custom.step) * custom.stepBrings);
  const bonus = offer?.bonus ?? inWallet(0);
  const total = offer?.price ?? (paid === null ? null : inMoney(paid));
  const plain = (minor: number): string =>
    intl.formatNumber(minor / 100, {
      style: 'currency',
      currency: custom.currency,
      minimumFractionDigits: 0,
    });
  const code = state.kind === 'choosing' ? (state.refusal ?? refusal?.code) : undefined;
  return {
    text:
      currency === 'VXC'
        ? t('money.rate')
        : t('money.wallet.kept', { currency: t(`money.wallet.${currency}`) }),
    options: choosable(options.options, t),
    value,
    amount,
    balance: wallet,
    unit: symbolOf(custom.currency),
    credit: amountWords(t, credit),
    bonus: amountWords(t, bonus),
    total,
    vat: paid === null ? null : inMoney(includedVat(paid)),
    vatPercent: VAT_PERCENT,
    newBalance:
      wallet?.currency === currency && paid !== null
        ? inWallet(wallet.value + credit.value + bonus.value)
        : null,
    problem: code && code !== 'AMOUNT_NOT_OFFERED' ? t(errorText(code)) : undefined,
    limits: limitsLink(t, path, code ?? null),
    amountProblem:
      value === CUSTOM && paid === null && (wasTried || code === 'AMOUNT_NOT_OFFERED')
        ? t('errors.AMOUNT_NOT_OFFERED')
        : undefined,
    range: t('money.topUp.range', { min: plain(custom.min), max: plain(custom.max) }),
    step: t('money.topUp.step', { step: plain(custom.step) }),
    payLabel:
      isAlive && total
        ? t('money.topUp.pay', { amount: total.formatted })
        : t('money.topUp.continue'),
    isBusy: state.kind === 'sending' || state.kind === 'leaving',
  };
}
