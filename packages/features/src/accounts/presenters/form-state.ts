import type { FormRefusal } from '../../forms/form-errors.ts';
import { toFormTexts } from '../../forms/presenters/form-texts.ts';
import type { Translate } from '../../texts/presenter-texts.ts';

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
export function toFormState({ isSending, isDone, refusal }: FormFacts, t: Translate): FormState {
  const answered = refusal ? 'refused' : isDone ? 'done' : 'idle';
  return {
    state: isSending ? 'sending' : answered,
    typed: refusal?.typed ?? {},
    ...toFormTexts(refusal, t),
  };
}
