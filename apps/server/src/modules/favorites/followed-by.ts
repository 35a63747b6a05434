import type { Platform } from '../../platform/services.ts';
import type { FavoritesApi } from './favorites-module.ts';
import { findPinned } from './pins.repository.ts';
import type { FavoriteTables } from './tables.ts';

/** Answers which of some actors a guest follows. */
export function createFollowedBy(
  platform: Pick<Platform, 'database'>,
): FavoritesApi['pinnedAmong'] {
  const { read } = platform.database.as<FavoriteTables>();
  return (guestId, actorIds, tx) => findPinned(tx ?? read, guestId, 'actor', actorIds);
}
