import { isNumberType, isPin } from '@vx/notify-core/rules';
import type { Transaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { Caller } from '../../platform/module.ts';
import type { PincallDeps } from './pincall-deps.ts';
import {
  claimNumber,
  countTry,
  lockKeys,
  lockVerification,
  markVerified,
  pause,
  type VerificationRow,
} from './pincall.repository.ts';
import { PAUSE_MS, TRIES_PER_CODE, tryState } from './pincall.rules.ts';
import { phoneError } from './refuse-phone.ts';
import type { PincallTables } from './tables.ts';

/**
 * The second step: the code. The number becomes the guest's, and the guest mobile-authenticated, in
 * one transaction. Asked again for what is verified already it answers the same. [RU-pincall-order]
 */
export async function verifyPin(
  deps: PincallDeps,
  { guestId }: Pick<Caller, 'guestId'>,
  asked: { readonly id: string; readonly type: string; readonly pin: string },
): Promise<VerificationRow> {
  if (guestId === null) throw new OperationError('NEED_LOGIN');
  if (!isNumberType(asked.type)) throw phoneError('PHONE_INVALID_TYPE');
  // A wrong try is written down: it must not be thrown out of the transaction.
  const outcome = await deps.database.transaction((tx) => tryPin(deps, tx, guestId, asked));
  if (outcome instanceof OperationError) throw outcome;
  return outcome;
}

async function tryPin(
  deps: PincallDeps,
  tx: Transaction<PincallTables>,
  guestId: string,
  asked: { readonly id: string; readonly type: string; readonly pin: string },
): Promise<VerificationRow | OperationError> {
  const { accounts, clock, pins } = deps;
  const now = clock.now();
  const account = pins.keyOf('account', guestId);
  const pausedUntil = (await lockKeys(tx, [account])).get(account)?.getTime() ?? 0;
  const row = await lockVerification(tx, guestId, asked.id);
  if (!row) return phoneError('PHONE_ID_UNKNOWN');
  if (row.type !== asked.type) return phoneError('PHONE_INVALID_TYPE');
  const state = tryState(row, now);
  if (state === 'verified') return row;
  if (pausedUntil > now) return phoneError('PHONE_ATTEMPTS_REACHED', { retryAt: pausedUntil });
  if (state === 'spent') return phoneError('PHONE_ATTEMPTS_REACHED');
  if (state === 'timeout') return phoneError('PHONE_TIMEOUT');
  // What has another length is a slip, not a guess.
  if (!isPin(asked.pin, row.type))
    return phoneError('PHONE_INVALID_CODE', { triesLeft: TRIES_PER_CODE - row.tries });
  if (!pins.matches(row.pin_hash, row.id, asked.pin)) {
    await countTry(tx, row.id);
    const triesLeft = TRIES_PER_CODE - row.tries - 1;
    if (triesLeft > 0) return phoneError('PHONE_INVALID_CODE', { triesLeft });
    await pause(tx, account, new Date(now + PAUSE_MS));
    return phoneError('PHONE_ATTEMPTS_REACHED', { retryAt: now + PAUSE_MS });
  }
  if (!(await claimNumber(tx, row))) return phoneError('PHONE_NOT_UNIQUE');
  await markVerified(tx, row.id, new Date(now));
  await deps.domainEvents.emit(tx, 'phoneConfirmed', { guestId, e164: row.e164 });
  await accounts.setFlags(tx, guestId, { mobile_authenticated: true });
  return { ...row, verified_at: new Date(now), pin_hash: null };
}
