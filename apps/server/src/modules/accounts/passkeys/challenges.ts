import { createHash } from 'node:crypto';
import { OperationError } from '../../../platform/errors.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { challengeLifeMs, challengeOf } from './passkeys.rules.ts';

/** Who adds a passkey, and under which credentials; `null`: somebody logs in. */
type Asker = { readonly guestId: string; readonly sessionId: string } | null;
type Deps = Pick<AccountsDeps, 'database' | 'clock'>;

const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();

/** Keeps a challenge until it is answered or its time is over. Answers the seconds it lives. */
export async function keepChallenge(
  { database, clock }: Deps,
  challenge: string,
  asker: (NonNullable<Asker> & { readonly epoch: number }) | null,
): Promise<number> {
  await database.read
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashOf(challenge),
      guest_id: asker?.guestId ?? null,
      session_id: asker?.sessionId ?? null,
      credential_epoch: asker?.epoch ?? null,
      expires_at: new Date(clock.now() + challengeLifeMs),
    })
    .execute();
  return challengeLifeMs / 1000;
}

/**
 * Takes the challenge that an answer names: whatever becomes of the answer, it is gone.
 * Answers it with the epoch of the credentials it was asked under.
 * @throws OperationError PASSKEY_EXPIRED, also when it was asked by somebody else
 */
export async function takeChallenge(
  { database, clock }: Deps,
  clientDataJSON: string,
  asker: Asker,
): Promise<{ readonly challenge: string; readonly epoch: number | null }> {
  const challenge = challengeOf(clientDataJSON);
  if (challenge === null) throw new OperationError('PASSKEY_REFUSED');
  const row = await database.read
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashOf(challenge))
    .where('guest_id', 'is not distinct from', asker?.guestId ?? null)
    .where('session_id', 'is not distinct from', asker?.sessionId ?? null)
    .returning(['expires_at', 'credential_epoch'])
    .executeTakeFirst();
  if (!row || row.expires_at.getTime() <= clock.now()) throw new OperationError('PASSKEY_EXPIRED');
  return { challenge, epoch: row.credential_epoch };
}

/** Forgets challenges that nobody answered. */
export async function sweepChallenges({ database, clock }: Deps): Promise<void> {
  await database.read
    .deleteFrom('passkey_challenges')
    .where('expires_at', '<=', new Date(clock.now()))
    .execute();
}
