import { OperationError } from '../../platform/errors.ts';
import { isGuestEmail } from './email.rules.ts';
import { checkName, nameKey, skeletonOf } from './name.rules.ts';

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly acceptTerms: boolean;
  readonly ofAge: boolean;
}

type Chosen = Pick<SignUp, 'password' | 'email' | 'name'>;

/**
 * Checks what the schema cannot say.
 * @throws OperationError TERMS_REQUIRED, EMAIL_INVALID, NAME_INVALID, NAME_RESERVED, PASSWORD_WEAK,
 * PASSWORD_PERSONAL
 */
export function checkSignUp(signUp: SignUp): void {
  if (!signUp.acceptTerms || !signUp.ofAge) throw new OperationError('TERMS_REQUIRED');
  if (!isGuestEmail(signUp.email.trim())) throw new OperationError('EMAIL_INVALID');
  checkName(signUp.name);
  checkPassword(signUp);
}

/** @throws OperationError PASSWORD_WEAK, PASSWORD_PERSONAL */
export function checkPassword(chosen: Chosen): void {
  if (chosen.password.length < 10 || new Set(chosen.password.toLowerCase()).size < 4)
    throw new OperationError('PASSWORD_WEAK');
  if (isPersonal(chosen)) throw new OperationError('PASSWORD_PERSONAL');
}

/** Shorter names and addresses stand in many words by chance. */
const minPersonal = 4;

/** What somebody who knows the guest tries first: its name, and its address with and without the domain. */
export function personalWords({ email, name }: Pick<Chosen, 'email' | 'name'>): readonly string[] {
  const address = email.trim().toLowerCase();
  return [nameKey(name), address, address.slice(0, address.lastIndexOf('@'))];
}

/** Whether a password contains the guest's name or address, however they are spelled. */
function isPersonal(chosen: Chosen): boolean {
  const password = skeletonOf(chosen.password);
  return personalWords(chosen)
    .map(skeletonOf)
    .some((word) => word.length >= minPersonal && password.includes(word));
}
