import { OperationError } from '../../platform/errors.ts';
import { isEmail } from './email.rules.ts';

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly acceptTerms: boolean;
  readonly ofAge: boolean;
}

export const nameLength = { min: 3, max: 30 } as const;

/** Letters, digits and single blanks, dots, dashes or underscores between them. */
const namePattern = /^[\p{L}\p{N}]+(?:[ ._-][\p{L}\p{N}]+)*$/u;
const commonPasswords = new Set([
  '1234567890',
  '0123456789',
  'password12',
  'password123',
  'passwort123',
  'qwertyuiop',
  'qwertzuiop',
  '1111111111',
  'iloveyou12',
  'contrasena',
  'wachtwoord',
]);

/**
 * Checks what the schema cannot say.
 * @throws OperationError TERMS_REQUIRED, EMAIL_INVALID, NAME_INVALID, PASSWORD_WEAK
 */
export function checkSignUp(signUp: SignUp): void {
  if (!signUp.acceptTerms || !signUp.ofAge) throw new OperationError('TERMS_REQUIRED');
  if (!isEmail(signUp.email.trim())) throw new OperationError('EMAIL_INVALID');
  checkName(signUp.name);
  if (isWeakPassword(signUp)) throw new OperationError('PASSWORD_WEAK');
}

/**
 * The name as it is shown.
 * @throws OperationError NAME_INVALID
 */
export function checkName(typed: string): string {
  const name = cleanName(typed);
  const { min, max } = nameLength;
  if (name.length < min || name.length > max || !namePattern.test(name))
    throw new OperationError('NAME_INVALID');
  return name;
}

/** One blank between words, none around. */
export const cleanName = (name: string): string =>
  name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();

/** What makes two names the same. */
export const nameKey = (name: string): string => cleanName(name).toLowerCase();

/** Too short, too common, one character repeated, or the guest's own name or address. */
export function isWeakPassword({
  password,
  email,
  name,
}: Pick<SignUp, 'password' | 'email' | 'name'>): boolean {
  const text = password.toLowerCase();
  return (
    password.length < 10 ||
    commonPasswords.has(text) ||
    new Set(text).size < 4 ||
    text === email.trim().toLowerCase() ||
    text === nameKey(name)
  );
}
