import type { RestContract, RestKey, RunningKind } from '@vx/contract/rest';
import type { StudioContract, StudioKey } from '@vx/contract/studio';
import type { OutgoingName, SocketContract } from '@vx/contract/socket';
import type { Migration } from 'kysely/migration';
import type { FastifyInstance } from 'fastify';
import type { AnyTransaction } from './database/index.ts';
import type { DemoWorld } from '../demo/world.ts';
import type { SchemaBuilder } from './graphql/builder.ts';
import type { Identify } from './http/identify.ts';

/** Who asks. Handlers get it already authenticated. */
export interface Caller {
  /** Id of the logged-in guest, or `null` for an anonymous visitor. */
  readonly guestId: string | null;
  readonly sessionId: string | null;
  /** Interface language of the request: de, en, nl or es. */
  readonly language: 'de' | 'en' | 'nl' | 'es';
  readonly ip: string;
  readonly userAgent: string;
  /** ISO 3166 country of the caller, if known. */
  readonly country: string | null;
  /** The browser, by the cookie that we signed for it; `null`: it has none, or a forged one. */
  readonly deviceId: string | null;
  readonly requestId: string;
}

/** Who asks in the studio. */
export interface StudioCaller extends Pick<
  Caller,
  'sessionId' | 'language' | 'ip' | 'userAgent' | 'country' | 'requestId'
> {
  /** With the profile that guests see; `null`: nobody is logged in. */
  readonly performer: { readonly id: string; readonly actorId: number } | null;
}

export interface RestCall<Key extends RestKey> {
  readonly params: RestContract[Key]['params'];
  readonly query: RestContract[Key]['query'];
  readonly body: RestContract[Key]['body'];
  readonly caller: Caller;
  /** Present (and validated) on operations that the contract marks idempotent. */
  readonly idempotencyKey: string | null;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Sets a cookie of the answer. */
  setCookie(name: string, value: string, options?: { readonly maxAgeSeconds?: number }): void;
}

/** What the handler of a `binary` call answers. */
export interface BinaryAnswer {
  readonly contentType: string;
  readonly content: Uint8Array | string;
  /** Offers the answer as a download. */
  readonly filename?: string;
}

/**
 * Answers one REST operation. Expected refusals are thrown as `OperationError(code)`, which carries
 * a code the contract lists; the platform turns it into the right status.
 */
export type RestHandler<Key extends RestKey> = (
  call: RestCall<Key>,
) => Promise<RestContract[Key]['response']>;

export type RestHandlers = { readonly [Key in RestKey]?: RestHandler<Key> };

/** A call of the studio, as `RestCall` is one of the guest apps. */
export interface StudioCall<Key extends StudioKey> extends Pick<
  RestCall<RestKey>,
  'idempotencyKey' | 'headers' | 'setCookie'
> {
  readonly params: StudioContract[Key]['params'];
  readonly query: StudioContract[Key]['query'];
  readonly body: StudioContract[Key]['body'];
  readonly caller: StudioCaller;
}

/** Answers one call of the studio. Refuses as `RestHandler` does. */
export type StudioHandler<Key extends StudioKey> = (
  call: StudioCall<Key>,
) => Promise<StudioContract[Key]['response']>;

export type StudioHandlers = { readonly [Key in StudioKey]?: StudioHandler<Key> };

export interface SocketCall<Name extends OutgoingName> {
  readonly payload: SocketContract[Name]['payload'];
  readonly clientId: string | null;
  readonly caller: Caller;
  readonly connectionId: string;
}

export type SocketHandlers = {
  readonly [Name in OutgoingName]?: (call: SocketCall<Name>) => Promise<void>;
};

/** A job kept in the database; `worker` nodes take due jobs with SKIP LOCKED. At least once: handlers are idempotent. */
export interface JobDefinition {
  readonly name: string;
  run(payload: unknown, job: { readonly id: string; readonly attempt: number }): Promise<void>;
}

/** Work repeated on one node at a time (advisory lock) or on every node. */
export interface RecurringTask {
  readonly name: string;
  readonly everyMs: number;
  readonly where: 'one-node' | 'every-node';
  run(): Promise<void>;
}

/** Rows about guests: what a guest is given of them, and what becomes of them when the account goes. */
export interface PersonalRows {
  readonly table: string;
  /** Column with the guest's id. Default `guest_id`. */
  readonly guest?: string;
  /** The rows hang on rows of another table, which name the guest in `guest_id`. */
  readonly through?: { readonly column: string; readonly table: string; readonly key: string };
  /** What the guest can read of a row. None: nothing in it means anything to a guest. */
  readonly columns: readonly string[];
  /**
   * `removed`: with the account. `kept`: the law asks for it (money), and with the account gone its id
   * leads to nobody.
   */
  readonly afterwards: 'removed' | 'kept';
}

/** What a module holds about guests. */
export interface PersonalData {
  readonly rows: readonly PersonalRows[];
  /** What has to be put right in other places before the rows go. */
  readonly beforeRemoval?: (tx: AnyTransaction, guestId: string) => Promise<void>;
  /** What still runs for the guest: an account goes once nothing does. */
  readonly running?: (
    guestId: string,
  ) => Promise<readonly { readonly kind: RunningKind; readonly name: string }[]>;
}

/** One product system (or a close family) on the server. Modules meet through each other's `index.ts` only. */
export interface ServerModule {
  /** The folder's name. */
  readonly name: string;
  /** Keys are sortable: `2026-11-21-money-01-ledger`. */
  readonly migrations?: Readonly<Record<string, Migration>>;
  readonly rest?: RestHandlers;
  /** Calls of performers. */
  readonly studio?: StudioHandlers;
  readonly socket?: SocketHandlers;
  /** Adds types and fields to the query service or the feed service. */
  readonly vxql?: (builder: SchemaBuilder) => void;
  readonly feed?: (builder: SchemaBuilder) => void;
  /** Module privacy gives it to guests and removes it with their account. */
  readonly personal?: PersonalData;
  readonly jobs?: readonly JobDefinition[];
  readonly recurring?: readonly RecurringTask[];
  /** Raw HTTP routes outside the contract (media, sandbox pages). Prefixes are listed in the module's README. */
  readonly http?: (
    app: FastifyInstance,
    edge: {
      /** Who a request comes from. */
      readonly identify: Identify;
    },
  ) => void | Promise<void>;
  /** Fills an empty database with the demo world. Runs once, in module order, inside the seed command. */
  readonly seed?: (world: DemoWorld) => Promise<void>;
  /** Ends what the module holds. */
  readonly close?: () => Promise<void>;
}
