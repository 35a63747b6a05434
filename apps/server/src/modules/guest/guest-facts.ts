import { avsFact } from '../avs/index.ts';
import { followedFact } from '../favorites/index.ts';
import { rechargeFact } from '../payment/index.ts';
import { pictureFact } from '../profile/index.ts';
import { ownVideosFact } from '../videos/index.ts';
import type { PageGuestDeps } from './page-guest.ts';

/** All that modules know of a guest for its pages. */
export const guestFacts = {
  avs: avsFact,
  picture: pictureFact,
  recharge: rechargeFact,
  followed: followedFact,
  videos: ownVideosFact,
} satisfies PageGuestDeps['facts'];
