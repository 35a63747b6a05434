import type { IncomingName, OutgoingName, SocketContract } from '@vx/contract/socket';
import { createEmitter, createStore, type ReadableStore } from '@vx/kernel';

type Incoming = { [Name in IncomingName]: SocketContract[Name]['payload'] };

/** What is known of the line to the server. */
export type LineState = 'waiting' | 'online' | 'offline';

interface SendOptions {
  readonly clientId?: string;
}

/** The socket as cores see it: there from the start, connected when the page has time for it. */
export interface SocketPort {
  on<Name extends IncomingName>(
    name: Name,
    listener: (payload: Incoming[Name]) => void,
  ): () => void;
  send<Name extends OutgoingName>(
    name: Name,
    payload: SocketContract[Name]['payload'],
    options?: SendOptions,
  ): void;
  readonly line: ReadableStore<LineState>;
}

export interface LateSocket extends SocketPort {
  /** Hands in an event of the real socket. */
  receive<Name extends IncomingName>(name: Name, payload: Incoming[Name]): void;
  setLine(state: LineState): void;
  /** From now on messages go through `send`; those that waited go first. */
  attach(send: (name: OutgoingName, payload: object, options?: SendOptions) => void): void;
}

/**
 * A socket that opens after the first paint: listeners and messages of the time before are kept. On
 * the server it stays closed.
 */
export function createLateSocket(): LateSocket {
  const events = createEmitter<Incoming>();
  const line = createStore<LineState>('waiting');
  const waiting: (readonly [OutgoingName, object, SendOptions | undefined])[] = [];
  let deliver: ((name: OutgoingName, payload: object, options?: SendOptions) => void) | null = null;
  return {
    line,
    on: (name, listener) => events.on(name, listener),
    send(name, payload, options) {
      if (deliver) deliver(name, payload, options);
      else waiting.push([name, payload, options]);
    },
    receive: (name, payload) => events.emit(name, payload),
    setLine: (state) => line.set(state),
    attach(send) {
      deliver = send;
      for (const [name, payload, options] of waiting.splice(0)) send(name, payload, options);
    },
  };
}
