import type { Price } from '@vx/contract';
import { symbolOf } from '@vx/currency';
import { errorText } from '@vx/i18n';
import { createTopUp } from '@vx/money-core';
import { includedVat, VAT_PERCENT } from '@vx/money-core/rules';
import { useSetAtom } from 'jotai/react';
import { useEffect, useState } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { awaitsPaymentAtom } from '../app/page-atoms.ts';
import { priceOf } from '../app/price.ts';
import { limitsLink } from '../app/limits-link.ts';
import { amountWords } from '../texts/amount-words.ts';
import { useTranslate } from '../texts/use-translate.ts';
import type { TopUpRefusal } from './act-top-up.ts';
import type { TopUpData } from './load-top-up.ts';
import {
  awaitsAnswer,
  choiceOf,
  CUSTOM,
  customAmount,
  firstChoice,
  wayBack,
} from './top-up-choice.ts';

export interface TopUpView {
  /** What the wallet is kept in, in a sentence. */
  readonly text: string;
  readonly value: string;
  readonly choose: (value: string) => void;
  readonly amount: string;
  readonly type: (amount: string) => void;
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
  readonly isBusy: boolean;
  readonly pay: () => void;
}

/** Choosing an amount. Nothing is charged before the payment page has confirmed. */
export function useTopUp(data: TopUpData, refusal: TopUpRefusal | null | undefined): TopUpView {
  const services = useServices();
  const t = useTranslate();
  const { options, returnPath } = data;
  const [topUp] = useState(() => createTopUp({ calls: services.rest, options }));
  const { state, pay } = useStore(topUp);
  const { guest } = useStore(services.guest);
  const [value, choose] = useState(refusal?.value || firstChoice(options, data.missing));
  const [amount, type] = useState(refusal?.amount ?? '');
  const [wasTried, setTried] = useState(false);

  useEffect(() => {
    if (state.kind === 'leaving') window.location.assign(state.redirectTo);
  }, [state]);

  const isAwaiting = awaitsAnswer(state.kind, data.outcome);
  const setAwaitsPayment = useSetAtom(awaitsPaymentAtom);
  useEffect(() => {
    setAwaitsPayment(isAwaiting);
    return () => setAwaitsPayment(false);
  }, [setAwaitsPayment, isAwaiting]);

  const { language } = services.config;
  const option = options.options.find(({ id }) => id === value);
  const { custom, currency } = options;
  const paid = value === CUSTOM ? customAmount(amount, custom) : (option?.price.value ?? null);
  // A free amount that equals an offer brings the offer's bonus, as at the server.
  const offer = option ?? options.options.find(({ price }) => price.value === paid);
  const { wallet } = guest;
  const inWallet = (minor: number): Price => priceOf(minor, currency, language);
  const inMoney = (minor: number): Price => priceOf(minor, custom.currency, language);
  const credit =
    offer?.credit ?? inWallet(paid === null ? 0 : (paid / custom.step) * custom.stepBrings);
  const bonus = offer?.bonus ?? inWallet(0);
  const code = state.kind === 'choosing' ? (state.refusal ?? refusal?.code) : undefined;
  return {
    text:
      currency === 'VXC'
        ? t('money.rate')
        : t('money.wallet.kept', { currency: t(`money.wallet.${currency}`) }),
    value,
    choose,
    amount,
    type,
    balance: wallet,
    unit: symbolOf(custom.currency),
    credit: amountWords(t, credit),
    bonus: amountWords(t, bonus),
    total: offer?.price ?? (paid === null ? null : inMoney(paid)),
    vat: paid === null ? null : inMoney(includedVat(paid)),
    vatPercent: VAT_PERCENT,
    newBalance:
      wallet?.currency === currency && paid !== null
        ? inWallet(wallet.value + credit.value + bonus.value)
        : null,
    problem: code && code !== 'AMOUNT_NOT_OFFERED' ? t(errorText(code)) : undefined,
    limits: limitsLink(t, services.path, code ?? null),
    amountProblem:
      value === CUSTOM && paid === null && (wasTried || code === 'AMOUNT_NOT_OFFERED')
        ? t('errors.AMOUNT_NOT_OFFERED')
        : undefined,
    isBusy: state.kind === 'sending' || state.kind === 'leaving',
    pay() {
      const choice = choiceOf(value, amount, options);
      setTried(choice === null);
      if (choice) pay?.(choice, wayBack(services.path('topUp', {}), returnPath));
    },
  };
}
