import { useFormTexts, type FormRefusal } from '@vx/features/forms';
import { useEffect } from 'react';

interface FormErrors<Field extends string> {
  readonly error: (field: Field) => string | undefined;
  readonly message: { readonly tone: 'danger'; readonly text: string } | undefined;
}

/** The words of a refusal, field by field; the focus goes to the first field that is wrong. */
export function useFormErrors<Field extends string>(
  refusal: FormRefusal<Field> | null | undefined,
): FormErrors<Field> {
  useEffect(() => {
    if (refusal) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
  }, [refusal]);
  const { error, message } = useFormTexts(refusal);
  return { error, message: message === undefined ? undefined : { tone: 'danger', text: message } };
}
