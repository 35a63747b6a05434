import type { RestClient } from '@vx/api-client';
import type { IncomingName, OutgoingName, SocketContract } from '@vx/contract/socket';

/** The part of the REST client that the session uses. */
export type SessionCalls = Pick<RestClient, 'call' | 'createIntent'>;

/** The part of the realtime client that the session uses. */
export interface SessionEvents {
  on<Name extends IncomingName>(
    name: Name,
    listener: (payload: SocketContract[Name]['payload']) => void,
  ): () => void;
}

/** The same, and what is sent. */
export interface SessionSocket extends SessionEvents {
  /** Queues and sends; a `clientId` makes a repeat harmless. */
  send<Name extends OutgoingName>(
    name: Name,
    payload: SocketContract[Name]['payload'],
    options?: { readonly clientId?: string },
  ): void;
}
