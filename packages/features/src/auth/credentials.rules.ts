import type { ErrorCode } from '@vx/contract/errors';
import type { FieldError } from './form-errors.ts';

/** Lengths that the contract asks for; checked here to answer at once, and again on the server. */
export const NAME_LENGTH = { min: 3, max: 30 } as const;
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const;

const required: FieldError = { id: 'auth.field.required' };

export function emailError(email: string): FieldError | null {
  if (email === '') return required;
  return /^.+@[^@\s.]+(\.[^@\s.]+)+$/.test(email) ? null : { id: 'auth.field.emailInvalid' };
}

/** A password that is chosen now. */
export function newPasswordError(password: string): FieldError | null {
  const { min, max } = PASSWORD_LENGTH;
  if (password === '') return required;
  if (password.length < min) {
    return { id: 'auth.field.passwordMissing', values: { length: password.length, min } };
  }
  return password.length > max ? { id: 'errors.PASSWORD_WEAK' } : null;
}

/** What the server says of a new password that it does not take. */
export const newPasswordCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'PASSWORD_WEAK',
  'PASSWORD_PERSONAL',
  'PASSWORD_SAME',
]);

/** A password that was chosen earlier: only that something was typed. */
export const passwordError = (password: string): FieldError | null =>
  password === '' ? required : null;

export function nameError(name: string): FieldError | null {
  if (name === '') return required;
  return name.length < NAME_LENGTH.min || name.length > NAME_LENGTH.max
    ? { id: 'errors.NAME_INVALID' }
    : null;
}

/** Drops what is not wrong; null when nothing is. */
export function onlyErrors<Field extends string>(
  given: Readonly<Record<Field, FieldError | null>>,
): { readonly [Name in Field]?: FieldError } | null {
  const wrong = Object.entries<FieldError | null>(given).filter(([, error]) => error !== null);
  return wrong.length === 0
    ? null
    : (Object.fromEntries(wrong) as { readonly [Name in Field]?: FieldError });
}
