import { createTestRestClient } from '@vx/api-client/testing';
import type { PageGuest } from '@vx/contract';
import type { IncomingName, SocketContract } from '@vx/contract/socket';
import { createEmitter } from '@vx/kernel';
import { describe, expect, it } from 'vitest';
import { acceptCancellationOffer } from './cancellation-offer.ts';
import { followSubscriptions } from './flags.ts';

type Incoming = { [Name in IncomingName]: SocketContract[Name]['payload'] };

describe('the flags of subscriptions', () => {
  const setUp = () => {
    const events = createEmitter<Incoming>();
    let guest: Partial<PageGuest> = {};
    const stop = followSubscriptions(events, (part) => (guest = { ...guest, ...part }));
    return { events, stop, guest: () => guest };
  };
  const update = {
    active: true,
    former: false,
    hasStarted: false,
    validUntil: '2026-12-23T12:00:00.000Z',
    purchase: null,
  };

  it('[RU-socket-vip-update][RU-subs-status-flags][SI-vipSubscriptionUpdate] are those of VIP and VX select', () => {
    const { events, guest, stop } = setUp();
    events.emit('vipSubscriptionUpdate', { ...update, isVXSelect: false });
    expect(guest()).toEqual({ isVip: true, isVXSelect: false });
    events.emit('vipSubscriptionUpdate', { ...update, isVXSelect: true });
    expect(guest()).toEqual({ isVip: true, isVXSelect: true });
    stop();
    events.emit('vipSubscriptionUpdate', { ...update, active: false, isVXSelect: false });
    expect(guest()).toMatchObject({ isVip: true });
  });

  it('[RU-socket-vxtv-update][RU-subs-tv-former][SI-vxtvSubscriptionUpdate] are those of TV, now and formerly', () => {
    const { events, guest } = setUp();
    events.emit('vxtvSubscriptionUpdate', { ...update, former: true });
    expect(guest()).toEqual({ tvSubscriber: true, tvSubscriberFormer: true });
    events.emit('vxtvSubscriptionUpdate', { ...update, active: false, former: true });
    expect(guest()).toEqual({ tvSubscriber: false, tvSubscriberFormer: true });
  });
});

describe('the cancellation offer', () => {
  const offered = { guestId: 'g1', plan: 'vip' } as const;
  const call = 'POST /guest/acceptCancellationOffer';

  it('[RU-subs-cancellation-offer-accept][RE-acceptCancellationOffer] is accepted with guest and platform', async () => {
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
