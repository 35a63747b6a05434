import type { AnyTransaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { Attestation } from './attestation.ts';
import type { AvsDeps } from './avs-deps.ts';
import {
  lockCheck,
  lockAvsGuest,
  rememberAttestation,
  setCheckStatus,
  writeAvsGuest,
  type AvsGuestRow,
} from './avs.repository.ts';
import { AVS_BONUS_COINS, fits, isFresh, PROOF_VALID_MS } from './avs.rules.ts';
import { takeBack } from './take-back.ts';

/** The job that ends a proof. */
export const EXPIRE_JOB = 'avs-expire';

/** What a provider calls. Throws what the contract lists for `POST /avs/report`. */
export type SettleCheck = (attestation: Attestation, signature: string) => Promise<void>;

/**
 * Takes the outcome of a check: standing, flag, bonus, event and the job that ends the proof are one
 * transaction. An attestation that counted before is refused, whatever it says.
 */
export function createSettleCheck(deps: AvsDeps): SettleCheck {
  const { database, clock, guestEvents, signature } = deps;
  return async (attestation, given) => {
    if (!signature.isGenuine(attestation, given)) throw new OperationError('FORBIDDEN');
    const now = clock.now();
    if (!isFresh(attestation.at, now)) throw new OperationError('TOKEN_EXPIRED');
    const { checkId, outcome, reference } = attestation;
    await database.transaction(async (tx) => {
      if (!(await rememberAttestation(tx, reference, new Date(now))))
        throw new OperationError('CONFLICT');
      const check = await lockCheck(tx, checkId);
      if (!check) throw new OperationError('NOT_FOUND');
      const guestId = check.guest_id;
      const avsGuest = await lockAvsGuest(tx, guestId);
      const facts = {
        status: check.status,
        expiresAt: check.expires_at.getTime(),
        carriesProof: avsGuest.over_18 && avsGuest.check_id === checkId,
      };
      if (!fits(facts, outcome, now)) throw new OperationError('CONFLICT');
      if (outcome === 'revoked') return await takeBack(deps, tx, guestId);
      await setCheckStatus(tx, checkId, outcome);
      if (outcome === 'accepted') return await accept(deps, tx, avsGuest, attestation);
      const reason = attestation.reason ?? 'other';
      const rejected = outcome === 'rejected';
      // Neither touches a proof that is there. [RU-avs-pending-rejected-flag]
      await writeAvsGuest(tx, guestId, {
        status: outcome,
        reject_reason: rejected ? reason : null,
      });
      if (rejected) {
        await guestEvents.append(tx, guestId, 'avsRejected', { avsRejectMessage: reason });
      } else {
        await guestEvents.append(tx, guestId, 'avsPending', {});
      }
      return undefined;
    });
  };
}

async function accept(
  deps: AvsDeps,
  tx: AnyTransaction,
  avsGuest: AvsGuestRow,
  { checkId, reference, subject }: Attestation,
): Promise<void> {
  const guestId = avsGuest.guest_id;
  const now = deps.clock.now();
  const expiresAt = now + PROOF_VALID_MS;
  // The wallet before the guest, as every purchase does.
  await deps.money.lockWallet(tx, guestId);
  if (subject !== undefined)
    await deps.domainEvents.emit(tx, 'avsSubjectIdentified', { guestId, subject });
  const hadBonus = avsGuest.bonus_at !== null;
  const bonusAt =
    hadBonus || !(await giveBonus(deps, tx, guestId)) ? avsGuest.bonus_at : new Date(now);
  await writeAvsGuest(tx, guestId, {
    status: 'accepted',
    reject_reason: null,
    over_18: true,
    provider: deps.provider?.name ?? 'unknown',
    reference,
    check_id: checkId,
    accepted_at: new Date(now),
    expires_at: new Date(expiresAt),
    bonus_at: bonusAt,
  });
  await deps.accounts.setFlags(tx, guestId, { has_avs: true });
  await deps.guestEvents.append(tx, guestId, 'avsSet', { hasAvs: true });
  await deps.jobs.enqueue(tx, EXPIRE_JOB, { guestId, reference }, { runAt: expiresAt });
}

/**
 * Once per guest, for the first proof; a second one is refused by its key, too. Not in a pause: then
 * the next proof brings it. Answers whether it was given.
 */
async function giveBonus(deps: AvsDeps, tx: AnyTransaction, guestId: string): Promise<boolean> {
  if ((await deps.money.roomOf(tx, [guestId], 'redeem')).has(guestId)) return false;
  await deps.benefits.grant(tx, {
    guestId,
    origin: 'avs',
    reference: 'avs',
    grantKey: `avs-bonus:${guestId}`,
    gift: { kind: 'coins', amount: AVS_BONUS_COINS },
    text: { key: 'statement.avsBonus' },
  });
  return true;
}
