import { endpoint, endpoints } from '../define.ts';
import { answer, count } from '../shapes/primitives.ts';
import { Type } from 'typebox';

export const giftsEndpoints = endpoints(
  endpoint({
    key: 'POST /messenger/gifts/{giftId}/take',
    id: null,
    summary:
      'Takes a gift for a voucher: it is one of the bought ones then, to be given to anybody. A repeat with the same key takes nothing more.',
    response: answer({
      /** All that are bought, gift id to quantity. */
      boughtGifts: Type.Record(Type.String(), count),
      /** Gifts that vouchers still pay for. */
      vouchersLeft: count,
    }),
    errors: ['NOT_FOUND', 'GIFT_UNAVAILABLE', 'NEED_ABO', 'VOUCHER_UNUSABLE', 'SPENDING_PAUSED'],
    audience: 'guest',
    idempotent: true,
    built: true,
  }),
);
