import type { RestContract, RestKey } from '@vx/contract/rest';
import type { AbortLike } from '@vx/kernel';

/** A member that must be given only when the contract demands something in it. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : object extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

/** What the call sends, as the contract has it. */
export type RestInput<Key extends RestKey> = Part<'params', RestContract[Key]['params']> &
  Part<'query', RestContract[Key]['query']> &
  Part<'body', RestContract[Key]['body']>;

/** How a call is made, beside what it says. */
export interface CallControl {
  /** Aborting ends this wait; the request itself ends when nobody waits for it any more. */
  readonly signal?: AbortLike;
  /** For operations that charge or create; made by `createIntent`. Without one, each call gets its own. */
  readonly idempotencyKey?: string;
  /** Asks the server even though a cached or a running answer exists. */
  readonly fresh?: boolean;
  /**
   * Repeats a call that charges nothing anew when it is repeated, since it sets how something stands:
   * a cancellation, a limit, a setting. As often and as patiently as a GET.
   */
  readonly repeat?: boolean;
  /** The request may outlive the page; for reports sent while leaving. */
  readonly keepalive?: boolean;
}

/** What an endpoint takes (`params`, `query`, `body`), and how the call is made. */
export type CallOptions<Key extends RestKey> = RestInput<Key> & CallControl;

/** Arguments of `call` after the address: optional where the endpoint needs no input. */
export type CallArguments<Key extends RestKey> =
  object extends RestInput<Key> ? [options?: CallOptions<Key>] : [options: CallOptions<Key>];

/** What an endpoint answers. */
export type RestAnswer<Key extends RestKey> = RestContract[Key]['response'];
