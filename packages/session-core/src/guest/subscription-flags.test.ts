import type { PageGuest } from '@vx/contract';
import type { IncomingName, SocketContract } from '@vx/contract/socket';
import { createEmitter } from '@vx/kernel';
import { describe, expect, it } from 'vitest';
import { followSubscriptions } from './subscription-flags.ts';

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
