import type { Repeater, RestClient } from '@vx/api-client';
import type { IncomingName, OutgoingName, SocketContract } from '@vx/contract/socket';

/** The part of the REST client that live chat uses. */
export type LiveCalls = Pick<RestClient, 'call'>;

/** What sends the end of a chat until it is answered. */
export type LiveRepeater = Pick<Repeater, 'send' | 'isPending'>;

/** The part of the realtime client that live chat uses. */
export interface LiveSocket {
  on<Name extends IncomingName>(
    name: Name,
    listener: (payload: SocketContract[Name]['payload']) => void,
  ): () => void;
  /** Queues and sends; a `clientId` makes a repeat harmless. */
  send<Name extends OutgoingName>(
    name: Name,
    payload: SocketContract[Name]['payload'],
    options?: { readonly clientId?: string },
  ): void;
}
