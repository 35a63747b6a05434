import { useIntl } from 'react-intl';
import { useActionData, useFetcher } from 'react-router';
import type { FormRefusal } from '../auth/form-errors.ts';
import { INTENT_FIELD, type AccountOutcome } from './account-outcome.ts';
import type { AccountData } from './load-account.ts';

export interface AccountForm {
  readonly state: 'idle' | 'sending' | 'done' | 'refused';
  /** What was sent with what was refused. */
  readonly typed: FormRefusal<string>['typed'];
  readonly error: (field: string) => string | undefined;
  /** What concerns no single field. */
  readonly message: string | undefined;
  /** The answer itself: new with every one. */
  readonly outcome: AccountOutcome | null;
  readonly hidden: Readonly<Record<string, string>>;
  readonly send: (values: Readonly<Record<string, string>>) => void;
}

/** One of the forms of the page: it answers by itself, with and without JavaScript. */
export function useAccountForm({ done }: Pick<AccountData, 'done'>, intent: string): AccountForm {
  const { formatMessage } = useIntl();
  const fetcher = useFetcher<AccountOutcome>({ key: `account-${intent}` });
  const plain = useActionData<AccountOutcome>();
  const outcome = fetcher.data ?? (plain?.intent === intent ? plain : null);
  const refusal = outcome?.kind === 'refused' ? outcome.refusal : null;
  const hidden = { [INTENT_FIELD]: intent };
  const isDone = outcome === null ? done === intent : outcome.kind === 'done';
  return {
    state: fetcher.state === 'idle' ? (refusal ? 'refused' : isDone ? 'done' : 'idle') : 'sending',
    typed: refusal?.typed ?? {},
    error: (field) => {
      const wrong = refusal?.fields[field];
      return wrong && formatMessage({ id: wrong.id }, wrong.values);
    },
    message: refusal?.form
      ? formatMessage({ id: refusal.form.id }, refusal.form.values)
      : undefined,
    outcome,
    hidden,
    send: (values) => void fetcher.submit({ ...values, ...hidden }, { method: 'post' }),
  };
}
