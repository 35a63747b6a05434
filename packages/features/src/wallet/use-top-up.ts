import { createTopUp } from '@vx/money-core';
import { useSetAtom } from 'jotai/react';
import { useEffect, useState } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { awaitsPaymentAtom } from '../app/page-atoms.ts';
import { useIsAlive } from '../app/use-is-alive.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { TopUpData } from './load-top-up.ts';
import { awaitsAnswer, choiceOf, firstChoice, wayBack } from './presenters/top-up-choice.ts';
import { toTopUpView, type TopUpView } from './presenters/top-up.ts';
import type { TopUpRefusal } from './top-up-data.ts';

/** The view, and what the guest can do with it. */
export interface TopUpForm extends TopUpView {
  readonly choose: (value: string) => void;
  readonly type: (amount: string) => void;
  readonly pay: () => void;
}

/** Choosing an amount. Nothing is charged before the payment page has confirmed. */
export function useTopUp(data: TopUpData, refusal: TopUpRefusal | null | undefined): TopUpForm {
  const services = useServices();
  const { options, returnPath } = data;
  const [topUp] = useState(() => createTopUp({ calls: services.rest, options }));
  const { state, pay } = useStore(topUp);
  const { wallet } = useStore(services.guest).guest;
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
  const isAlive = useIsAlive();
  const visit = { value, amount, wasTried, state, refusal, wallet, language, isAlive };
  return {
    ...toTopUpView(options, visit, useTexts()),
    choose,
    type,
    pay() {
      const choice = choiceOf(value, amount, options);
      setTried(choice === null);
      if (choice) pay?.(choice, wayBack(services.path('topUp', {}), returnPath));
    },
  };
}
