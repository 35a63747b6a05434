import type { IncomingName, OutgoingName, SocketContract, SocketPort } from '@vx/contract/socket';
import { createEmitter, createStore, type ReadableStore } from '@vx/kernel';

type Incoming = { [Name in IncomingName]: SocketContract[Name]['payload'] };
type StreamName = 'guest' | 'public';

/** What is known of the line to the server. */
export type LineState = 'waiting' | 'online' | 'offline';

interface SendOptions {
  readonly clientId?: string;
}

/** The socket of a page: there from the start, connected when the page has time for it. */
export interface PageSocket extends SocketPort {
  /** Events of a stream were missed for good: what is shown from it must be loaded again. */
  onResync(listener: (stream: StreamName) => void): () => void;
  readonly line: ReadableStore<LineState>;
}

/**
 * Calls `missed` when the connection is back after it was lost, and when events of the guest were missed for
 * good: for what is not replayed and has to be asked for again.
 */
export function onMissed(socket: PageSocket, missed: () => void): void {
  let line = socket.line.getSnapshot();
  socket.line.subscribe(() => {
    const before = line;
    line = socket.line.getSnapshot();
    if (before === 'offline' && line === 'online') missed();
  });
  socket.onResync((stream) => {
    if (stream === 'guest') missed();
  });
}

/** The real socket, as it is attached once its code is there. */
export interface AttachedSocket {
  readonly send: (name: OutgoingName, payload: object, options: SendOptions | undefined) => void;
  /** Starts to deliver events of one name to `receive`. */
  readonly subscribe: (name: IncomingName) => void;
}

export interface DeferredSocket extends PageSocket {
  /** Hands in an event of the real socket. */
  receive<Name extends IncomingName>(name: Name, payload: Incoming[Name]): void;
  receiveResync(stream: StreamName): void;
  setLine(state: LineState): void;
  /** From now on messages go through `socket`; those that waited go first, in their order. */
  attach(socket: AttachedSocket): void;
}

/**
 * A socket that opens after the first paint: listeners and messages of the time before are kept. On
 * the server it stays closed.
 */
export function createDeferredSocket(): DeferredSocket {
  const events = createEmitter<Incoming>();
  const resyncs = createEmitter<{ readonly resync: StreamName }>();
  const line = createStore<LineState>('waiting');
  const wanted = new Set<IncomingName>();
  const waiting: (readonly [OutgoingName, object, SendOptions | undefined])[] = [];
  let attached: AttachedSocket | null = null;
  return {
    line,
    on(name, listener) {
      if (!wanted.has(name)) {
        wanted.add(name);
        attached?.subscribe(name);
      }
      return events.on(name, listener);
    },
    onResync: (listener) => resyncs.on('resync', listener),
    send(name, payload, options) {
      if (attached) attached.send(name, payload, options);
      else waiting.push([name, payload, options]);
    },
    receive: (name, payload) => events.emit(name, payload),
    receiveResync: (stream) => resyncs.emit('resync', stream),
    setLine: (state) => line.set(state),
    attach(socket) {
      attached = socket;
      for (const name of wanted) socket.subscribe(name);
      for (const [name, payload, options] of waiting.splice(0)) socket.send(name, payload, options);
    },
  };
}
