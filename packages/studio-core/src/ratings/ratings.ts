import type { StudioRatings } from '@vx/contract/studio';
import { createLoader, type Loader, type LoadState } from '../client/loader.ts';
import type { StudioCalls } from '../client/ports.ts';

/** How guests rated their chats. */
export type RatingsState = LoadState<{ readonly ratings: StudioRatings }>;

/** Ratings of the last ninety days, as a store. */
export type Ratings = Omit<Loader<{ readonly ratings: StudioRatings }>, 'set'>;

export const createRatings = ({
  calls,
  onLoggedOut,
}: {
  readonly calls: StudioCalls;
  readonly onLoggedOut: () => void;
}): Ratings =>
  createLoader({
    ask: async () => ({ ratings: await calls.call('GET /ratings', { fresh: true }) }),
    onLoggedOut,
  });

/** @returns the mean of the stars, 1 to 5; `null` without a rating */
export function averageOf({ count, stars }: StudioRatings): number | null {
  if (count === 0) return null;
  return stars.reduce((sum, given, index) => sum + given * (index + 1), 0) / count;
}
