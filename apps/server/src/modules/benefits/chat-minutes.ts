import type { AnyTransaction } from '../../platform/database/index.ts';
import type { BenefitsDeps } from './benefits-deps.ts';
import { sendVouchers } from './grant.ts';
import { lockMinutes, takeUnits } from './vouchers.repository.ts';

/** Minutes of a chat that vouchers pay for. */
export interface MinutesUse {
  readonly guestId: string;
  readonly actorId: number;
  readonly chatId: string;
  /** When it began: a voucher that was good then is good for the whole chat. */
  readonly began: Date;
  readonly minutes: number;
}

/**
 * Takes the minutes of a chat from the guest's vouchers, the one that ends first before. A chat
 * takes from a voucher once, for ever. Answers how many it took.
 */
export async function takeMinutes(
  deps: Pick<BenefitsDeps, 'clock' | 'guestEvents'>,
  tx: AnyTransaction,
  use: MinutesUse,
): Promise<number> {
  const { guestId, chatId } = use;
  let missing = use.minutes;
  for (const voucher of await lockMinutes(tx, guestId, use.actorId, use.began)) {
    const units = Math.min(missing, voucher.amount);
    if (units === 0) break;
    await takeUnits(tx, {
      use_key: `chat:${guestId}:${chatId}:${voucher.id}`,
      voucher_id: voucher.id,
      guest_id: guestId,
      units,
      kind: 'chat',
      reference: chatId,
      created_at: new Date(deps.clock.now()),
    });
    missing -= units;
  }
  await sendVouchers(deps, tx, guestId);
  return use.minutes - missing;
}
