import type { AnyTransaction } from '../../platform/database/index.ts';
import type { BenefitsDeps } from './benefits-deps.ts';
import { sendVouchers } from './grant.ts';
import { countGifts, lockGiftVoucher, takeUnits } from './vouchers.repository.ts';

/** What a use of a voucher is written down as. */
const voucherUse = 'gift';

/** A gift that a voucher pays for. */
export interface GiftUse {
  readonly guestId: string;
  /** What the use goes by: of one voucher is taken once, for ever. */
  readonly reference: string;
}

/**
 * Takes a gift from the guest's vouchers, of several from that which ends first. Answers how many are left; `null`:
 * there was none.
 * @throws OperationError SPENDING_PAUSED
 */
export async function takeGift(
  deps: Pick<BenefitsDeps, 'clock' | 'guestEvents' | 'money'>,
  tx: AnyTransaction,
  { guestId, reference }: GiftUse,
): Promise<number | null> {
  await deps.money.authorise(tx, { guestId, flow: 'voucher' });
  const now = new Date(deps.clock.now());
  const voucher = await lockGiftVoucher(tx, guestId, now);
  if (!voucher) return null;
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
  return await countGifts(tx, guestId, now);
}
