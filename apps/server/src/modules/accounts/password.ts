import { hash, verify } from '@node-rs/argon2';

/** Argon2id (2 in the library's ambient enumeration) as OWASP advises: 19 MiB, 2 passes, 1 lane. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password; the work runs outside the event loop. */
export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFKC'), options);

export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password.normalize('NFKC'), options);

let decoy: Promise<string> | null = null;

/** Spends the time of a verification, so that unknown addresses answer as late as known ones. */
export async function pretendToVerify(password: string): Promise<void> {
  decoy ??= hashPassword('nobody has this password');
  await verifyPassword(await decoy, password);
}
