import type { ActorRecord } from '../actors/index.ts';

/** An actor whom the guest follows came online; one event for each follower, after the commit of the actor's. */
export interface FavouriteCameOnline {
  readonly guestId: string;
  readonly actor: Pick<ActorRecord, 'id' | 'name' | 'slug' | 'image_version'>;
}

declare module '../../platform/domain-events.ts' {
  interface DomainEvents {
    /** A guest follows an actor, for the first time or again. */
    readonly actorFollowed: { readonly guestId: string; readonly actorId: number };
    readonly actorUnfollowed: { readonly guestId: string; readonly actorId: number };
    readonly favouriteCameOnline: FavouriteCameOnline;
  }
}
