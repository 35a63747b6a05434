import type { PageGuest } from '@vx/contract';
import type { SocketEvents } from '@vx/contract/socket';

/**
 * Follows the age check. One that runs or fails takes no proof away that is there. [RU-avs-set]
 * [RU-avs-pending] [RU-avs-rejected] [RU-avs-revoked] [RU-avs-pending-rejected-flag]
 * @returns ends it
 */
export function followAvs(
  events: SocketEvents,
  patch: (part: Partial<PageGuest>) => void,
): () => void {
  const stops = [
    events.on('avsSet', () =>
      patch({ avsStatus: 'accepted', hasAvs: true, avsRejectMessage: null }),
    ),
    events.on('avsPending', () => patch({ avsStatus: 'pending', avsRejectMessage: null })),
    events.on('avsRejected', ({ avsRejectMessage }) =>
      patch({ avsStatus: 'rejected', avsRejectMessage }),
    ),
    events.on('avsRevoked', () =>
      patch({ avsStatus: 'unknown', hasAvs: false, avsRejectMessage: null }),
    ),
  ];
  return () => stops.forEach((stop) => stop());
}
