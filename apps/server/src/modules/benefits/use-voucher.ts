import { voucherTypes, type VoucherType } from '@vx/contract/enums';
import { refuseVoucher } from '@vx/rewards-core/rules';
import type { AnyTransaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { RestHandler } from '../../platform/module.ts';
import type { BenefitsDeps } from './benefits-deps.ts';
import { sendVouchers } from './grant.ts';
import type { UseKind } from './tables.ts';
import { findVouchers, lockVoucher, takeUnits, voucherOf } from './vouchers.repository.ts';

/** What a voucher shall pay for. */
export interface VoucherUse {
  readonly guestId: string;
  readonly voucherId: string;
  readonly type: VoucherType;
  /** Whose it is; `null`: nobody's. */
  readonly actorId: string | null;
  readonly units: number;
  readonly kind: UseKind;
  /** What was bought. */
  readonly reference: string;
}

/**
 * Pays with a voucher in the caller's transaction, instead of a charge. The voucher is locked: of two
 * devices that use the last of it one is refused.
 * @throws OperationError SPENDING_PAUSED; VOUCHER_UNUSABLE with `reason`, see `voucherRefusals`;
 *   `NOT_FOUND` for one that is none of the guest's
 */
export async function payWithVoucher(
  deps: Pick<BenefitsDeps, 'clock' | 'guestEvents' | 'money'>,
  tx: AnyTransaction,
  use: VoucherUse,
): Promise<void> {
  const { guestId, voucherId, type, units } = use;
  await deps.money.authorise(tx, { guestId, flow: 'voucher' });
  const row = await lockVoucher(tx, guestId, voucherId);
  if (!row) throw new OperationError('NOT_FOUND');
  const now = deps.clock.now();
  const refusal = refuseVoucher(voucherOf(row), { type, actorId: use.actorId ?? '' }, now);
  if (refusal !== null || units > row.amount)
    throw new OperationError('VOUCHER_UNUSABLE', { reason: refusal ?? 'usedUp' });
  await takeUnits(tx, {
    use_key: `${use.kind}:${guestId}:${use.reference}`,
    voucher_id: row.id,
    guest_id: guestId,
    units,
    kind: use.kind,
    reference: use.reference,
    created_at: new Date(now),
  });
  await sendVouchers(deps, tx, guestId);
}

const operation = 'POST /guest/vouchers/{voucherId}/use';

/** Puts a voucher for credits into the balance: all of it, once. */
export function useVoucher(deps: BenefitsDeps): RestHandler<typeof operation> {
  return async ({ params, caller, idempotencyKey }) => {
    const { guestId, language } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    if (idempotencyKey === null) throw new OperationError('IDEMPOTENCY_KEY_REQUIRED');
    const voucherId = String(params.voucherId);
    const request = { guestId, key: idempotencyKey, operation, request: { voucherId } };
    return await deps.database.transaction((tx) =>
      deps.once(tx, request, async () => {
        const wallet = await deps.money.lockWallet(tx, guestId);
        const voucher = await lockVoucher(tx, guestId, voucherId);
        await payWithVoucher(deps, tx, {
          guestId,
          voucherId,
          type: voucherTypes.credits,
          actorId: null,
          units: Math.max(1, voucher?.amount ?? 1),
          kind: 'credits',
          reference: voucherId,
        });
        const { currency } = wallet;
        const { balance } = await deps.money.credit(tx, {
          guestId,
          // A credit is worth a coin.
          amount: deps.money.amountOf(voucher?.amount ?? 0, currency),
          currency,
          kind: 'bonus',
          reference: voucherId,
          text: { key: 'statement.voucher' },
          transferKey: `voucher:${voucherId}`,
        });
        const left = await findVouchers(tx, guestId, new Date(deps.clock.now()));
        return {
          success: true,
          balance: deps.money.display({ value: balance, currency }, language),
          vouchers: left.map(voucherOf),
        };
      }),
    );
  };
}
