import type { AnyTransaction } from '../../platform/database/index.ts';
import type { GraphContext, SchemaBuilder } from '../../platform/graphql/index.ts';
import type { actorTypes } from './actor-types.ts';
import type { ActorRecord } from './actors.repository.ts';
import type { ImportedActor } from './import-actors.ts';
import type { Language } from './tables.ts';

/** What a resolver hands to the type `Model`. */
export type ModelShape = ActorRecord;

/** Performers as other modules use them. Ids are numbers here, texts on the wire. */
export interface ActorsApi {
  /** By id or by the name of addresses. Inside a transaction pass `tx`. */
  find(
    idOrName: string | number,
    language: Language,
    tx?: AnyTransaction,
  ): Promise<ActorRecord | null>;
  findMany(ids: readonly number[], language: Language): Promise<ReadonlyMap<number, ActorRecord>>;
  /** Performers that are not shown in this country. */
  bannedIn(country: string | null): Promise<readonly number[]>;
  /** Names of tags by slug. */
  tagNames(slugs: readonly string[], language: Language): Promise<ReadonlyMap<string, string>>;
  /** Marks performers as in a private chat, or free again. Announced after the commit. */
  setBusy(tx: AnyTransaction, actorIds: readonly number[], busy: boolean): Promise<void>;
  /** Brings performers online or sends them off; those in a chat stay as they are. */
  setOnline(actorIds: readonly number[], online: boolean): Promise<void>;
  /** The names of these, for whoever searches among them. */
  namesOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** Who is online, best rank first, without those banned in `country`. */
  onlineByRank(country: string | null, first: number): Promise<readonly number[]>;
  /** Which of these are online. */
  onlineAmong(ids: readonly number[]): Promise<ReadonlySet<number>>;
  /** Whom each of these recommends, best first, without those banned in `country`. */
  recommendedBy(
    ids: readonly number[],
    country: string | null,
  ): Promise<ReadonlyMap<number, readonly number[]>>;
  /** Moves the number of those who follow a performer. */
  countFavourite(tx: AnyTransaction, actorId: number, by: 1 | -1): Promise<void>;
  /** Moves how many guests rated a performer, and how many of them liked it; what is shown follows. */
  countRatings(
    tx: AnyTransaction,
    actorId: number,
    by: { readonly count: number; readonly liked: number },
  ): Promise<void>;
  /** Writes performers from outside; see `importActors`. */
  importMany(tx: AnyTransaction, actors: readonly ImportedActor[]): Promise<void>;
  /** The GraphQL types `Model` and `Tag`, for fields of other modules. */
  types(builder: SchemaBuilder): ActorTypes;
  /** One performer through the request's batching loader. */
  load(context: GraphContext, actorId: number): Promise<ModelShape | null>;
}

export type ActorTypes = ReturnType<typeof actorTypes>;
export type { ActorRecord };
