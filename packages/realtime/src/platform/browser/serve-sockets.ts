import type { Server } from 'node:http';
import { WebSocketServer } from 'ws';
import type { FakeRealtimeServer } from '../../testing/index.ts';

/** The fake server behind a real WebSocket endpoint. */
export function serveSockets(http: Server, fake: FakeRealtimeServer): WebSocketServer {
  const endpoint = new WebSocketServer({ server: http, path: '/socket' });
  endpoint.on('connection', (socket) => {
    const port = fake.openSocket({
      opened: () => {},
      received: (text) => socket.send(text),
      closed: (code, reason) => (code === 1006 ? socket.terminate() : socket.close(code, reason)),
    });
    socket.on('message', (data: Buffer) => port.send(data.toString('utf8')));
    socket.on('close', () => port.close(1000, ''));
  });
  return endpoint;
}
