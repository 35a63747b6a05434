import type { Translate } from '../../texts/presenter-texts.ts';
import type { FieldError, FormRefusal } from '../form-errors.ts';

/** Why a form was not taken, in words. */
export interface FormTexts<Field extends string> {
  readonly error: (field: Field) => string | undefined;
  /** What concerns no single field. */
  readonly message: string | undefined;
}

/** The words of a refusal, field by field. */
export function toFormTexts<Field extends string>(
  refusal: Pick<FormRefusal<Field>, 'fields' | 'form'> | null | undefined,
  t: Translate,
): FormTexts<Field> {
  const textOf = (wrong: FieldError | null | undefined): string | undefined =>
    wrong ? t(wrong.id, wrong.values) : undefined;
  return {
    error: (field) => textOf(refusal?.fields[field]),
    message: textOf(refusal?.form),
  };
}
