import { endpoint, endpoints } from '../define.ts';
import { answer, args, bag, flag, input, nullable, text } from '../shapes/primitives.ts';

export const bonuscodesEndpoints = endpoints(
  endpoint({
    key: 'POST /guest/redeemBonus',
    id: 'RE-redeemBonus',
    summary: 'Redeems a code.',
    body: input({ code: text(60, 1) }),
    response: answer({ success: flag, bonus: nullable(bag) }),
    audience: 'guest',
    idempotent: true,
    built: false,
  }),
  endpoint({
    key: 'GET /promo/hasGuestNotRedeemedOnTopCodeInstance/{promoCode}',
    id: 'RE-promoHasGuestNotRedeemed',
    summary: 'Whether the guest may still redeem an on-top code.',
    response: answer({ success: flag, hasNotRedeemedInstance: flag }),
    audience: 'guest',
    built: false,
  }),
  endpoint({
    key: 'POST /bonuscode/service',
    id: 'RE-bonusCodeService',
    summary: 'The bonus-code service; the bearer is the session.',
    body: input({ operation: text(60, 1), data: args }),
    response: answer({ result: bag }),
    audience: 'guest',
    built: false,
  }),
);
