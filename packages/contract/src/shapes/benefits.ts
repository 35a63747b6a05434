import { Type, type Static } from 'typebox';
import { voucherTypes } from '../enums/vouchers.ts';
import { answer, id, list, nullable, oneOf, time } from './primitives.ts';

/** ET-voucher. `amount` is what is left of it, in the unit of its type: videos, minutes, credits, … */
export const voucher = answer({
  id,
  guestId: id,
  type: oneOf(Object.values(voucherTypes)),
  amount: Type.Number(),
  validFrom: time,
  validTo: time,
  /** It pays for these performers alone; empty: for all. */
  actors: list(id, 1000),
  /** The one performer it is bound to. */
  actorId: nullable(id),
});
/** Something a guest may have without paying, until a day. ET-voucher */
export type Voucher = Static<typeof voucher>;
