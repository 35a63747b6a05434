import type { AnyTransaction } from '../../platform/database/index.ts';
import type { DomainEventHandlers } from '../../platform/domain-events.ts';
import type { ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import type { FavoritesDeps } from './favorites-deps.ts';
import { addFavoriteQueries } from './favorites.queries.ts';
import { favoriteMigrations } from './migrations.ts';
import { pinHandlers } from './pin.ts';
import {
  getFavoriteActors,
  getPinnedPhotos,
  pinnedActors,
  requestActors,
} from './pinned-actors.ts';
import { createFollowedBy } from './followed-by.ts';
import { listPinned } from './pins.repository.ts';
import type { FavoriteTables } from './tables.ts';
import { notifyFollowersLater, notifyFollowersJob } from './notify-followers.ts';

export type FavoritesPlatform = Pick<
  Platform,
  'database' | 'clock' | 'domainEvents' | 'guestEvents' | 'guestFrames' | 'jobs'
>;

/** Favourites as other modules see them. */
export interface FavoritesApi {
  /** Which of these performers the guest has pinned. */
  pinnedAmong(
    guestId: string,
    actorIds: readonly number[],
    tx?: AnyTransaction,
  ): Promise<ReadonlySet<number>>;
  /** Performers that the guest has pinned, who is online first. */
  pinnedBy(guestId: string): Promise<readonly number[]>;
  countsOf(guestId: string): Promise<{ readonly pinned: number; readonly online: number }>;
}

export interface FavoritesModule extends ServerModule {
  readonly api: FavoritesApi;
  readonly on: DomainEventHandlers<'actorsCameOnline'>;
}

/** Whom and what a guest has pinned. */
export function createFavoritesModule(
  platform: FavoritesPlatform,
  options: Pick<FavoritesDeps, 'actors' | 'gallery'>,
): FavoritesModule {
  const { clock, domainEvents, guestEvents, guestFrames, jobs } = platform;
  const database = platform.database.as<FavoriteTables>();
  const deps: FavoritesDeps = {
    database,
    clock,
    domainEvents,
    guestEvents,
    guestFrames,
    jobs,
    ...options,
  };
  return {
    name: 'favorites',
    api: {
      pinnedAmong: createFollowedBy(platform),
      pinnedBy: async (guestId) => (await pinnedActors(deps, guestId)).ids,
      async countsOf(guestId) {
        const { ids, onlineCount } = await pinnedActors(deps, guestId);
        return { pinned: ids.length, online: onlineCount };
      },
    },
    on: { actorsCameOnline: (tx, { actorIds }) => notifyFollowersLater(deps, tx, actorIds) },
    personal: {
      rows: [
        { table: 'pins', columns: ['target', 'target_id', 'created_at'], afterwards: 'removed' },
      ],
      /** Performers count their followers. */
      async beforeRemoval(tx, guestId) {
        for (const id of await listPinned(tx, guestId, 'actor'))
          await options.actors.countFavourite(tx, id, -1);
      },
    },
    migrations: favoriteMigrations,
    rest: {
      'GET /guest/favorite/actors': getFavoriteActors(deps),
      'GET /gallery/getPinnedPhotos': getPinnedPhotos(deps),
    },
    socket: {
      ...pinHandlers(deps),
      favouriteRequestActors: requestActors(deps),
    },
    jobs: [notifyFollowersJob(deps)],
    vxql: (builder) => addFavoriteQueries(builder, deps),
  };
}
