import type { ServerModule } from '../../platform/module.ts';
import type { Platform } from '../../platform/services.ts';
import type { MoneyApi } from '../money/index.ts';
import { getActorNote, storeActorNote } from './actor-notes.ts';
import { actorTypes } from './actor-types.ts';
import {
  addActorPartTypes,
  addModelType,
  addSharedTypes,
  loadActor,
  type FollowedBy,
} from './actors.graphql.ts';
import { addActorQueries } from './actors.queries.ts';
import {
  countFavourite,
  countOnline,
  countRatings,
  findActor,
  findActorsByIds,
  findBannedIn,
  findNames,
  findOnline,
  findOnlineByRank,
  findRecommendedOf,
  findTagNames,
} from './actors.repository.ts';
import { importActors } from './import-actors.ts';
import type { ActorsApi } from './actors-api.ts';
import { getActorData } from './get-actor-data.ts';
import { getActorState, requireActor } from './get-actor-state.ts';
import { previewImage } from './images.ts';
import { actorMigrations } from './migrations.ts';
import { setBusy, setOnline, wanderTask, type PresenceDeps } from './presence.ts';
import { seedActors } from './seed.ts';
import type { ActorTables } from './tables.ts';

export type ActorsPlatform = Pick<
  Platform,
  'database' | 'clock' | 'random' | 'domainEvents' | 'broadcast' | 'logger'
>;

/** Without the module of favourites nobody is followed. */
const nobody: FollowedBy = () => Promise.resolve(new Set());

export interface ActorsModule extends ServerModule {
  readonly api: ActorsApi;
}

/** Performers: profiles, prices, presence, notes and their lists. */
export function createActorsModule(
  platform: ActorsPlatform,
  options: {
    readonly money: Pick<MoneyApi, 'balanceOf' | 'amountOf' | 'priceOf'>;
    /** Whether the performers of the demo world come online and go by themselves. Default `moving`. */
    readonly demoPresence?: 'moving' | 'steady';
    /** Which of these performers the guest follows. Default: nobody. */
    readonly followedBy?: FollowedBy;
    /** Which of these performers a person speaks for now: they come and go as they say. Default: none. */
    readonly chairsHeldAmong?: PresenceDeps['chairsHeldAmong'];
  },
): ActorsModule {
  const database = platform.database.as<ActorTables>();
  const { clock, random, domainEvents, broadcast, logger } = platform;
  const { money } = options;
  const presence: PresenceDeps = {
    database,
    clock,
    random,
    domainEvents,
    broadcast,
    logger,
    chairsHeldAmong: options.chairsHeldAmong ?? (() => Promise.resolve(new Set())),
  };
  const graph = { database, clock, money, followedBy: options.followedBy ?? nobody };

  const api: ActorsApi = {
    find: (idOrName, language, tx) => findActor(tx ?? database.read, String(idOrName), language),
    findMany: (ids, language) => findActorsByIds(database.read, ids, language),
    bannedIn: (country) => findBannedIn(database.read, country),
    tagNames: (slugs, language) => findTagNames(database.read, slugs, language),
    setBusy: (tx, ids, busy) => setBusy(presence, tx, ids, busy),
    setOnline: (ids, online) => setOnline(presence, ids, online),
    namesOf: (ids) => findNames(database.read, ids),
    onlineByRank: (country, first) => findOnlineByRank(database.read, country, first),
    onlineAmong: (ids) => findOnline(database.read, ids),
    recommendedBy: (ids, country) =>
      ids.length === 0
        ? Promise.resolve(new Map())
        : findRecommendedOf(database.read, ids, country),
    countFavourite,
    countRatings,
    importMany: (tx, actors) => importActors(tx, actors, clock.now()),
    types: actorTypes,
    load: (context, id) => loadActor(graph, context, id),
  };
  const deps = { database, clock, money, actors: api };

  return {
    name: 'actors',
    api,
    personal: {
      rows: [
        {
          table: 'actor_notes',
          columns: ['actor_id', 'comment', 'updated_at'],
          afterwards: 'removed',
        },
      ],
    },
    migrations: actorMigrations,
    rest: {
      'GET /actor/getActorDataByIdOrName/{actorIdOrName}': getActorData(deps),
      'GET /actor/getActorStateById/{actorId}': getActorState(deps),
      'GET /actor/getActorNoteById/{actorId}': getActorNote(deps),
      'POST /actor/storeActorNote': storeActorNote(deps),
      'GET /actor/getActorPreviewImage/{actorIdOrName}': async ({ params, caller }) => {
        const actor = await requireActor(deps, params.actorIdOrName, caller);
        return { previewImage: previewImage(actor) };
      },
      'GET /monitoringActors/onlineActorsAmount': async () => ({
        amount: await countOnline(database.read),
      }),
    },
    vxql(builder) {
      addSharedTypes(builder);
      addActorPartTypes(builder, graph);
      addModelType(builder, graph);
      addActorQueries(builder, graph);
    },
    recurring: options.demoPresence === 'steady' ? [] : [wanderTask(presence)],
    seed: (world) => seedActors(database, world, clock.now()),
  };
}
