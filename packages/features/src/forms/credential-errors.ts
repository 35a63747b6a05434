import type { ErrorCode } from '@vx/contract/errors';
import { errorText } from '@vx/i18n';
import {
  isEmail,
  isGuestEmail,
  passwordLength,
  refuseName,
  refusePassword,
  type PasswordOwner,
} from '@vx/session-core/rules';
import type { FieldError } from './form-errors.ts';

const required: FieldError = { id: 'auth.field.required' };
const emailInvalid: FieldError = { id: 'auth.field.emailInvalid' };

/** An address that is written to. [RU-email-local-part] [RU-email-domain] [RU-email-top-level-domain] */
export function emailError(email: string): FieldError | null {
  if (email === '') return required;
  return isEmail(email) ? null : emailInvalid;
}

/** An address that an account is to have. */
export function accountEmailError(email: string): FieldError | null {
  if (email === '') return required;
  return isGuestEmail(email) ? null : emailInvalid;
}

/** A password that is chosen now. `owner` is `null` where it is not known. */
export function newPasswordError(password: string, owner: PasswordOwner | null): FieldError | null {
  const { min } = passwordLength;
  if (password === '') return required;
  if (password.length < min)
    return { id: 'auth.field.passwordMissing', values: { length: password.length, min } };
  const refusal = refusePassword(password, owner);
  return refusal === null ? null : { id: errorText(refusal) };
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
  const refusal = refuseName(name);
  return refusal === null ? null : { id: errorText(refusal) };
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
