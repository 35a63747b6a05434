import type { Clock } from '@vx/kernel';
import type { AnyTransaction, Database } from '../../platform/database/index.ts';
import type { GuestEvents, GuestFrames } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { ActorRecord, ActorsApi } from '../actors/index.ts';
import type { NotificationSettingsApi } from '../notifications/index.ts';
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
  readonly guestEvents: GuestEvents;
  readonly guestFrames: GuestFrames;
  readonly actors: ActorsApi;
  readonly gallery: Gallery;
  readonly jobs: Jobs;
  /** What guests chose to be told of; what was chosen for a performer ends with the pin. */
  readonly settings: Pick<NotificationSettingsApi, 'save' | 'forgetActor'>;
  /** A guest follows a performer, for the first time or again: runs in the transaction that writes it. */
  readonly onFollowed: (
    tx: AnyTransaction,
    pair: { readonly guestId: string; readonly actorId: number },
  ) => Promise<void>;
  /** A guest is told that somebody they follow came online, in the given transaction. */
  readonly tellLive: (tx: AnyTransaction, news: FavouriteLive) => Promise<void>;
}

export interface FavouriteLive {
  readonly guestId: string;
  readonly actor: ActorRecord;
}
