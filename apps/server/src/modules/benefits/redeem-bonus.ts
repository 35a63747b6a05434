import type { RestContract } from '@vx/contract/rest';
import type { BenefitKind } from '@vx/contract/enums';
import type { AnyTransaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import type { Caller, RestHandler } from '../../platform/module.ts';
import {
  effectOf,
  giftsOf,
  isWelcomeBonus,
  missingOf,
  normalCode,
  type CodeRefusal,
} from './benefits.rules.ts';
import type { BenefitsDeps } from './benefits-deps.ts';
import { guessing } from './code-throttle.ts';
import {
  endWaiting,
  findCode,
  findWaiting,
  hasRedeemed,
  insertRedemption,
  takeUse,
  type CodeRow,
  type Handle,
} from './codes.repository.ts';
import { grant, sendVouchers, type Granted } from './grant.ts';
import { lockVouchersForCode, takeUnits } from './vouchers.repository.ts';

const operation = 'POST /guest/redeemBonus';
type Redeemed = RestContract[typeof operation]['response'];

/** Who redeems a code, and from where. */
export interface Redeemer {
  readonly guestId: string;
  readonly ip: string;
}

/** Everything that hinders this guest from redeeming this code, in the order in which it is said. */
export async function blockersOf(
  deps: Pick<BenefitsDeps, 'clock' | 'accounts' | 'welcome'>,
  db: Handle,
  { guestId, ip }: Redeemer,
  code: CodeRow,
  tx?: AnyTransaction,
): Promise<readonly CodeRefusal[]> {
  const [guest, redeemed, waiting] = [
    await deps.accounts.find(guestId, tx),
    await hasRedeemed(db, guestId, code),
    await findWaiting(db, guestId),
  ];
  const now = deps.clock.now();
  const welcome = isWelcomeBonus(code.top_code) && {
    isGiven: await deps.welcome.isGiven(db, guestId),
    isCrowded: await deps.welcome.isCrowded(db, ip),
  };
  return missingOf({
    now,
    validFrom: code.valid_from.getTime(),
    validTo: code.valid_to.getTime(),
    left: code.max_redemptions === null ? null : code.max_redemptions - code.redeemed,
    redeemed,
    welcome: welcome || null,
    hasContact: guest?.email_verified_at != null || (guest?.mobile_authenticated ?? false),
    containsTopUpBenefit: code.contains_top_up_benefit,
    othersWait: waiting !== null && waiting.code !== code.code && waiting.valid_to.getTime() > now,
    requireMobileAuth: code.require_mobile_auth,
    mobileAuth: guest?.mobile_authenticated ?? false,
    vip: code.vip,
    isVip: guest?.is_vip ?? false,
  });
}

/** A refusal with the day that belongs to it. */
function refusalWith(
  blocker: CodeRefusal,
  code: Pick<CodeRow, 'valid_from' | 'valid_to'>,
): OperationError {
  if (blocker === 'CODE_NOT_YET')
    return new OperationError(blocker, { validFrom: code.valid_from.toISOString() });
  if (blocker === 'CODE_EXPIRED')
    return new OperationError(blocker, { validTo: code.valid_to.toISOString() });
  return new OperationError(blocker);
}

/**
 * Redeems a code: key, use of the code, redemption, grants, events and answer are one transaction.
 * Takers of one code stand in line at its row, those of one guest at the wallet. [RE-redeemBonus]
 */
export function redeemBonus(deps: BenefitsDeps): RestHandler<typeof operation> {
  return async ({ body, caller, idempotencyKey }) => {
    const { guestId } = caller;
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    if (idempotencyKey === null) throw new OperationError('IDEMPOTENCY_KEY_REQUIRED');
    const code = normalCode(body.code);
    if (code === '') throw new OperationError('INVALID_INPUT', { field: 'code' });
    return await guessing(deps, { guestId, ip: caller.ip }, () =>
      deps.database.transaction((tx) =>
        deps.once(tx, { guestId, key: idempotencyKey, operation, request: { code } }, () =>
          redeem(deps, tx, { guestId, ip: caller.ip, code, language: caller.language }),
        ),
      ),
    );
  };
}

async function redeem(
  deps: BenefitsDeps,
  tx: AnyTransaction,
  asked: Redeemer & {
    readonly code: string;
    readonly language: Caller['language'];
  },
): Promise<Redeemed> {
  const { guestId, language } = asked;
  await deps.money.authorise(tx, { guestId, flow: 'redeem' });
  const code = await findCode(tx, asked.code);
  if (!code) throw new OperationError('CODE_UNKNOWN');
  const [refusal] = await blockersOf(deps, tx, asked, code, tx);
  if (refusal) throw refusalWith(refusal, code);
  if (isWelcomeBonus(code.top_code)) {
    const guest = await deps.accounts.find(guestId, tx);
    // Others may have been quicker since the look above; a number is proof enough for any network.
    const lost = await deps.welcome.claim(
      tx,
      guestId,
      guest?.mobile_authenticated ? null : asked.ip,
    );
    if (lost) throw new OperationError(lost);
  }
  // Others may have taken the last use since the look above: the row decides.
  if (!(await takeUse(tx, code.code))) throw new OperationError('CODE_USED_UP');
  const waits = code.contains_top_up_benefit;
  // One that waited in vain makes room.
  const outlived = waits ? await findWaiting(tx, guestId) : null;
  if (outlived) await endWaiting(tx, outlived.redemption_id, 'lapsed', null);
  const id = deps.random.uuid();
  await insertRedemption(tx, {
    id,
    guest_id: guestId,
    code: code.code,
    top_code: code.top_code,
    state: waits ? 'waiting' : 'done',
    intent_id: null,
    created_at: new Date(deps.clock.now()),
  });
  const hadVoucher = await takeVoucherOf(deps, tx, guestId, code.code);
  const grants = waits ? [] : await give(deps, tx, { guestId, redemptionId: id, code, euros: 0 });
  await deps.guestEvents.append(tx, guestId, 'bonusCodeRedeemed', { code: code.code });
  if (isWelcomeBonus(code.top_code))
    await deps.guestEvents.append(tx, guestId, 'welcomeBonusRedeemed', { redeemed: true });
  if (hadVoucher || bringsVouchers(grants)) await sendVouchers(deps, tx, guestId);
  const wallet = await deps.money.lockWallet(tx, guestId);
  return {
    success: true,
    bonus: {
      code: code.code,
      awaitsTopUp: waits,
      grants: grants.map(({ kind, amount, validTo }) => ({
        kind: kind as BenefitKind,
        amount,
        validTo: validTo?.toISOString() ?? null,
      })),
      balance: deps.money.display({ value: wallet.balance, currency: wallet.currency }, language),
    },
  };
}

const bringsVouchers = (grants: readonly Granted[]): boolean =>
  grants.some(({ kind }) => effectOf(kind).kind === 'voucher');

/** A code that was given to the guest as a voucher is used with it. */
async function takeVoucherOf(
  deps: Pick<BenefitsDeps, 'clock'>,
  tx: AnyTransaction,
  guestId: string,
  code: string,
): Promise<boolean> {
  const vouchers = await lockVouchersForCode(tx, guestId, code);
  for (const { id, amount } of vouchers) {
    await takeUnits(tx, {
      use_key: `code:${id}`,
      voucher_id: id,
      guest_id: guestId,
      units: amount,
      kind: 'code',
      reference: code,
      created_at: new Date(deps.clock.now()),
    });
  }
  return vouchers.length > 0;
}

/** Gives what a code brings with a top-up of so many whole euros. Each benefit once, for ever. */
async function give(
  deps: BenefitsDeps,
  tx: AnyTransaction,
  given: {
    readonly guestId: string;
    readonly redemptionId: string;
    readonly code: CodeRow;
    readonly euros: number;
  },
): Promise<readonly Granted[]> {
  const { guestId, redemptionId, code, euros } = given;
  const granted: Granted[] = [];
  for (const [index, gift] of giftsOf(code.benefits, euros).entries()) {
    const one = await grant(deps, tx, {
      guestId,
      origin: 'code',
      reference: code.code,
      grantKey: `code:${redemptionId}:${index}`,
      gift,
      text: { key: 'statement.code', args: { code: code.code } },
    });
    if (one) granted.push(one);
  }
  return granted;
}

/**
 * A top-up was booked: the code that waits for it brings the tier that it reaches. One that reaches
 * no tier leaves the code waiting; one that comes too late ends it. [RU-bonus-staggering]
 */
export async function settleTopUp(
  deps: BenefitsDeps,
  tx: AnyTransaction,
  paid: { readonly guestId: string; readonly intentId: string; readonly euroCents: number },
): Promise<void> {
  const { guestId, intentId, euroCents } = paid;
  await deps.money.lockWallet(tx, guestId);
  const code = await findWaiting(tx, guestId);
  if (!code) return;
  const redemptionId = code.redemption_id;
  if (deps.clock.now() >= code.valid_to.getTime())
    return await endWaiting(tx, redemptionId, 'lapsed', null);
  const euros = Math.floor(euroCents / 100);
  const grants = await give(deps, tx, { guestId, redemptionId, code, euros });
  if (grants.length === 0) return;
  await endWaiting(tx, redemptionId, 'done', intentId);
  if (bringsVouchers(grants)) await sendVouchers(deps, tx, guestId);
}
