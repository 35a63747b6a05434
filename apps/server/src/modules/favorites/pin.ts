import type { PinTarget } from '@vx/contract/enums';
import { OperationError } from '../../platform/errors.ts';
import type { SocketHandlers } from '../../platform/module.ts';
import type { FavoritesDeps } from './favorites-deps.ts';
import { deletePin, insertPin } from './pins.repository.ts';
import { maxPins, targetIdOf } from './pins.rules.ts';

/** Pins or takes off one thing. A repeat changes nothing and is no refusal. */
type Act = (guestId: string | null, id: string) => Promise<void>;

/**
 * Pins of actors, albums, sedcards and pictures. What is new is told to every tab and device of the
 * guest in the transaction that writes it. [RU-favorites-pin-message] [RU-favorites-pin-events]
 */
export function pinHandlers(deps: FavoritesDeps) {
  const pin = (target: PinTarget): Act => act(deps, target, true);
  const unpin = (target: PinTarget): Act => act(deps, target, false);
  const actor = { on: pin('actor'), off: unpin('actor') };
  const album = { on: pin('album'), off: unpin('album') };
  const sedcards = { on: pin('sedcards'), off: unpin('sedcards') };
  const picture = { on: pin('picture'), off: unpin('picture') };
  return {
    favouritePinActor: ({ caller, payload }) => actor.on(caller.guestId, payload.actorId),
    favouriteUnpinActor: ({ caller, payload }) => actor.off(caller.guestId, payload.actorId),
    favouritePinAlbum: ({ caller, payload }) => album.on(caller.guestId, payload.albumId),
    favouriteUnpinAlbum: ({ caller, payload }) => album.off(caller.guestId, payload.albumId),
    favouritePinSedcards: ({ caller, payload }) => sedcards.on(caller.guestId, payload.sedcardsId),
    favouriteUnpinSedcards: ({ caller, payload }) =>
      sedcards.off(caller.guestId, payload.sedcardsId),
    favouritePinPicture: ({ caller, payload }) => picture.on(caller.guestId, payload.pictureId),
    favouriteUnpinPicture: ({ caller, payload }) => picture.off(caller.guestId, payload.pictureId),
  } satisfies SocketHandlers;
}

function act(deps: FavoritesDeps, target: PinTarget, pinned: boolean): Act {
  const { database, clock, domainEvents, guestEvents, actors } = deps;
  return async (guestId, text) => {
    if (guestId === null) throw new OperationError('NEED_LOGIN');
    const id = targetIdOf(text);
    // What is pinned can be taken off even when it is gone by now.
    if (id === null || (pinned && !(await exists(deps, target, id))))
      throw new OperationError('NOT_FOUND');
    const pin = { guestId, target, id };
    await database.transaction(async (tx) => {
      if (pinned) {
        const at = new Date(clock.now());
        const written = await insertPin(tx, { ...pin, at, most: maxPins });
        if (written === 'full') throw new OperationError('LIMIT_REACHED');
        if (written === 'known') return;
      } else if (!(await deletePin(tx, pin))) return;
      if (target === 'actor') {
        await actors.countFavourite(tx, id, pinned ? 1 : -1);
        await domainEvents.emit(tx, pinned ? 'actorFollowed' : 'actorUnfollowed', {
          guestId,
          actorId: id,
        });
      }
      await guestEvents.append(tx, guestId, pinned ? 'favouritePin' : 'favouriteUnpin', {
        target,
        id: text,
      });
    });
  };
}

async function exists(
  { actors, gallery }: FavoritesDeps,
  target: PinTarget,
  id: number,
): Promise<boolean> {
  switch (target) {
    case 'actor':
    // A performer has one set of sedcards, which bears their id.
    case 'sedcards':
      return (await actors.find(id, 'en')) !== null;
    case 'album':
      return await gallery.isAlbum(id);
    case 'picture':
      return (await gallery.seenPictures([id])).has(id);
  }
}
