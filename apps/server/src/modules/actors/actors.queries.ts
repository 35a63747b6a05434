import { modelRecommendations, modelRecommendationsAge } from '@vx/contract/constants';
import { DAY_MS } from '@vx/kernel';
import { asksOnlyFor, type SchemaBuilder } from '../../platform/graphql/index.ts';
import type { Caller } from '../../platform/module.ts';
import { actorTypes } from './actor-types.ts';
import { loadActor, type ActorGraphDeps } from './actors.graphql.ts';
import {
  actorIdOf,
  countActors,
  findActor,
  findHeatMaps,
  findRecommendedOf,
  listActors,
  modelSorts,
  type ActorFilter,
} from './actors.repository.ts';
import { clampFirst, nextOffset, offsetOf, shownRating } from './actors.rules.ts';

/** The lists and single reads of performers. */
export function addActorQueries(builder: SchemaBuilder, deps: ActorGraphDeps): void {
  addLists(builder, deps);
  addSingles(builder, deps);
}

function addLists(builder: SchemaBuilder, deps: ActorGraphDeps): void {
  const types = actorTypes(builder);
  const ModelSort = builder.enumType('ModelSort', { values: modelSorts });
  const ModelFilter = builder.inputType('ModelFilter', {
    fields: (t) => ({
      online: t.boolean(),
      ids: t.idList(),
      genders: t.stringList({ description: 'N, M, F, C' }),
      tags: t.stringList({ description: 'tag groups, all of them' }),
      categoryId: t.int(),
      categorySlug: t.string(),
      languages: t.stringList({ description: 'ISO 639-1, one of them' }),
      freeChat: t.boolean(),
      voyeur: t.boolean(),
      videoCall: t.boolean(),
      livePreview: t.boolean(),
      hd: t.boolean(),
      vip: t.boolean(),
      isNew: t.boolean({ description: 'registered in the last 30 days' }),
      maxPrice: t.int({ description: 'coins per minute' }),
      ageFrom: t.int(),
      ageTo: t.int(),
    }),
  });
  for (const [name, fixed] of [
    ['onlineModels', { online: true }],
    ['filteredModels', {}],
    ['modelsV2', {}],
    ['modelsV3', {}],
  ] as const) {
    builder.queryField(name, (t) =>
      t.field({
        type: types.ModelPage,
        args: {
          first: t.arg.int({ defaultValue: 20 }),
          after: t.arg.string(),
          sort: t.arg({ type: ModelSort }),
          filter: t.arg({ type: ModelFilter }),
        },
        async resolve(_root, args, { caller, loaders }, info) {
          const { isNew, ids, ...rest } = args.filter ?? {};
          const filter: ActorFilter = {
            ...rest,
            ...fixed,
            ids: ids ? ids.flatMap((id) => actorIdOf(id) ?? []) : null,
            registeredAfter: isNew ? new Date(deps.clock.now() - 30 * DAY_MS) : null,
            country: caller.country,
          };
          // Pages that say how many there are ask for many totals at once.
          if (asksOnlyFor(info, 'total')) {
            const total = await loaders.load(
              `actors.count.${caller.language}`,
              JSON.stringify(filter),
              (keys) => countByKey(deps, keys, caller.language),
            );
            return { items: [], total: total ?? 0, nextOffset: null };
          }
          const offset = offsetOf(args.after);
          const page = await listActors(deps.database.read, {
            filter,
            sort: args.sort ?? (isNew ? 'registered' : 'rank'),
            offset,
            first: clampFirst(args.first, 20),
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
}

/** Counts what filters leave, by the filters as JSON. */
async function countByKey(
  { database }: ActorGraphDeps,
  keys: readonly string[],
  language: Caller['language'],
): Promise<ReadonlyMap<string, number>> {
  const filters = keys.map((key): ActorFilter => {
    const { registeredAfter, ...rest } = JSON.parse(key) as Omit<ActorFilter, 'registeredAfter'> & {
      readonly registeredAfter: string | null;
    };
    return {
      ...rest,
      registeredAfter: registeredAfter === null ? null : new Date(registeredAfter),
    };
  });
  const totals = await countActors(database.read, filters, language);
  return new Map(keys.map((key, place) => [key, totals[place] ?? 0]));
}

function addSingles(builder: SchemaBuilder, deps: ActorGraphDeps): void {
  const types = actorTypes(builder);
  builder.queryFields((t) => ({
    modelById: t.field({
      type: types.Model,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => {
        const actorId = actorIdOf(id);
        return actorId === null ? null : loadActor(deps, context, actorId);
      },
    }),
    modelByName: t.field({
      type: types.Model,
      nullable: true,
      args: { name: t.arg.string({ required: true }) },
      resolve: (_root, { name }, { caller }) =>
        // A name of digits alone would be read as an id; no performer has one.
        actorIdOf(name) === null ? findActor(deps.database.read, name, caller.language) : null,
    }),
    modelsByIds: t.field({
      type: [types.Model],
      description: 'In the order of the ids; unknown ones are left out.',
      args: { ids: t.arg.idList({ required: true }) },
      async resolve(_root, { ids }, context) {
        const wanted = ids.slice(0, 100).flatMap((id) => actorIdOf(id) ?? []);
        const found = await Promise.all(wanted.map((id) => loadActor(deps, context, id)));
        return found.filter((one) => one !== null);
      },
    }),
    recommendedModels: t.field({
      type: [types.Model],
      args: {
        first: t.arg.int({ defaultValue: modelRecommendations }),
        ageRating: t.arg.int({
          defaultValue: modelRecommendationsAge,
          description:
            '16, or 12 for collections: pictures up to this rating. All pictures of the demo are 12.',
        }),
        actorId: t.arg.id(),
      },
      async resolve(_root, args, context) {
        const first = clampFirst(args.first, modelRecommendations);
        const { caller } = context;
        const actorId = args.actorId ? actorIdOf(args.actorId) : null;
        if (actorId !== null) {
          const found = await findRecommendedOf(deps.database.read, [actorId], caller.country);
          const models = await Promise.all(
            (found.get(actorId) ?? []).slice(0, first).map((id) => loadActor(deps, context, id)),
          );
          return models.filter((one) => one !== null);
        }
        const page = await listActors(deps.database.read, {
          filter: { country: caller.country },
          sort: 'rank',
          offset: 0,
          first,
          language: caller.language,
        });
        return [...page.rows];
      },
    }),
    heatMaps: t.field({
      type: ['Json'],
      description: '7 rows (Monday first) of 24 shares of time online, Europe/Berlin',
      args: { actorId: t.arg.id({ required: true }) },
      async resolve(_root, args) {
        const actorId = actorIdOf(args.actorId);
        return actorId === null
          ? []
          : ((await findHeatMaps(deps.database.read, [actorId])).get(actorId) ?? []);
      },
    }),
    chatRatings: t.field({
      type: types.ChatRatings,
      nullable: true,
      description: 'Null below ten ratings. [RU-actors-rating-min-10]',
      args: { actorId: t.arg.id({ required: true }) },
      async resolve(_root, args, context) {
        const actorId = actorIdOf(args.actorId);
        const actor = actorId === null ? null : await loadActor(deps, context, actorId);
        return actor && shownRating(actor.rating_count, actor.rating_satisfaction);
      },
    }),
  }));
}
