import { Type } from 'typebox';
import {
  incentiveEvents,
  incentiveReasons,
  incentiveRegions,
  incentiveTypes,
} from '../enums/incentives.ts';
import { voucherTypes } from '../enums/vouchers.ts';
import { answer, count, id, list, nullable, oneOf, seconds, text, time } from './primitives.ts';

/** ET-incentive. */
export const incentive = answer({
  id,
  type: oneOf(incentiveTypes),
  region: oneOf(incentiveRegions),
  event: oneOf(incentiveEvents),
  /** Higher comes first. [RU-incentives-sorted-priority] */
  priority: Type.Integer(),
  /** Seconds left when the answer was made; `null`: it has no end. */
  countdown: nullable(seconds),
  /** The absolute deadline; the countdown is counted from it, and it is the same at every load. */
  endsAt: nullable(time),
  /** What a refusal keeps away for 30 days; `null`: this incentive alone. */
  uniqueGroup: nullable(text(60)),
  /** Why the guest is offered it. */
  reason: oneOf(incentiveReasons),
  /** The voucher that taking it brings; `null`: it leads to a page. */
  gift: nullable(
    answer({ type: oneOf(Object.values(voucherTypes)), amount: count, validDays: count }),
  ),
});
export const incentives = answer({ incentives: list(incentive) });
