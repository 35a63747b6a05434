import { endpoint, endpoints } from '../define.ts';
import { voucher } from '../shapes/benefits.ts';
import { benefitKinds } from '../enums/bonuscodes.ts';
import { price } from '../shapes/money.ts';
import {
  answer,
  args,
  bag,
  count,
  flag,
  input,
  list,
  nullable,
  oneOf,
  text,
  time,
} from '../shapes/primitives.ts';

/** What the bonus-code service does: it looks, it does not redeem. */
export const bonusCodeOperations = ['canRedeem', 'remainingBonusCodes'] as const;

/** One thing that a code brought. */
export const grant = answer({
  kind: oneOf(benefitKinds),
  /** Coins, credits, euro cents (bonus money), minutes, days (subscriptions), messages or pieces. */
  amount: count,
  /** Until when it can be used; `null`: for good. */
  validTo: nullable(time),
});

/** What redeeming a code brought. ET-bonusRedeemResult shows no shape: this one is ours. */
export const redeemedBonus = answer({
  code: text(60),
  /** The code waits for the next top-up, which chooses the tier; nothing was granted yet. */
  awaitsTopUp: flag,
  grants: list(grant, 20),
  /** The balance afterwards. */
  balance: price,
});

export const bonuscodesEndpoints = endpoints(
  endpoint({
    key: 'POST /guest/redeemBonus',
    id: 'RE-redeemBonus',
    summary:
      'Redeems a code: once per guest, and as often in all as the code allows. A refusal names the missing condition.',
    body: input({ code: text(60, 1) }),
    response: answer({ success: flag, bonus: nullable(redeemedBonus) }),
    errors: [
      'CODE_UNKNOWN',
      'CODE_NOT_YET',
      'CODE_EXPIRED',
      'CODE_USED_UP',
      'CODE_REDEEMED',
      'CODE_WAITING',
      'CODE_NEEDS_PHONE',
      'CODE_NEEDS_VIP',
      'CODE_NEEDS_CONTACT',
      'CODE_WELCOME_GIVEN',
      'CODE_SLOWED',
      'SPENDING_PAUSED',
    ],
    audience: 'guest',
    idempotent: true,
    built: true,
  }),
  endpoint({
    key: 'GET /promo/hasGuestNotRedeemedOnTopCodeInstance/{promoCode}',
    id: 'RE-promoHasGuestNotRedeemed',
    summary:
      'Whether the guest may still redeem an on-top code: `success` says that there is such a promotion now. [RU-bonus-promo-check]',
    response: answer({ success: flag, hasNotRedeemedInstance: flag }),
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/vouchers/{voucherId}/use',
    id: null,
    summary: 'Puts a voucher for credits into the balance. Other vouchers are used where they pay.',
    response: answer({ success: flag, balance: price, vouchers: list(voucher, 500) }),
    errors: ['NOT_FOUND', 'VOUCHER_UNUSABLE', 'SPENDING_PAUSED'],
    audience: 'guest',
    idempotent: true,
    built: true,
  }),
  endpoint({
    key: 'POST /bonuscode/service',
    id: 'RE-bonusCodeService',
    summary: 'The bonus-code service; the bearer is the session.',
    body: input({ operation: oneOf(bonusCodeOperations), data: args }),
    response: answer({ result: bag }),
    errors: ['CODE_SLOWED'],
    audience: 'guest',
    built: true,
  }),
);
