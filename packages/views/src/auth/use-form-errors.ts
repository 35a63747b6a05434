import type { FieldError, FormRefusal } from '@vx/features/forms';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';

interface FormErrors<Field extends string> {
  readonly error: (field: Field) => string | undefined;
  readonly message: { readonly tone: 'danger'; readonly text: string } | undefined;
}

/** The words of a refusal, field by field; the focus goes to the first field that is wrong. */
export function useFormErrors<Field extends string>(
  refusal: FormRefusal<Field> | null | undefined,
): FormErrors<Field> {
  const { formatMessage } = useIntl();
  useEffect(() => {
    if (refusal) document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
  }, [refusal]);
  const t = (error: FieldError): string => formatMessage({ id: error.id }, error.values);
  return {
    error: (field) => {
      const wrong = refusal?.fields[field];
      return wrong && t(wrong);
    },
    message: refusal?.form ? { tone: 'danger', text: t(refusal.form) } : undefined,
  };
}
