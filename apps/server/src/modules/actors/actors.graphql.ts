import type { Clock } from '@vx/kernel';
import { isBanned } from '@vx/live-core/rules';
import type { Database } from '../../platform/database/index.ts';
import type { GraphContext, SchemaBuilder } from '../../platform/graphql/index.ts';
import { ownReadNames } from '../../platform/own-reads.ts';
import type { MoneyApi } from '../money/index.ts';
import { actorTypes } from './actor-types.ts';
import {
  findActorsByIds,
  findCategoriesOf,
  findHeatMaps,
  findRecommendedOf,
  findTagsOf,
  type ActorRecord,
} from './actors.repository.ts';
import { isNewcomer, shownRating, stateOf } from './actors.rules.ts';
import { imageSet, previewImage } from './images.ts';
import type { ActorTables } from './tables.ts';
import { priceFor } from './wallet-prices.ts';

/** Which of these performers a guest follows. */
export type FollowedBy = (
  guestId: string,
  actorIds: readonly number[],
) => Promise<ReadonlySet<number>>;

export interface ActorGraphDeps {
  readonly database: Database<ActorTables>;
  readonly clock: Clock;
  readonly money: Pick<MoneyApi, 'balanceOf' | 'priceOf'>;
  readonly followedBy: FollowedBy;
}

export function loadActor(
  deps: ActorGraphDeps,
  context: GraphContext,
  id: number,
): Promise<ActorRecord | null> {
  const { language } = context.caller;
  return context.loaders.load(`actors.byId.${language}`, id, (ids) =>
    findActorsByIds(deps.database.read, ids, language),
  );
}

/** The parts of a performer: state, prices, features, profile, pictures, ratings. */
export function addActorPartTypes(builder: SchemaBuilder, deps: ActorGraphDeps): void {
  const types = actorTypes(builder);
  types.OnlineState.implement({
    fields: (t) => ({
      isOnline: t.exposeBoolean('online'),
      isBusy: t.exposeBoolean('busy'),
      state: t.string({ description: 'online, busy or offline', resolve: stateOf }),
      since: t.field({ type: 'DateTime', resolve: (actor) => actor.since.toISOString() }),
    }),
  });
  types.ModelPrices.implement({
    description: 'As this caller is charged: chats per minute, messages each.',
    fields: (t) => ({
      livechat: t.field({
        type: 'Price',
        resolve: (actor, _args, context) => priceFor(context, deps.money, actor.coins_livechat),
      }),
      voyeur: t.field({
        type: 'Price',
        nullable: true,
        resolve: (actor, _args, context) =>
          actor.voyeur ? priceFor(context, deps.money, actor.coins_voyeur) : null,
      }),
      videoCall: t.field({
        type: 'Price',
        nullable: true,
        resolve: (actor, _args, context) =>
          actor.video_call ? priceFor(context, deps.money, actor.coins_video_call) : null,
      }),
      message: t.field({
        type: 'Price',
        resolve: (actor, _args, context) => priceFor(context, deps.money, actor.coins_message),
      }),
      freeMessages: t.exposeInt('free_messages'),
    }),
  });
  types.ModelFeatures.implement({
    fields: (t) => ({
      freeChat: t.exposeBoolean('free_chat'),
      voyeur: t.exposeBoolean('voyeur'),
      videoCall: t.exposeBoolean('video_call'),
      livePreview: t.exposeBoolean('preview_enabled'),
      hd: t.exposeBoolean('hd'),
      vip: t.exposeBoolean('vip'),
      isNew: t.boolean({ resolve: (actor) => isNewcomer(actor.registered_at, deps.clock.now()) }),
    }),
  });
  types.ModelProfile.implement({
    fields: (t) => ({
      age: t.exposeInt('age'),
      city: t.exposeString('city'),
      country: t.exposeString('country'),
      languages: t.exposeStringList('languages'),
      profession: t.exposeString('profession'),
      likes: t.exposeString('likes'),
      music: t.exposeString('music'),
      starSign: t.exposeString('star_sign'),
    }),
  });
  const window = { countRatings: 'countRatings', satisfactionRate: 'satisfactionRate' } as const;
  types.RatingWindow.implement({
    fields: (t) => ({
      countRatings: t.exposeInt(window.countRatings),
      satisfactionRate: t.exposeFloat(window.satisfactionRate),
    }),
  });
  types.ChatRatings.implement({
    description: 'Only where there are at least ten ratings.',
    fields: (t) => ({
      lastNinetyDays: t.field({ type: types.RatingWindow, resolve: (rating) => rating }),
    }),
  });
  types.Interview.implement({
    fields: (t) => ({ image: t.exposeString('image'), duration: t.exposeInt('duration') }),
  });
}

/** Types that videos and albums use, too. */
export function addSharedTypes(builder: SchemaBuilder): void {
  const types = actorTypes(builder);
  types.Tag.implement({
    fields: (t) => ({ tagGroup: t.exposeString('slug'), name: t.exposeString('name') }),
  });
  types.Category.implement({
    fields: (t) => ({
      id: t.exposeInt('id'),
      slug: t.exposeString('slug'),
      name: t.exposeString('name'),
    }),
  });
  types.ImageSize.implement({
    fields: (t) => ({ width: t.exposeInt('width'), url: t.exposeString('url') }),
  });
  types.Image.implement({
    description: 'A picture in its widths.',
    fields: (t) => ({
      url: t.exposeString('url'),
      srcSet: t.exposeString('srcSet'),
      sizes: t.field({ type: [types.ImageSize], resolve: (image) => [...image.sizes] }),
    }),
  });
  types.ModelImages.implement({
    fields: (t) => ({
      avatar: t.field({
        type: types.Image,
        resolve: (actor) => imageSet('avatar', actor.id, actor.image_version),
      }),
      portrait: t.field({
        type: types.Image,
        resolve: (actor) => imageSet('portrait', actor.id, actor.image_version),
      }),
      cover: t.field({
        type: types.Image,
        resolve: (actor) => imageSet('cover', actor.id, actor.image_version),
      }),
      banner: t.field({
        type: types.Image,
        description: '3:1, head and shoulders near the middle; may be cropped to 5:1',
        resolve: (actor) => imageSet('banner', actor.id, actor.image_version),
      }),
    }),
  });
}

/** The type `Model`. [ET-actor] */
export function addModelType(builder: SchemaBuilder, deps: ActorGraphDeps): void {
  const types = actorTypes(builder);
  const { database } = deps;
  types.Model.implement({
    description: 'A performer.',
    fields: (t) => ({
      id: t.id({ resolve: (actor) => String(actor.id) }),
      name: t.exposeString('name'),
      slug: t.exposeString('slug', { description: '`actorName` of addresses' }),
      gender: t.exposeString('gender'),
      headline: t.exposeString('headline'),
      about: t.exposeString('about'),
      onlineState: t.field({ type: types.OnlineState, resolve: (actor) => actor }),
      isOnline: t.exposeBoolean('online'),
      prices: t.field({ type: types.ModelPrices, resolve: (actor) => actor }),
      features: t.field({ type: types.ModelFeatures, resolve: (actor) => actor }),
      profile: t.field({ type: types.ModelProfile, resolve: (actor) => actor }),
      images: t.field({ type: types.ModelImages, resolve: (actor) => actor }),
      previewImage: t.string({ resolve: (actor) => previewImage(actor) }),
      isFavourite: t.boolean({
        description: 'Whether the guest that asks follows the performer.',
        async resolve(actor, _args, { own }) {
          const read = async (guestId: string, ids: readonly number[]) => {
            const pinned = await deps.followedBy(guestId, ids);
            return new Map(ids.map((id) => [id, pinned.has(id)]));
          };
          return (await own.load(ownReadNames.followed, actor.id, read)) ?? false;
        },
      }),
      favourites: t.exposeInt('favourites'),
      registeredAt: t.field({
        type: 'DateTime',
        resolve: (actor) => actor.registered_at.toISOString(),
      }),
      bannedCountryCodes: t.exposeStringList('banned_countries'),
      isBannedCountryCode: t.boolean({
        resolve: (actor, _args, { caller }) => isBanned(actor.banned_countries, caller.country),
      }),
      chatRatings: t.field({
        type: types.ChatRatings,
        nullable: true,
        resolve: (actor) => shownRating(actor.rating_count, actor.rating_satisfaction),
      }),
      interviews: t.field({ type: [types.Interview], resolve: () => [] }),
      heatMap: t.field({
        type: ['Json'],
        description: '7 rows (Monday first) of 24 shares of time online, Europe/Berlin',
        resolve: async (actor, _args, { loaders }) =>
          (await loaders.load('actors.heatMap', actor.id, (ids) =>
            findHeatMaps(database.read, ids),
          )) ?? [],
      }),
      tags: t.field({
        type: [types.Tag],
        resolve: async (actor, _args, { loaders, caller }) =>
          (await loaders.load(`actors.tags.${caller.language}`, actor.id, (ids) =>
            findTagsOf(database.read, ids, caller.language),
          )) ?? [],
      }),
      categories: t.field({
        type: [types.Category],
        resolve: async (actor, _args, { loaders, caller }) =>
          (await loaders.load(`actors.categories.${caller.language}`, actor.id, (ids) =>
            findCategoriesOf(database.read, ids, caller.language),
          )) ?? [],
      }),
      recommendations: t.field({
        type: [types.Model],
        args: { first: t.arg.int({ defaultValue: 9 }) },
        resolve: async (actor, { first }, context) => {
          const ids =
            (await context.loaders.load('actors.recommended', actor.id, (keys) =>
              findRecommendedOf(database.read, keys, context.caller.country),
            )) ?? [];
          const found = await Promise.all(
            ids.slice(0, Math.max(0, first ?? 9)).map((id) => loadActor(deps, context, id)),
          );
          return found.filter((one) => one !== null);
        },
      }),
    }),
  });
  types.ModelPage.implement({
    fields: (t) => ({
      items: t.field({ type: [types.Model], resolve: (page) => [...page.items] }),
      total: t.exposeInt('total'),
      nextOffset: t.exposeString('nextOffset', {
        nullable: true,
        description: '`after` of the next page',
      }),
    }),
  });
}
