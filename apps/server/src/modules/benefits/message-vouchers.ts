import type { AnyDatabase, AnyTransaction } from '../../platform/database/index.ts';
import type { BenefitsDeps } from './benefits-deps.ts';
import { sendVouchers } from './grant.ts';
import { lockMessageVoucher, sumMessages, takeUnits } from './vouchers.repository.ts';

/** What a use of a voucher is written down as. */
const voucherUse = 'message';

/** A message that a voucher pays for. */
export interface MessageUse {
  readonly guestId: string;
  readonly actorId: number;
  /** What the message goes by: of one voucher is taken once, for ever. */
  readonly reference: string;
}

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
    use_key: `${voucherUse}:${guestId}:${reference}`,
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
