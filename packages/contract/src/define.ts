import type { Static, TSchema } from 'typebox';
import type { ErrorCode } from './errors/index.ts';

/** HTTP methods that the specification uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call an operation. `anyone` includes visitors without a session; `performer` is nobody's but the studio's
 * (`@vx/contract/studio`).
 */
export type Audience = 'anyone' | 'guest' | 'performer' | 'operator' | 'provider' | 'test';

/**
 * How often a call may be made. A network is what one customer or one household has: a /24, or a /64.
 * The server counts an address in memory or in Redis and refuses before it looks at the request; a
 * network in its database, for what costs money or writes to somebody.
 */
export interface CallLimits {
  readonly addressPerMinute?: number;
  readonly networkPerHour?: number;
  readonly networkPerDay?: number;
}

/** Characters that a path parameter may have where `maxParamLengths` names no other number. */
export const MAX_PARAM_LENGTH = 200;

/** What one REST endpoint is. The address (`key`) names it everywhere. */
export interface EndpointDefinition<
  Key extends string = string,
  Query extends TSchema = TSchema,
  Body extends TSchema = TSchema,
  Response extends TSchema = TSchema,
  Errors extends readonly ErrorCode[] = readonly ErrorCode[],
> {
  /** `'METHOD /path/{param}'`, below the prefix `/api/v1`. */
  readonly key: Key;
  /** Id in the specification (`RE-…`), or `null` for an addition of ours. */
  readonly id: string | null;
  readonly summary: string;
  readonly query?: Query;
  readonly body?: Body;
  readonly response?: Response;
  /** Stable codes this call may answer besides the common ones. */
  readonly errors?: Errors;
  readonly audience: Audience;
  /**
   * `common`: the call counts with all others of its address, and no other limit holds. What changes
   * something for anyone says it, so that nothing stands open because it was forgotten; else it is the
   * default.
   */
  readonly limits?: 'common' | CallLimits;
  /** Characters of the parameters that hold more than a name. Default: `MAX_PARAM_LENGTH`. */
  readonly maxParamLengths?: MaxParamLengths<Key>;
  /**
   * What stands for parameters that tests which call everything cannot guess. A member of query or body
   * has `examples` in its schema instead: `text(80, 1, 'Greetings from the sea')`.
   */
  readonly paramExamples?: ParamExamples<NoInfer<Key>>;
  /** The browser sends its cookies with the call. [RU-api-credentials-some] */
  readonly credentials?: boolean;
  /** The call charges or creates: an `Idempotency-Key` header is required. */
  readonly idempotent?: boolean;
  /** Seconds a client may reuse an answer. */
  readonly cacheSeconds?: number;
  /** Bytes that a request may have. Default: what JSON of forms needs. */
  readonly maxBodyBytes?: number;
  /** Answers a document or media instead of JSON. */
  readonly binary?: boolean;
  /** The address is not below `/api/v1` (media). */
  readonly outside?: boolean;
  /** `false`: listed, but the server answers 501 `NOT_IMPLEMENTED`. */
  readonly built: boolean;
}

/** Declares an endpoint; the return type keeps every literal. */
export function endpoint<
  const Key extends `${Method} /${string}`,
  Query extends TSchema,
  Body extends TSchema,
  Response extends TSchema,
  const Errors extends readonly ErrorCode[] = readonly [],
>(
  definition: EndpointDefinition<Key, Query, Body, Response, Errors>,
): EndpointDefinition<Key, Query, Body, Response, Errors> {
  return definition;
}

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

type MaxParamLengths<Key extends string> = string extends Key
  ? Readonly<Record<string, number>>
  : { readonly [Name in ParamNames<Key>]?: number };

type ParamExamples<Key extends string> = string extends Key
  ? Readonly<Record<string, string>>
  : { readonly [Name in ParamNames<Key>]?: string };

/** Path parameters of an address, by name. */
export type ParamsOf<Key extends string> = { readonly [N in ParamNames<Key>]: string | number };

type Known<S, Fallback> = [S] extends [TSchema]
  ? TSchema extends S
    ? Fallback
    : Static<S>
  : Fallback;

/** What a client sees of an endpoint: types only. */
export interface EndpointTypes<D extends EndpointDefinition> {
  readonly params: ParamsOf<D['key']>;
  readonly query: Known<NonNullable<D['query']>, undefined>;
  readonly body: Known<NonNullable<D['body']>, undefined>;
  readonly response: Known<NonNullable<D['response']>, unknown>;
  readonly errors: NonNullable<D['errors']>[number];
}

/** One socket message. The name is its `type` on the wire. */
export interface MessageDefinition<
  Name extends string = string,
  Payload extends TSchema = TSchema,
  Direction extends 'out' | 'in' = 'out' | 'in',
> {
  readonly name: Name;
  /** Id in the specification (`SO-…`, `SI-…`), or `null` for an addition of ours. */
  readonly id: string | null;
  /** `out`: client to server; `in`: server to client. */
  readonly direction: Direction;
  readonly summary: string;
  readonly payload: Payload;
  /** Incoming: which stream carries it. [ADR 0005] */
  readonly stream?: 'guest' | 'public';
  /** Incoming: repeats an absolute state, is not replayed and does not move the position. */
  readonly absolute?: boolean;
  /** Outgoing: may be sent without being logged in. [RU-socket-logged-in-only] */
  readonly anonymous?: boolean;
  /** Outgoing: carries a `clientId` kept for ever, so that a repeat has no second effect. */
  readonly idempotent?: boolean;
  /** Outgoing: how often a network may send it; beside what a socket may send at all. */
  readonly limits?: Omit<CallLimits, 'addressPerMinute'>;
  readonly built: boolean;
}

/** Makes the record of a system's endpoints, keyed by address. */
export function endpoints<const List extends readonly EndpointDefinition[]>(
  ...list: List
): { readonly [Item in List[number] as Item['key']]: Item } {
  return Object.fromEntries(list.map((item) => [item.key, item])) as never;
}

/** Makes the record of a system's messages, keyed by name. */
export function messages<const List extends readonly MessageDefinition[]>(
  ...list: List
): { readonly [Item in List[number] as Item['name']]: Item } {
  return Object.fromEntries(list.map((item) => [item.name, item])) as never;
}

/** Declares a socket message; the return type keeps name, direction and payload. */
export function message<
  const Name extends string,
  Payload extends TSchema,
  const Direction extends 'out' | 'in',
>(
  definition: MessageDefinition<Name, Payload, Direction>,
): MessageDefinition<Name, Payload, Direction> {
  return definition;
}
