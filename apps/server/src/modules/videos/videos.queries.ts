import { modelRecommendations, videosPageSize } from '@vx/contract/constants';
import type { SchemaBuilder } from '../../platform/graphql/index.ts';
import { OperationError } from '../../platform/errors.ts';
import { clampFirst, nextOffset, offsetOf } from '../actors/index.ts';
import { listAlbums } from './albums.repository.ts';
import { hasBought } from './guest-info.ts';
import { videoTypes } from './video-types.ts';
import {
  findPurchases,
  findSimilar,
  findTagsOfActor,
  findVideosByIds,
  listVideos,
  videoIdOf,
  videoSortOrders,
  writeLike,
  type VideoSortName,
} from './videos.repository.ts';
import { durationBound, normalTags, trendingSince } from './videos.rules.ts';
import type { VideosDeps } from './videos-deps.ts';

/** Lists, single reads and likes of videos, and the albums of pictures. */
export function addVideoQueries(builder: SchemaBuilder, deps: VideosDeps): void {
  addVideoList(builder, deps);
  addVideoReads(builder, deps);
  addAlbumList(builder, deps);
  addLikes(builder, deps);
}

const idsOf = (ids: readonly (string | number)[] | null | undefined): readonly number[] | null =>
  ids ? ids.flatMap((id) => videoIdOf(id) ?? []) : null;

const dateOf = (text: string | null | undefined): Date | null => {
  if (!text) return null;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new OperationError('INVALID_INPUT');
  return date;
};

function createInputs(builder: SchemaBuilder) {
  const VideoTypes = builder.inputType('VideoTypes', {
    description: 'Types that are true add up; those that are false are left out.',
    fields: (t) => ({
      free: t.boolean(),
      premium: t.boolean(),
      discount: t.boolean(),
      vip: t.boolean(),
      bought: t.boolean(),
      trending: t.boolean(),
      vxselect: t.boolean(),
      vip30: t.boolean(),
      classic: t.boolean(),
      shared: t.boolean(),
      original: t.boolean(),
    }),
  });
  const VideoDuration = builder.inputType('VideoDuration', {
    description: 'Seconds; -1 means unset.',
    fields: (t) => ({ from: t.int(), to: t.int() }),
  });
  const VideoFilter = builder.inputType('VideoFilter', {
    fields: (t) => ({
      modelIds: t.idList(),
      actingGroups: t.stringList({ description: 'female, or a gender: N, M, F, C' }),
      ids: t.idList(),
      tags: t.stringList({ description: 'tag groups, all of them' }),
      releasedFrom: t.field({ type: 'DateTime' }),
      releasedUntil: t.field({ type: 'DateTime' }),
      duration: t.field({ type: VideoDuration }),
      types: t.field({ type: VideoTypes }),
    }),
  });
  const VideoSort = builder.enumType('VideoSort', {
    values: Object.keys(videoSortOrders) as VideoSortName[],
  });
  return { VideoFilter, VideoSort };
}

function addVideoList(builder: SchemaBuilder, deps: VideosDeps): void {
  const types = videoTypes(builder);
  const { VideoFilter, VideoSort } = createInputs(builder);
  builder.queryField('videos', (t) =>
    t.field({
      type: types.VideoPage,
      args: {
        filter: t.arg({ type: VideoFilter }),
        sort: t.arg({ type: VideoSort, defaultValue: 'newest' }),
        pageSize: t.arg.int({
          defaultValue: videosPageSize,
          description: 'Profiles ask for 4. [CO-actorVideosPageSize]',
        }),
        after: t.arg.string(),
      },
      async resolve(_root, args, { caller }) {
        const filter = args.filter ?? {};
        const offset = offsetOf(args.after);
        const page = await listVideos(deps.database.read, {
          filter: {
            modelIds: idsOf(filter.modelIds),
            notModelIds: await deps.actors.bannedIn(caller.country),
            ids: idsOf(filter.ids),
            actingGroups:
              filter.actingGroups?.map((group) => (group === 'female' ? 'F' : group)) ?? null,
            tags: normalTags(filter.tags),
            releasedFrom: dateOf(filter.releasedFrom),
            releasedUntil: dateOf(filter.releasedUntil),
            durationFrom: durationBound(filter.duration?.from),
            durationTo: durationBound(filter.duration?.to),
            types: filter.types ?? {},
            trendingSince: trendingSince(deps.clock.now()),
            // Only who asks for bought videos is told apart.
            guestId: filter.types?.bought == null ? null : caller.guestId,
          },
          sort: args.sort ?? 'newest',
          offset,
          first: clampFirst(args.pageSize, videosPageSize),
          language: caller.language,
        });
        return {
          items: page.rows,
          total: page.total,
          nextOffset: nextOffset(offset, page.rows.length, page.total),
        };
      },
    }),
  );
}

function addVideoReads(builder: SchemaBuilder, deps: VideosDeps): void {
  const types = videoTypes(builder);
  const { Tag } = deps.actors.types(builder);
  const { database } = deps;
  builder.queryFields((t) => ({
    boughtVideos: t.field({
      type: [types.Video],
      description: 'Those that the guest has bought, the newest purchase first. Needs a login.',
      args: { first: t.arg.int({ defaultValue: 4 }) },
      async resolve(_root, args, context) {
        if (!(await hasBought(deps, context))) return [];
        const { guestId, language } = context.caller;
        if (guestId === null) throw new OperationError('NEED_LOGIN');
        const limit = clampFirst(args.first, 4);
        const { rows } = await findPurchases(database.read, { guestId, offset: 0, limit });
        const ids = rows.map(({ video_id }) => video_id);
        const found = await findVideosByIds(database.read, ids, language);
        return ids.flatMap((id) => found.get(id) ?? []);
      },
    }),
    videosByIds: t.field({
      type: [types.Video],
      description: 'In the order of the ids; unknown ones are left out.',
      args: { ids: t.arg.idList({ required: true }) },
      async resolve(_root, args, { caller }) {
        const ids = (idsOf(args.ids) ?? []).slice(0, 100);
        const found = await findVideosByIds(database.read, ids, caller.language);
        return ids.flatMap((id) => found.get(id) ?? []);
      },
    }),
    videoRecommendations: t.field({
      type: [types.Video],
      description: 'Like the given video, else what is trending.',
      args: { first: t.arg.int({ defaultValue: modelRecommendations }), videoId: t.arg.id() },
      async resolve(_root, args, { caller }) {
        const first = clampFirst(args.first, modelRecommendations, 50);
        const notModelIds = await deps.actors.bannedIn(caller.country);
        const videoId = args.videoId ? videoIdOf(args.videoId) : null;
        if (videoId !== null) {
          return [
            ...(await findSimilar(database.read, {
              videoId,
              notModelIds,
              first,
              language: caller.language,
            })),
          ];
        }
        const page = await listVideos(database.read, {
          filter: {
            notModelIds,
            trendingSince: trendingSince(deps.clock.now()),
            guestId: null,
          },
          sort: 'topTrending',
          offset: 0,
          first,
          language: caller.language,
        });
        return [...page.rows];
      },
    }),
    actorVideoTags: t.field({
      type: [Tag],
      description: 'Tags of a performer’s videos, the most used first.',
      args: { actorId: t.arg.id({ required: true }) },
      async resolve(_root, args, { caller }) {
        const actorId = videoIdOf(args.actorId);
        const slugs = actorId === null ? [] : await findTagsOfActor(database.read, actorId);
        const names = await deps.actors.tagNames(slugs, caller.language);
        return slugs.map((slug) => ({ slug, name: names.get(slug) ?? slug }));
      },
    }),
  }));
}

function addAlbumList(builder: SchemaBuilder, deps: VideosDeps): void {
  builder.queryField('photoAlbums', (t) =>
    t.field({
      type: videoTypes(builder).AlbumPage,
      args: { first: t.arg.int({ defaultValue: 10 }), after: t.arg.string(), modelId: t.arg.id() },
      async resolve(_root, args, { caller }) {
        const offset = offsetOf(args.after);
        // An id that cannot exist has no albums.
        const modelId = args.modelId ? (videoIdOf(args.modelId) ?? 0) : null;
        const page = await listAlbums(deps.database.read, {
          modelId,
          notModelIds: await deps.actors.bannedIn(caller.country),
          offset,
          first: clampFirst(args.first, 10),
          language: caller.language,
        });
        return {
          items: page.rows,
          total: page.total,
          nextOffset: nextOffset(offset, page.rows.length, page.total),
        };
      },
    }),
  );
}

function addLikes(builder: SchemaBuilder, deps: VideosDeps): void {
  const types = videoTypes(builder);
  for (const [name, value] of [
    ['videoLike', 1],
    ['videoDislike', -1],
  ] as const) {
    builder.mutationField(name, (t) =>
      t.field({
        type: types.Video,
        args: { id: t.arg.id({ required: true }) },
        async resolve(_root, args, { caller }) {
          const { guestId, language } = caller;
          if (guestId === null) throw new OperationError('NEED_LOGIN');
          const videoId = videoIdOf(args.id) ?? 0;
          return await deps.database.transaction(async (tx) => {
            const known = await findVideosByIds(tx, [videoId], language);
            if (!known.has(videoId)) throw new OperationError('NOT_FOUND');
            await writeLike(tx, { guestId, videoId, value, at: new Date(deps.clock.now()) });
            const video = (await findVideosByIds(tx, [videoId], language)).get(videoId);
            if (!video) throw new OperationError('NOT_FOUND');
            return video;
          });
        },
      }),
    );
  }
}
