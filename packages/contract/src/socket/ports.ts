import type { IncomingName, OutgoingName, SocketContract } from './index.ts';

/** What arrives over the socket, as a core listens to it. */
export interface SocketEvents {
  /** @returns ends it */
  on<Name extends IncomingName>(
    name: Name,
    listener: (payload: SocketContract[Name]['payload']) => void,
  ): () => void;
}

/** The socket as every core takes it; `@vx/realtime` is behind it. */
export interface SocketPort extends SocketEvents {
  /** Queues and sends; a `clientId` makes a repeat harmless. */
  send<Name extends OutgoingName>(
    name: Name,
    payload: SocketContract[Name]['payload'],
    options?: { readonly clientId?: string },
  ): void;
}
