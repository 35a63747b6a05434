import type { OpenSocket } from '../ports.ts';

/** Opens sockets of the platform: browsers, workers and Node have the same `WebSocket`. */
export function createWebSocketOpener(url: () => string): OpenSocket {
  return (handlers) => {
    const socket = new WebSocket(url());
    socket.addEventListener('open', () => handlers.opened());
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') handlers.received(data);
    });
    socket.addEventListener('close', ({ code, reason }) => handlers.closed(code, reason));
    return {
      send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
      close: (code, reason) => socket.close(code, reason),
    };
  };
}
