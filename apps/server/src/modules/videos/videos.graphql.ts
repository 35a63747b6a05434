import { videoProfiles } from '@vx/contract/enums';
import type { SchemaBuilder } from '../../platform/graphql/index.ts';
import { imageSet, priceFor } from '../actors/index.ts';
import { findPreviewPictures } from './albums.repository.ts';
import { guestInfo } from './guest-info.ts';
import { videoTypes } from './video-types.ts';
import { findTagsOf, type VideoRecord } from './videos.repository.ts';
import { isOpen, nobody } from './videos.rules.ts';
import type { VideosDeps } from './videos-deps.ts';

/** The type `Video`. [ET-video] */
export function addVideoType(builder: SchemaBuilder, deps: VideosDeps): void {
  const types = videoTypes(builder);
  const { Model, Tag, Image } = deps.actors.types(builder);
  addParts(builder);
  types.Video.implement({
    fields: (t) => ({
      id: t.id({ resolve: (video) => String(video.id) }),
      title: t.exposeString('title'),
      description: t.exposeString('description'),
      duration: t.exposeInt('duration', { description: 'seconds' }),
      ageRating: t.exposeInt('age_rating'),
      releasedAt: t.field({
        type: 'DateTime',
        resolve: (video) => video.released_at.toISOString(),
      }),
      views: t.exposeInt('views'),
      rating: t.field({ type: types.ContentRating, resolve: (video) => video }),
      model: t.field({
        type: Model,
        nullable: true,
        resolve: (video, _args, context) => deps.actors.load(context, video.actor_id),
      }),
      vip: t.exposeBoolean('vip'),
      avsRequired: t.exposeBoolean('avs_required', {
        description: 'Nothing of it plays before the age is proven. [RU-avs-gates-content]',
      }),
      isVip30Offer: t.boolean({ resolve: () => false }),
      free: t.exposeBoolean('free'),
      new: t.exposeBoolean('is_new'),
      camRecording: t.exposeBoolean('cam_recording'),
      classic: t.exposeBoolean('classic'),
      guestInfo: t.field({
        type: types.GuestInfo,
        resolve: (video, _args, context) => guestInfo(deps, context, video),
      }),
      isOpen: t.boolean({
        description: 'Free or the caller’s; the age check is asked apart, by avsRequired.',
        resolve: async (video, _args, context) =>
          isOpen(video, await guestInfo(deps, context, video)),
      }),
      price: t.field({
        type: 'Price',
        resolve: (video, _args, context) => priceFor(context, deps.money, video.price),
      }),
      basePrice: t.field({
        type: 'Price',
        resolve: (video, _args, context) => priceFor(context, deps.money, video.base_price),
      }),
      dailyBonusPrice: t.field({ type: 'Price', nullable: true, resolve: () => null }),
      previewSeconds: t.exposeInt('preview_seconds'),
      previewImages: t.field({ type: Image, resolve: pictureOf }),
      previewThumbnails: t.field({
        type: [Image],
        args: { first: t.arg.int({ defaultValue: 100 }) },
        resolve: (video, { first }) => [pictureOf(video)].slice(0, Math.max(0, first ?? 100)),
      }),
      profiles: t.stringList({
        description: `Of ${videoProfiles.join(', ')}.`,
        resolve: () => ['hls'],
      }),
      tags: t.field({
        type: [Tag],
        async resolve(video, _args, { loaders, caller }) {
          const slugs = await loaders.load('videos.tags', video.id, (ids) =>
            findTagsOf(deps.database.read, ids),
          );
          const names = await Promise.all(
            (slugs ?? []).map((slug) =>
              loaders.load(`actors.tagName.${caller.language}`, slug, (wanted) =>
                deps.actors.tagNames(wanted, caller.language),
              ),
            ),
          );
          return (slugs ?? []).map((slug, index) => ({ slug, name: names[index] ?? slug }));
        },
      }),
    }),
  });
  types.VideoPage.implement({
    fields: (t) => ({
      items: t.field({ type: [types.Video], resolve: (page) => [...page.items] }),
      total: t.exposeInt('total'),
      nextOffset: t.exposeString('nextOffset', {
        nullable: true,
        description: '`after` of the next page',
      }),
    }),
  });
}

const pictureOf = (video: VideoRecord) => imageSet('video', video.id, video.image_version);

function addParts(builder: SchemaBuilder): void {
  const types = videoTypes(builder);
  types.GuestInfo.implement({
    description: 'What the caller has of it. All false when logged out.',
    fields: (t) => ({
      bought: t.exposeBoolean('bought'),
      gifted: t.exposeBoolean('gifted'),
      flatrate: t.exposeBoolean('flatrate'),
      liked: t.exposeBoolean('liked'),
    }),
  });
  types.ContentRating.implement({
    fields: (t) => ({ likes: t.exposeInt('likes'), dislikes: t.exposeInt('dislikes') }),
  });
}

/** The type `Album`. [ET-album] */
export function addAlbumType(builder: SchemaBuilder, deps: VideosDeps): void {
  const types = videoTypes(builder);
  const { Model, Image } = deps.actors.types(builder);
  types.Album.implement({
    fields: (t) => ({
      id: t.id({ resolve: (album) => String(album.id) }),
      title: t.exposeString('title'),
      description: t.exposeString('description'),
      type: t.string({ resolve: () => 'image album' }),
      actor: t.field({
        type: Model,
        nullable: true,
        resolve: (album, _args, context) => deps.actors.load(context, album.actor_id),
      }),
      price: t.field({
        type: 'Price',
        resolve: (album, _args, context) => priceFor(context, deps.money, album.price),
      }),
      free: t.exposeBoolean('free'),
      isVipContent: t.exposeBoolean('vip'),
      ageRating: t.exposeInt('age_rating'),
      releasedAt: t.field({
        type: 'DateTime',
        resolve: (album) => album.released_at.toISOString(),
      }),
      pictureCount: t.exposeInt('picture_count'),
      previews: t.field({
        type: [Image],
        description: 'The pictures that everybody may see; all of a free album.',
        resolve: async (album, _args, { loaders }) => {
          const found = await loaders.load('albums.previews', album.id, (ids) =>
            findPreviewPictures(deps.database.read, ids),
          );
          return (found ?? []).map((picture) =>
            imageSet('picture', picture.id, picture.image_version),
          );
        },
      }),
      albumTotalViews: t.exposeInt('views'),
      guestRatingLikes: t.exposeInt('likes'),
      guestRatingDislikes: t.exposeInt('dislikes'),
      isLiked: t.boolean({ resolve: () => false }),
      isDisliked: t.boolean({ resolve: () => false }),
      guestInfo: t.field({ type: types.GuestInfo, resolve: () => nobody }),
    }),
  });
  types.AlbumPage.implement({
    fields: (t) => ({
      items: t.field({ type: [types.Album], resolve: (page) => [...page.items] }),
      total: t.exposeInt('total'),
      nextOffset: t.exposeString('nextOffset', {
        nullable: true,
        description: '`after` of the next page',
      }),
    }),
  });
}
