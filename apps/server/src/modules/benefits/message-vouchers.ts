import type { AnyDatabase, AnyTransaction } from '../../platform/database/index.ts';
import type { BenefitsDeps } from './benefits-deps.ts';
import { sendVouchers } from './grant.ts';
import { lockMessageVoucher, returnUnits, sumMessages, takeUnits } from './vouchers.repository.ts';

/** What a use of a voucher is written down as. */
const voucherUse = 'message';

/** A message that a voucher pays for. */
export interface MessageUse {
  readonly guestId: string;
  readonly actorId: number;
  /** What the message goes by: of one voucher is taken once, for ever. */
  readonly reference: string;
}

/** Under which a use is written down. */
const useKeyOf = ({ guestId, reference }: Omit<MessageUse, 'actorId'>): string =>
  `${voucherUse}:${guestId}:${reference}`;

/** How many messages to each of these performers the guest's vouchers pay for now; the same ones may count for several. */
export const messagesOf = (
  { clock }: Pick<BenefitsDeps, 'clock'>,
  db: AnyDatabase['read'],
  guestId: string,
  actorIds: readonly number[],
): Promise<ReadonlyMap<number, number>> =>
  sumMessages(db, guestId, actorIds, new Date(clock.now()));

/**
 * Takes a message from the guest's vouchers: from one that is bound to the performer before one that is not, of equal
 * ones from that which ends first. Answers whether there was one.
 * @throws OperationError SPENDING_PAUSED
 */
export async function takeMessage(
  deps: Pick<BenefitsDeps, 'clock' | 'guestEvents' | 'money'>,
  tx: AnyTransaction,
  { guestId, actorId, reference }: MessageUse,
): Promise<boolean> {
  await deps.money.authorise(tx, { guestId, flow: 'voucher' });
  const now = new Date(deps.clock.now());
  const voucher = await lockMessageVoucher(tx, guestId, actorId, now);
  if (!voucher) return false;
  await takeUnits(tx, {
    use_key: useKeyOf({ guestId, reference }),
    voucher_id: voucher.id,
    guest_id: guestId,
    units: 1,
    kind: voucherUse,
    reference,
    created_at: now,
  });
  await sendVouchers(deps, tx, guestId);
  return true;
}

/**
 * Gives back what a voucher paid for a message: as if it had not been used, until the day it ends. Answers whether
 * one had paid. The caller holds the wallet's lock.
 */
export async function returnMessage(
  deps: Pick<BenefitsDeps, 'clock' | 'guestEvents' | 'money'>,
  tx: AnyTransaction,
  { guestId, reference }: Omit<MessageUse, 'actorId'>,
): Promise<boolean> {
  if (!(await returnUnits(tx, useKeyOf({ guestId, reference })))) return false;
  await sendVouchers(deps, tx, guestId);
  return true;
}
