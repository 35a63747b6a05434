import type { PagePositions } from '@vx/contract';
import type { GuestStream } from './guest-events.ts';
import type { PublicRing } from './public-ring.ts';

/** Where the streams stand now; a visitor has none of their own and costs no query. (ADR 0005) */
export async function readPositions(
  stream: Pick<GuestStream, 'epoch' | 'latest'>,
  ring: Pick<PublicRing, 'position'>,
  guestId: string | null,
): Promise<PagePositions> {
  const broadcasts = ring.position();
  if (guestId === null) return { guest: null, public: broadcasts };
  const [epoch, latest] = await Promise.all([stream.epoch(), stream.latest([guestId])]);
  return { guest: { epoch, seq: latest.get(guestId) ?? 0 }, public: broadcasts };
}
