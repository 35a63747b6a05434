import type { PageGuest } from '@vx/contract';
import type { SocketEvents } from '@vx/contract/socket';

/**
 * Follows what the guest is subscribed to; each plan has a flag of its own. [RU-socket-vip-update]
 * [RU-socket-vxtv-update] [RU-subs-status-flags] [RU-subs-tv-former]
 * @returns ends it
 */
export function followSubscriptions(
  events: SocketEvents,
  patch: (part: Partial<PageGuest>) => void,
): () => void {
  const stops = [
    events.on('vipSubscriptionUpdate', ({ active, isVXSelect }) =>
      patch({ isVip: active, isVXSelect }),
    ),
    events.on('vxtvSubscriptionUpdate', ({ active, former }) =>
      patch({ tvSubscriber: active, tvSubscriberFormer: former }),
    ),
  ];
  return () => stops.forEach((stop) => stop());
}
