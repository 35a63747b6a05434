import { actorVideosPageSize } from '@vx/contract/constants';
import type { RouteName } from '@vx/routes';
import type { Head } from '../app/head.ts';
import { notFound, type PageLoad, type PageLoadInput } from '../app/page-load.ts';
import type { Answer } from '../app/services.ts';
import { loadBreadcrumbs } from '../breadcrumbs/load-breadcrumbs.ts';
import type { ResultOf } from '../graphql.ts';
import { choiceOf, pagesOf } from '../lists/paging.ts';
import type {
  ActorAlbumsQuery,
  ActorVideosQuery,
  ActorVideoTagsQuery,
  ProfileMediaQuery,
  ProfileModel,
  ProfileQuery,
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
  readonly profile: Answer<ResultOf<typeof ProfileQuery>>;
  readonly media: Answer<ResultOf<typeof ProfileMediaQuery>>;
}

type ProfileRoute = 'actorProfile' | 'actorAbout' | 'actorVideos' | 'actorPictures';

interface Found {
  readonly model: ProfileModel;
  readonly data: Omit<ProfileData, 'head'>;
}

/** They come with the first load in the browser: the page that a guest opens holds its answers itself. */
const documents = () => import('./profile.query.ts');

/** The performer of the address and the first of the media, or the 404 page. [GQ-videos] [GQ-photoAlbums] */
async function loadModel({ services, params }: PageLoadInput): Promise<Found> {
  const { vxql } = services;
  const { ProfileMediaQuery, ProfileQuery } = await documents();
  const name = (params['actorName'] ?? '').toLowerCase();
  const profile = await vxql.ask(ProfileQuery, { name });
  const { model } = profile.data;
  if (!model) return notFound();
  const variables = { id: model.id, videos: actorVideosPageSize };
  const media = await vxql.ask(ProfileMediaQuery, variables);
  return { model, data: { slug: model.slug, actorId: model.id, profile, media } };
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
  readonly tags: Answer<ResultOf<typeof ActorVideoTagsQuery>>;
  readonly loaded: readonly Answer<ResultOf<typeof ActorVideosQuery>>[];
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
  const { ActorVideosQuery, ActorVideoTagsQuery } = await documents();
  const [tags, ...loaded] = await Promise.all([
    vxql.ask(ActorVideoTagsQuery, { id: model.id }),
    ...actorVideosVariables(model.id, choice).map((page) => vxql.ask(ActorVideosQuery, page)),
  ]);
  const tagName = tags.data.tags.find(({ tagGroup }) => tagGroup === tag)?.name;
  // A tag that none of the videos has is no page.
  if (tag !== null && tagName === undefined) return notFound();
  const title = tagName ? `${name}: ${tagName}` : name;
  const crumb = intl.formatMessage({ id: 'actor.tab.videos' });
  const head = await headOf(input, model, 'actorVideos', { title, crumb });
  return {
    ...data,
    choice,
    tags,
    loaded,
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
  readonly loaded: readonly Answer<ResultOf<typeof ActorAlbumsQuery>>[];
}

/** Loads the performer's albums. [GQ-photoAlbums] */
export const loadActorPictures: PageLoad<ActorPicturesData> = async (input) => {
  const { services, url } = input;
  const { model, data } = await loadModel(input);
  const pages = pagesOf(url);
  const { ActorAlbumsQuery } = await documents();
  const loaded = await Promise.all(
    Array.from({ length: pages }, (_, page) =>
      services.vxql.ask(ActorAlbumsQuery, {
        id: model.id,
        first: ACTOR_ALBUMS,
        after: String(page * ACTOR_ALBUMS),
      }),
    ),
  );
  const title = services.intl.formatMessage({ id: 'actor.pictures.title' }, { name: model.name });
  const crumb = services.intl.formatMessage({ id: 'actor.tab.pictures' });
  return {
    ...data,
    pages,
    loaded,
    head: await headOf(input, model, 'actorPictures', { title, crumb }),
  };
};
