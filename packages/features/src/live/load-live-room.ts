import type { RestAnswer } from '@vx/api-client';
import { isHttpError } from '@vx/api-client';
import type { CurrentLiveChat, LiveOffer } from '@vx/contract';
import type { Head } from '../app/head.ts';
import { notFound, type PageLoad } from '../app/page-load.ts';
import type { RoomActor } from './room-actor.ts';

export interface LiveRoomData {
  readonly head: Head;
  readonly actor: RoomActor;
  readonly offer: LiveOffer;
  /** The chat that runs already, in whichever tab or app it was started. */
  readonly current: CurrentLiveChat;
}

type ActorData = RestAnswer<'GET /actor/getActorDataByIdOrName/{actorIdOrName}'>;

/** What the live room needs of its own before anything is charged. */
export const loadLiveRoom: PageLoad<LiveRoomData> = async ({ services, params }) => {
  const { rest, intl, path, guest } = services;
  const slug = params.actorName ?? '';
  const actor = await rest
    .call('GET /actor/getActorDataByIdOrName/{actorIdOrName}', { params: { actorIdOrName: slug } })
    .catch((error: unknown): ActorData => {
      if (isHttpError(error) && error.status === 404) return notFound();
      throw error;
    });
  const { loggedIn } = guest.getSnapshot().guest;
  const [offer, current, favourites] = await Promise.all([
    rest.call('GET /live/{actorId}/offer', { params: { actorId: actor.id }, fresh: true }),
    loggedIn ? rest.call('GET /live/current', { fresh: true }) : null,
    loggedIn ? rest.call('GET /guest/favorite/actors', { fresh: true }) : null,
  ]);
  const title = intl.formatMessage({ id: 'live.title' }, { name: actor.name });
  return {
    actor: {
      id: actor.id,
      name: actor.name,
      slug,
      picture: widthTemplate(actor.previewImage),
      isOnline: actor.isOnline,
      isBusy: actor.isBusy,
      followed: favourites?.data.includes(actor.id) ?? false,
    },
    offer,
    current,
    head: {
      title,
      description: intl.formatMessage({ id: 'shell.description' }),
      noIndex: true,
      breadcrumbs: [
        { name: intl.formatMessage({ id: 'shell.nav.live' }), path: path('cams', {}) },
        { name: actor.name, path: path('actorProfile', { actorName: slug }) },
        { name: title, path: path('liveRoom', { actorName: slug }) },
      ],
    },
  };
};

/** `/media/img/portrait/1/640.webp?v=2` → `/media/img/portrait/1/{width}.webp?v=2` */
export function widthTemplate(address: string): string {
  return address.replace(/\/\d+\.webp/, '/{width}.webp');
}
