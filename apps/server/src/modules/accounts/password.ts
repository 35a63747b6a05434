import { createHmac } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createPasswordQueue } from './password-queue.ts';

/** Argon2id (2 in the library's ambient enumeration) as OWASP advises: 19 MiB, 2 passes, 1 lane. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Half of the threads that files and names are read with stay free. */
const queue = createPasswordQueue({ maxRunning: 2, maxWaiting: 100 });

/** The salt that all accounts with an address share, so that one hash is compared with all of them. */
export type SaltOf = (emailKey: string) => Buffer;

export const createSaltOf =
  (secret: string): SaltOf =>
  (emailKey) =>
    createHmac('sha256', secret).update(`password-salt:${emailKey}`).digest().subarray(0, 16);

/** Hashes a password; the work runs outside the event loop. Without a salt it takes a random one. */
export const hashPassword = (password: string, salt?: Buffer): Promise<string> =>
  queue.run(() => hash(password.normalize('NFKC'), salt ? { ...options, salt } : options));

export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  queue.run(() => verify(passwordHash, password.normalize('NFKC'), options));

let decoy: Promise<string> | null = null;

/** Spends the time of a verification, so that unknown addresses answer as late as known ones. */
async function pretendToVerify(password: string): Promise<false> {
  decoy ??= hashPassword('nobody has this password');
  await verifyPassword(await decoy, password);
  return false;
}

/** Whether it is the password of an account; without one it takes as long to say no. */
export const isPasswordOf = (
  account: { readonly password_hash: string } | null,
  password: string,
): Promise<boolean> =>
  account ? verifyPassword(account.password_hash, password) : pretendToVerify(password);

interface Account {
  readonly password_hash: string;
  readonly email_verified_at: Date | null;
}

/**
 * Which of the accounts with one address has this password, if any. However many there are, none
 * included, it reckons two hashes: one for the account that may have a salt of its own, which is the
 * confirmed one, or the first from before salts were shared, and one for all others together.
 * @param accounts oldest first
 */
export async function findByPassword<Found extends Account>(
  accounts: readonly Found[],
  { password, salt }: { readonly password: string; readonly salt: Buffer },
): Promise<Found | null> {
  const first = accounts.find((account) => account.email_verified_at !== null) ?? accounts[0];
  const [isFirst, shared] = await Promise.all([
    isPasswordOf(first ?? null, password),
    hashPassword(password, salt),
  ]);
  if (first && isFirst) return first;
  return accounts.find((account) => account.password_hash === shared) ?? null;
}
