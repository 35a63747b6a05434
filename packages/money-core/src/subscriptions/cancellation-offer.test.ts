import { createTestRestClient } from '@vx/api-client/testing';
import { describe, expect, it } from 'vitest';
import { acceptCancellationOffer } from './cancellation-offer.ts';

describe('the cancellation offer', () => {
  const offered = { guestId: 'g1', plan: 'vip' } as const;
  const call = 'POST /guest/acceptCancellationOffer';

  it('[RU-subs-cancellation-offer-accept#1][RE-acceptCancellationOffer] is accepted with guest and platform', async () => {
    const { rest, api } = createTestRestClient();
    api.on(call, () => ({ accepted_offer: true, accepted_offer_info: '42' }));
    expect(await acceptCancellationOffer(rest, offered)).toEqual({ kind: 'accepted', price: '42' });
    expect(api.callsOf(call)[0]?.body).toEqual({ guest_id: 'g1', platform_text: 'vip' });
  });

  it('[RU-subs-cancellation-offer-not-accepted][ER-cancellationOfferFailed] has failed when the server does not accept it', async () => {
    const { rest, api } = createTestRestClient();
    api.on(call, () => ({ accepted_offer: false, accepted_offer_info: null }));
    const failed = { kind: 'failed', code: 'CANCELLATION_OFFER_REFUSED' };
    expect(await acceptCancellationOffer(rest, offered)).toEqual(failed);
  });
});
