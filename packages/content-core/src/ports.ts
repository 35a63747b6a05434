import type { RestClient } from '@vx/api-client';
import type { IncomingName, SocketContract } from '@vx/contract/socket';

/** The part of the REST client that content uses. */
export type ContentCalls = Pick<RestClient, 'call' | 'createIntent'>;

/** The part of the realtime client that content uses. */
export interface ContentEvents {
  on<Name extends IncomingName>(
    name: Name,
    listener: (payload: SocketContract[Name]['payload']) => void,
  ): () => void;
}
