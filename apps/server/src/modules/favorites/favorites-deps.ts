import type { Clock } from '@vx/kernel';
import type { Database } from '../../platform/database/index.ts';
import type { DomainEventEmitter } from '../../platform/domain-events.ts';
import type { GuestEvents, GuestFrames } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { ActorsApi } from '../actors/index.ts';
import type { FavoriteTables } from './tables.ts';

/** What can be pinned besides performers. */
export interface Gallery {
  isAlbum(id: number): Promise<boolean>;
  /** Addresses of those pictures that everybody may see, by id. */
  seenPictures(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

export interface FavoritesDeps {
  readonly database: Database<FavoriteTables>;
  readonly clock: Clock;
  readonly domainEvents: DomainEventEmitter;
  readonly guestEvents: GuestEvents;
  readonly guestFrames: GuestFrames;
  readonly actors: ActorsApi;
  readonly gallery: Gallery;
  readonly jobs: Jobs;
}
