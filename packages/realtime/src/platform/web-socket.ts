import library from 'reconnecting-websocket';
import type { OpenSocket, SocketHandlers, TransportSocket } from '../ports.ts';
import { ABNORMAL_CLOSE } from '../protocol.ts';

// Under `nodenext` its types claim that the class is one `default` further in; at run time it never is.
type Library = typeof library extends { readonly default: infer Class } ? Class : typeof library;
const ReconnectingWebSocket = library as unknown as Library;

/** The longest delay that a timer takes: the deadline of an attempt is the transition table's. */
const MAX_TIMER_MS = 2 ** 31 - 1;

interface Transport {
  attempt(url: string, handlers: SocketHandlers): TransportSocket;
}

/**
 * Opens sockets of the platform: browsers, workers and Node have the same `WebSocket`. One opener
 * may serve several clients. A transport that lost its socket serves the next attempt.
 *
 * @param url read for every attempt
 */
export function createWebSocketOpener(url: () => string): OpenSocket {
  const parked: Transport[] = [];
  return (handlers) => {
    const address = url();
    const transport = parked.pop() ?? createTransport((lost) => parked.push(lost));
    return transport.attempt(address, handlers);
  };
}

/**
 * After a close the library starts its next attempt by itself and waits for an address. It gets one
 * when the transition table asks for a socket, and therefore opens none in between.
 */
function createTransport(park: (transport: Transport) => void): Transport {
  let address = Promise.withResolvers<string>();
  let current: SocketHandlers | null = null;
  const socket = new ReconnectingWebSocket(() => address.promise, undefined, {
    WebSocket: createSocketClass(),
    minReconnectionDelay: 0,
    connectionTimeout: MAX_TIMER_MS,
    maxEnqueuedMessages: 0,
  });
  const transport: Transport = {
    attempt(url, handlers) {
      current = handlers;
      address.resolve(url);
      return {
        send(text) {
          if (current === handlers) socket.send(text);
        },
        close(code, reason) {
          if (current !== handlers) return;
          current = null;
          // Ends the library's loop for good, also where its attempt has no socket yet.
          socket.close(code, reason);
        },
      };
    },
  };
  socket.addEventListener('open', () => current?.opened());
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') current?.received(data);
  });
  socket.addEventListener('close', ({ code, reason }) => {
    const lost = current;
    if (!lost) return;
    current = null;
    address = Promise.withResolvers();
    park(transport);
    lost.closed(code, reason);
  });
  return transport;
}

/** `WebSocket` as the library can be given it; made late, because older runtimes have none. */
function createSocketClass(): typeof WebSocket {
  return class extends WebSocket {
    /** A socket that cannot be made closes as one that could not connect: the library would wait for ever. */
    constructor(url: string | URL) {
      try {
        super(url);
      } catch {
        return closedSocket();
      }
    }

    /** The close that follows an error has its code; at the error itself the library reports 1000. */
    override addEventListener(...[type, ...rest]: Parameters<WebSocket['addEventListener']>): void {
      if (type !== 'error') super.addEventListener(type, ...rest);
    }
  };
}

function closedSocket(): WebSocket {
  const socket = Object.assign(new EventTarget(), { readyState: 3 });
  const close = Object.assign(new Event('close'), { code: ABNORMAL_CLOSE, reason: 'not opened' });
  queueMicrotask(() => socket.dispatchEvent(close));
  return socket as WebSocket;
}
