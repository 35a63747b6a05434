import { OperationError } from '../../platform/errors.ts';
import type { RestHandler, SocketHandlers } from '../../platform/module.ts';
import { actorPresence } from '../actors/index.ts';
import type { FavoritesDeps } from './favorites-deps.ts';
import { listPinned } from './pins.repository.ts';
import { maxPins, onlineFirst } from './pins.rules.ts';

/** Pinned performers, who is online first. */
export async function pinnedActors(
  { database, actors }: Pick<FavoritesDeps, 'database' | 'actors'>,
  guestId: string,
): Promise<{ readonly ids: readonly number[]; readonly onlineCount: number }> {
  const ids = await listPinned(database.read, guestId, 'actor');
  const online = await actors.onlineAmong(ids);
  return { ids: onlineFirst(ids, online), onlineCount: online.size };
}

/** [RE-favoriteActors] [RU-favorites-list-call] */
export function getFavoriteActors(deps: FavoritesDeps): RestHandler<'GET /guest/favorite/actors'> {
  return async ({ caller }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    return { data: (await pinnedActors(deps, caller.guestId)).ids.map(String) };
  };
}

/** Photos that are not to be seen any more stay pinned and are left out. [RE-getPinnedPhotos] */
export function getPinnedPhotos(deps: FavoritesDeps): RestHandler<'GET /gallery/getPinnedPhotos'> {
  return async ({ caller, query }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const ids = await listPinned(deps.database.read, caller.guestId, 'picture');
    const seen = await deps.gallery.seenPictures(ids);
    const items = ids.flatMap((id) => {
      const url = seen.get(id);
      return url === undefined ? [] : [{ id: String(id), url }];
    });
    const offset = query.offset ?? 0;
    return { total: items.length, items: items.slice(offset, offset + (query.limit ?? 20)) };
  };
}

/** Answers to all tabs of the guest. [RU-socket-favourite-actors] */
export function requestActors(
  deps: FavoritesDeps,
): NonNullable<SocketHandlers['favouriteRequestActors']> {
  return async ({ caller }) => {
    if (caller.guestId === null) throw new OperationError('NEED_LOGIN');
    const { ids, onlineCount } = await pinnedActors(deps, caller.guestId);
    const known = await deps.actors.findMany(ids.slice(0, maxPins), caller.language);
    const items = ids.flatMap((id) => {
      const actor = known.get(id);
      return actor ? [actorPresence(actor)] : [];
    });
    await deps.guestFrames.send(caller.guestId, 'favouriteActors', { items, onlineCount });
  };
}
