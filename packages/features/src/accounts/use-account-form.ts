import { useEffect, useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { INTENT_FIELD, type AccountOutcome } from '../forms/account-outcome.ts';
import { useTranslate } from '../texts/use-translate.ts';
import type { SectionData } from './account-data.ts';
import { toFormState, type FormState } from './presenters/form-state.ts';

type FetcherFormComponent = ReturnType<typeof useFetcher>['Form'];

export interface AccountForm extends FormState {
  /** The answer itself: new with every one. */
  readonly outcome: AccountOutcome | null;
  /** Counts what was taken: a form with this key is empty again afterwards. */
  readonly round: number;
  /** The form itself; without JavaScript it is a plain one. */
  readonly Form: FetcherFormComponent;
  readonly hidden: Readonly<Record<string, string>>;
  readonly send: (values: Readonly<Record<string, string>>) => void;
  readonly sendFile: (field: string, file: File) => void;
}

/** One of the forms of the page: it answers by itself, with and without JavaScript. */
export function useAccountForm({ done }: Pick<SectionData, 'done'>, intent: string): AccountForm {
  const t = useTranslate();
  const fetcher = useFetcher<AccountOutcome>({ key: `account-${intent}` });
  const plain = useActionData<AccountOutcome>();
  const outcome = fetcher.data ?? (plain?.intent === intent ? plain : null);
  const refusal = outcome?.kind === 'refused' ? outcome.refusal : null;
  const hidden = { [INTENT_FIELD]: intent };
  const isDone = outcome === null ? done === intent : outcome.kind === 'done';
  const [answered, setAnswered] = useState(outcome);
  const [round, setRound] = useState(0);
  if (outcome !== answered) {
    setAnswered(outcome);
    if (outcome?.kind === 'done') setRound(round + 1);
  }
  useEffect(() => {
    if (refusal) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
  }, [refusal]);
  return {
    ...toFormState({ isSending: fetcher.state !== 'idle', isDone, refusal }, t),
    round,
    Form: fetcher.Form,
    outcome,
    hidden,
    sendFile: (field, file) => {
      const values = new FormData();
      for (const [name, value] of Object.entries(hidden)) values.set(name, value);
      values.set(field, file);
      void fetcher.submit(values, { method: 'post', encType: 'multipart/form-data' });
    },
    send: (values) => void fetcher.submit({ ...values, ...hidden }, { method: 'post' }),
  };
}
