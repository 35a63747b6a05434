import { useLayoutEffect, useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { useSecondsLeft } from '../app/use-seconds-left.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { PhoneData, PhoneOutcome, PhoneWay } from './phone-data.ts';
import { toPhonePage, type PhonePage, type PhoneStep } from './presenters/phone.ts';

type StepOf<Name extends PhoneStep['name']> = Extract<PhoneStep, { name: Name }>;

export interface PhoneView extends Omit<PhonePage, 'step'> {
  readonly busy: boolean;
  readonly step:
    | (StepOf<'number'> & {
        readonly send: (values: { country: string; number: string; way: PhoneWay }) => void;
      })
    | (StepOf<'code'> & {
        readonly enter: (digits: string) => void;
        readonly confirm: (digits: string) => void;
        readonly resend: () => void;
        readonly other: () => void;
        readonly change: () => void;
      })
    | (StepOf<'done'> & { readonly another: () => void });
}

/** The verification of a number: where it stands on the server, and what was answered last. */
export function usePhone(phone: PhoneData, startsChanging = false): PhoneView {
  const fetcher = useFetcher<PhoneOutcome>({ key: 'phone' });
  const plain = useActionData<PhoneOutcome>();
  const outcome = fetcher.data ?? (plain?.intent === 'phone' ? plain : null);
  const [isChanging, setChanging] = useState(startsChanging);
  const [digits, setDigits] = useState(outcome?.kind === 'refused' ? outcome.typed.digits : '');
  const [answered, setAnswered] = useState(outcome);
  const { open } = phone;
  if (outcome !== answered) {
    setAnswered(outcome);
    if (outcome?.kind !== 'refused') {
      setChanging(false);
      setDigits('');
    }
  }
  const secondsLeft = useSecondsLeft(open?.waitSeconds ?? 0, open?.nextSendAt ?? '');
  const refused = outcome?.kind === 'refused' ? outcome : null;
  const page = toPhonePage(phone, { refused, isChanging, digits, secondsLeft }, useTexts());
  useFocus(outcome, open?.id ?? null);
  const post = (values: Readonly<Record<string, string>>): void =>
    void fetcher.submit(values, { method: 'post', action: page.action });
  const change = (): void => setChanging(true);
  const withActions = (step: PhoneStep): PhoneView['step'] => {
    if (step.name === 'done') return { ...step, another: change };
    const { hidden } = step;
    if (step.name === 'number')
      return { ...step, send: (values) => post({ ...hidden, ...values }) };
    return {
      ...step,
      enter: setDigits,
      confirm: (code) => post({ ...hidden, code }),
      resend: () => post({ ...hidden, do: 'resend' }),
      other: () => post({ ...hidden, do: 'other' }),
      change,
    };
  };
  return { ...page, busy: fetcher.state !== 'idle', step: withActions(page.step) };
}

/**
 * What is wrong gets the focus, and so does the code once it is on its way. Before anything is drawn: a
 * dialog that finds the focus nowhere takes it back.
 */
function useFocus(outcome: PhoneOutcome | null, openId: string | null): void {
  useLayoutEffect(() => {
    if (outcome === null || outcome.kind === 'verified') return;
    const wanted = outcome.kind === 'sent' ? 'input[name="code"]' : '[aria-invalid="true"]';
    document.querySelector<HTMLElement>(`[data-step] ${wanted}`)?.focus();
    // The step follows its outcome, once the page has read where it stands.
  }, [outcome, openId]);
}
