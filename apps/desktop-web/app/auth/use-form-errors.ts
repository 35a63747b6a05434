import type { FieldError, FormRefusal } from '@vx/features/auth';
import { useEffect, useRef, type RefObject } from 'react';
import { useIntl } from 'react-intl';

/** The words of a refusal, field by field; the focus goes to the first field that is wrong. */
export function useFormErrors<Field extends string>(
  refusal: FormRefusal<Field> | null | undefined,
): {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly error: (field: Field) => string | undefined;
  readonly general: string | undefined;
} {
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  const say = (error: FieldError | null | undefined): string | undefined =>
    error ? formatMessage({ id: error.id }, error.values) : undefined;
  return { form, error: (field) => say(refusal?.fields[field]), general: say(refusal?.form) };
}
