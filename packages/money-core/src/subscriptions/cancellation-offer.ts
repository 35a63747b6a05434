import type { RestCalls } from '@vx/api-client';
import type { SubscriptionPlan } from '@vx/contract/enums';

/** What became of the offer: the price of the next period, or why not. [ET-cancellationOfferResult] */
export type CancellationOfferResult =
  | { readonly kind: 'accepted'; readonly price: string }
  | { readonly kind: 'failed'; readonly code: 'CANCELLATION_OFFER_REFUSED' };

/**
 * Accepts the offer that is made on cancelling; the server sets the cookie that remembers it. An offer
 * that the server does not accept has failed. [RE-acceptCancellationOffer]
 * [RU-subs-cancellation-offer-accept] [RU-subs-cancellation-offer-not-accepted]
 * [ER-cancellationOfferFailed]
 */
export async function acceptCancellationOffer(
  calls: Pick<RestCalls, 'call'>,
  offered: { readonly guestId: string; readonly plan: SubscriptionPlan },
): Promise<CancellationOfferResult> {
  const { accepted_offer, accepted_offer_info } = await calls.call(
    'POST /guest/acceptCancellationOffer',
    { body: { guest_id: offered.guestId, platform_text: offered.plan } },
  );
  return accepted_offer
    ? { kind: 'accepted', price: accepted_offer_info ?? '' }
    : { kind: 'failed', code: 'CANCELLATION_OFFER_REFUSED' };
}
