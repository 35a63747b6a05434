/** Which passwords a guest may choose, as far as it can be said without a dictionary. */

import { nameKey, skeletonOf } from './name.ts';

/** Letters of a password. */
export const passwordLength = { min: 10, max: 200 } as const;

/** Fewer different characters are a pattern, not a password. */
const MIN_DIFFERENT = 4;
/** Shorter names and addresses stand in many words by chance. */
const MIN_PERSONAL = 4;

/** Whose password it is. */
export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
}

/** Why a password cannot be taken: a code of the contract. */
export type PasswordRefusal = 'PASSWORD_WEAK' | 'PASSWORD_PERSONAL';

/**
 * Why a password may not be chosen, or `null`. The server asks a dictionary, too, and answers PASSWORD_WEAK
 * for what is guessed soon.
 * @param owner `null` where it is not known, as behind the link of a mail
 */
export function refusePassword(
  password: string,
  owner: PasswordOwner | null,
): PasswordRefusal | null {
  const { min, max } = passwordLength;
  if (password.length < min || password.length > max) return 'PASSWORD_WEAK';
  if (new Set(password.toLowerCase()).size < MIN_DIFFERENT) return 'PASSWORD_WEAK';
  return owner !== null && isPersonal(password, owner) ? 'PASSWORD_PERSONAL' : null;
}

/** What somebody who knows the guest tries first: its name, and its address with and without the domain. */
export function personalWords({ email, name }: PasswordOwner): readonly string[] {
  const address = email.trim().toLowerCase();
  return [nameKey(name), address, address.slice(0, address.lastIndexOf('@'))];
}

/** Whether a password contains the guest's name or address, however they are spelled. */
function isPersonal(password: string, owner: PasswordOwner): boolean {
  const skeleton = skeletonOf(password);
  return personalWords(owner)
    .map(skeletonOf)
    .some((word) => word.length >= MIN_PERSONAL && skeleton.includes(word));
}
