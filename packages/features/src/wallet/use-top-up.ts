import type { Price } from '@vx/contract';
import { errorText } from '@vx/i18n';
import { createTopUp } from '@vx/session-core';
import { useEffect, useState } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { priceOf } from '../app/price.ts';
import { useSay } from '../texts/use-say.ts';
import type { TopUpRefusal } from './act-top-up.ts';
import type { TopUpData } from './load-top-up.ts';
import {
  awaitsAnswer,
  choiceOf,
  CUSTOM,
  customCents,
  firstChoice,
  wayBack,
} from './top-up-choice.ts';

/** VAT that prices include, in percent. */
const VAT_PERCENT = 19;
const COINS_PER_EURO = 4;

export interface TopUpView {
  readonly value: string;
  readonly choose: (value: string) => void;
  readonly amount: string;
  readonly type: (amount: string) => void;
  readonly balance: Price | null;
  readonly coins: number;
  readonly bonus: number;
  /** What is paid; null while no offered amount is chosen. */
  readonly total: Price | null;
  readonly vat: Price | null;
  readonly newBalance: Price | null;
  readonly problem: string | undefined;
  readonly amountProblem: string | undefined;
  readonly isBusy: boolean;
  readonly pay: () => void;
}

/** Choosing an amount. Nothing is charged before the payment page has confirmed. */
export function useTopUp(data: TopUpData, refusal: TopUpRefusal | null | undefined): TopUpView {
  const services = useServices();
  const say = useSay();
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
  useEffect(() => {
    services.awaitsPayment.set(isAwaiting);
    return () => services.awaitsPayment.set(false);
  }, [services, isAwaiting]);

  const { language } = services.config;
  const option = options.options.find(({ id }) => id === value);
  const cents =
    value === CUSTOM ? customCents(amount, options.custom) : (option?.price.value ?? null);
  // A free amount that equals an offer brings the offer's bonus, as the server reckons it.
  const offer = option ?? options.options.find(({ price }) => price.value === cents);
  const coins = offer?.coins ?? (cents === null ? 0 : (cents / 100) * COINS_PER_EURO);
  const bonus = offer?.bonus ?? 0;
  const { wallet } = guest;
  const code = state.kind === 'choosing' ? (state.refusal ?? refusal?.code) : undefined;
  return {
    value,
    choose,
    amount,
    type,
    balance: wallet,
    coins,
    bonus,
    total: cents === null ? null : priceOf(cents, 'EUR', language),
    vat: cents === null ? null : priceOf(vatOf(cents), 'EUR', language),
    newBalance:
      wallet?.currency === 'VXC' && cents !== null
        ? priceOf(wallet.value + coins + bonus, 'VXC', language)
        : null,
    problem: code && code !== 'AMOUNT_NOT_OFFERED' ? say(errorText(code)) : undefined,
    amountProblem:
      value === CUSTOM && cents === null && (wasTried || code === 'AMOUNT_NOT_OFFERED')
        ? say('errors.AMOUNT_NOT_OFFERED')
        : undefined,
    isBusy: state.kind === 'sending' || state.kind === 'leaving',
    pay() {
      const choice = choiceOf(value, amount, options);
      setTried(choice === null);
      if (choice) pay?.(choice, wayBack(services.path('topUp', {}), returnPath));
    },
  };
}

/** The VAT in a price that includes it. */
const vatOf = (cents: number): number => Math.round((cents * VAT_PERCENT) / (100 + VAT_PERCENT));
