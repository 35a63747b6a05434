import type { FieldError, FormRefusal } from '../../forms/form-errors.ts';
import type { PageFormats } from '../../texts/presenter-texts.ts';

/** How a form of the page stands, in words. */
export interface FormState {
  readonly state: 'idle' | 'sending' | 'done' | 'refused';
  /** What was sent with what was refused. */
  readonly typed: FormRefusal<string>['typed'];
  readonly error: (field: string) => string | undefined;
  /** What concerns no single field. */
  readonly message: string | undefined;
}

/** What is known of a form. */
export interface FormFacts {
  readonly isSending: boolean;
  readonly isDone: boolean;
  readonly refusal: FormRefusal<string> | null;
}

/** Says how a form stands: a refusal at the field that it concerns, or beside the form. */
export function toFormState(
  { isSending, isDone, refusal }: FormFacts,
  intl: Pick<PageFormats, 'formatMessage'>,
): FormState {
  const textOf = (wrong: FieldError | null | undefined): string | undefined =>
    wrong ? intl.formatMessage({ id: wrong.id }, wrong.values) : undefined;
  const answered = refusal ? 'refused' : isDone ? 'done' : 'idle';
  return {
    state: isSending ? 'sending' : answered,
    typed: refusal?.typed ?? {},
    error: (field) => textOf(refusal?.fields[field]),
    message: textOf(refusal?.form),
  };
}
