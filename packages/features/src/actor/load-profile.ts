import { actorVideosPageSize } from '@vx/contract/constants';
import type { RouteName } from '@vx/routes';
import type { Head } from '../app/head.ts';
import { notFound, type PageLoad, type PageLoadInput } from '../app/page-load.ts';
import { loadBreadcrumbs } from '../breadcrumbs/load-breadcrumbs.ts';
import { choiceOf, pagesOf } from '../lists/paging.ts';
import {
  ActorAlbumsQuery,
  ActorVideosQuery,
  ActorVideoTagsQuery,
  ProfileMediaQuery,
  ProfileQuery,
  type ProfileModel,
} from './profile.query.ts';
import {
  ACTOR_ALBUMS,
  actorVideosVariables,
  actorVideoSorts,
  type ActorVideosChoice,
} from './profile-lists.ts';

export interface ProfileData {
  readonly head: Head;
  /** `actorName` of addresses. */
  readonly slug: string;
  readonly actorId: string;
}

type ProfileRoute = 'actorProfile' | 'actorAbout' | 'actorVideos' | 'actorPictures';

interface Found {
  readonly model: ProfileModel;
  readonly data: Omit<ProfileData, 'head'>;
}

/** The performer of the address and the first of the media, or the 404 page. [GQ-videos] [GQ-photoAlbums] */
async function loadModel({ services, params }: PageLoadInput): Promise<Found> {
  const { vxql } = services;
  const slug = (params['actorName'] ?? '').toLowerCase();
  const { model } = await vxql.query(ProfileQuery, { name: slug });
  if (!model) return notFound();
  await vxql.query(ProfileMediaQuery, { id: model.id, videos: actorVideosPageSize });
  return { model, data: { slug: model.slug, actorId: model.id } };
}

async function headOf(
  { services }: Pick<PageLoadInput, 'services'>,
  model: ProfileModel,
  route: ProfileRoute,
  own?: { readonly title: string; readonly crumb?: string },
): Promise<Head> {
  const { intl } = services;
  const { name } = model;
  const under: RouteName = 'actorProfile';
  const crumb = own?.crumb;
  return {
    title: own?.title ?? intl.formatMessage({ id: 'actor.title' }, { name }),
    description: intl.formatMessage({ id: 'actor.description' }, { name }),
    image: model.images.cover.url,
    // A profile that its country may not see is nothing for a search engine there.
    noIndex: model.isBannedCountryCode,
    breadcrumbs: await loadBreadcrumbs(
      services,
      route,
      { actorName: model.slug },
      crumb ? { name: crumb, under } : undefined,
    ),
    structured: {
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name,
        description: model.headline,
        url: services.path('actorProfile', { actorName: model.slug }),
        image: model.images.portrait.url,
      },
    },
  };
}

/** Loads the overview. */
export const loadProfile: PageLoad<ProfileData> = async (input) => {
  const { model, data } = await loadModel(input);
  return { ...data, head: await headOf(input, model, 'actorProfile') };
};

export interface AboutData extends ProfileData {
  /** The guest's own note; `null` when logged out. [RU-actors-note] */
  readonly note: string | null;
}

/** Loads the page about the performer, and the guest's note. [RE-getActorNoteById] */
export const loadActorAbout: PageLoad<AboutData> = async (input) => {
  const { services } = input;
  const { model, data } = await loadModel(input);
  const { loggedIn } = services.guest.getSnapshot().guest;
  const title = services.intl.formatMessage({ id: 'actor.about.title' }, { name: model.name });
  const [head, note] = await Promise.all([
    headOf(input, model, 'actorAbout', { title }),
    loggedIn
      ? services.rest.call('GET /actor/getActorNoteById/{actorId}', {
          params: { actorId: model.id },
          fresh: true,
        })
      : null,
  ]);
  return { ...data, head, note: note && (note.note?.comment ?? '') };
};

export interface ActorVideosData extends ProfileData {
  readonly choice: ActorVideosChoice;
}

/** Loads the performer's videos, all or those of one tag. [GQ-videos] [GQ-actorVideoTags] */
export const loadActorVideos: PageLoad<ActorVideosData> = async (input) => {
  const { services, params, url } = input;
  const { vxql, intl } = services;
  const { model, data } = await loadModel(input);
  const tag = params['tagGroup'] ?? null;
  const choice: ActorVideosChoice = {
    tag,
    sort: choiceOf(url, 'sort', actorVideoSorts),
    pages: pagesOf(url),
  };
  const name = intl.formatMessage({ id: 'actor.videos.title' }, { name: model.name });
  const [{ tags }] = await Promise.all([
    vxql.query(ActorVideoTagsQuery, { id: model.id }),
    ...actorVideosVariables(model.id, choice).map((page) => vxql.query(ActorVideosQuery, page)),
  ]);
  const tagName = tags.find(({ tagGroup }) => tagGroup === tag)?.name;
  // A tag that none of the videos has is no page.
  if (tag !== null && tagName === undefined) return notFound();
  const title = tagName ? `${name}: ${tagName}` : name;
  const crumb = intl.formatMessage({ id: 'actor.tab.videos' });
  const head = await headOf(input, model, 'actorVideos', { title, crumb });
  return {
    ...data,
    choice,
    head: tagName
      ? {
          ...head,
          breadcrumbs: [
            ...(head.breadcrumbs ?? []),
            {
              name: tagName,
              path: services.path('actorVideosByTag', {
                actorName: model.slug,
                tagGroup: tag ?? '',
              }),
            },
          ],
        }
      : head,
  };
};

export interface ActorPicturesData extends ProfileData {
  readonly pages: number;
}

/** Loads the performer's albums. [GQ-photoAlbums] */
export const loadActorPictures: PageLoad<ActorPicturesData> = async (input) => {
  const { services, url } = input;
  const { model, data } = await loadModel(input);
  const pages = pagesOf(url);
  await Promise.all(
    Array.from({ length: pages }, (_, page) =>
      services.vxql.query(ActorAlbumsQuery, {
        id: model.id,
        first: ACTOR_ALBUMS,
        after: String(page * ACTOR_ALBUMS),
      }),
    ),
  );
  const title = services.intl.formatMessage({ id: 'actor.pictures.title' }, { name: model.name });
  const crumb = services.intl.formatMessage({ id: 'actor.tab.pictures' });
  return { ...data, pages, head: await headOf(input, model, 'actorPictures', { title, crumb }) };
};
