import { closeCodes } from '@vx/contract/socket';
import type { Logger } from '@vx/kernel';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { sessionCookie, type AnonymousSessions, type Session, type Sessions } from '../auth.ts';
import type { Bus } from '../bus/bus.ts';
import { preferredLanguage } from '../http/identify.ts';
import type { Metrics } from '../metrics.ts';
import type { Caller, SocketHandlers } from '../module.ts';
import type { GuestStream } from '../realtime/guest-events.ts';
import type { PublicRing } from '../realtime/public-ring.ts';
import { Connection, silenceMs, type ConnectionDeps } from './connection.ts';
import { writeFrame } from './frames.ts';
import type { LocalGuests, PresenceStore } from './presence.ts';
import { GuestRooms } from './rooms.ts';
import { textFrame } from './wire.ts';

export const socketPath = '/socket';
const maxPayload = 64 * 1024;
const catchUpMs = 2000;
const sweepMs = 30_000;

export interface SocketServerDeps {
  readonly handlers: SocketHandlers;
  readonly sessions: Sessions;
  readonly anonymous: AnonymousSessions;
  readonly stream: GuestStream;
  readonly ring: PublicRing;
  readonly bus: Bus;
  readonly presence: (local: LocalGuests) => PresenceStore;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly origin: string;
  readonly sessionTtlSeconds: number;
  readonly now: () => number;
  /** Address of the caller behind proxies. */
  readonly ipOf: (request: IncomingMessage) => string;
  readonly country: string | null;
  /** Other upgrades are somebody else's (hot reload in development). */
  readonly leaveOthers: boolean;
}

export interface SocketServer {
  readonly presence: PresenceStore;
  readonly size: number;
  /** Looks for events whose hint between nodes got lost. Runs by itself every two seconds. */
  catchUp(): Promise<void>;
  /** Closes every socket with 1012 and waits for them to go. */
  close(): Promise<void>;
}

/** Serves `/socket` on the HTTP server. */
export function mountSocket(app: FastifyInstance, deps: SocketServerDeps): SocketServer {
  const server = new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false });
  const connections = new Set<Connection>();
  const rooms = new GuestRooms(deps);
  const presence = deps.presence(rooms);
  let closing = false;

  const frames = {
    in: deps.metrics.frames.labels('in'),
    out: deps.metrics.frames.labels('out'),
  };
  const connectionDeps: ConnectionDeps = {
    handlers: deps.handlers,
    rooms,
    ring: deps.ring,
    now: deps.now,
    async authenticate(bearer) {
      if (deps.anonymous.read(bearer) !== null) return null;
      return (await deps.sessions.byBearer(bearer)) ?? 'stale';
    },
    touch: (session) =>
      session ? deps.sessions.touch(session.sessionId) : Promise.resolve(deps.sessionTtlSeconds),
    onFrame: (direction) => frames[direction].inc(),
    onClose: (code) => deps.metrics.socketCloses.inc({ code }),
    onFailure: (error, type) => deps.logger.error('socket message failed', { type, err: error }),
    onSession(connection) {
      if (connection.session) ignoreFailure(presence.announce([connection.session.guestId]));
    },
    onEnd(connection) {
      connections.delete(connection);
      deps.metrics.sockets.dec();
      const guestId = connection.session?.guestId;
      if (guestId !== undefined && !rooms.has(guestId)) ignoreFailure(presence.withdraw(guestId));
    },
  };

  const accept = async (
    socket: WebSocket,
    wire: Duplex,
    request: IncomingMessage,
  ): Promise<void> => {
    // Frames may arrive while the cookie is looked up.
    socket.pause();
    const secret = readCookie(request.headers.cookie, sessionCookie);
    const visitorId = secret === null ? null : deps.anonymous.read(secret);
    let session: Session | null = null;
    try {
      session = secret === null || visitorId !== null ? null : await deps.sessions.byCookie(secret);
    } catch (error) {
      deps.logger.error('socket handshake failed', { err: error });
      socket.close(closeCodes.serviceRestart);
      return;
    }
    const connection = new Connection(
      socket,
      wire,
      callerOf(request, visitorId, deps),
      session,
      connectionDeps,
    );
    connections.add(connection);
    deps.metrics.sockets.inc();
    if (closing) connection.close(closeCodes.serviceRestart, 'restart');
    socket.resume();
  };

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (request.url?.split('?')[0] !== socketPath) {
      if (!deps.leaveOthers) socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
      return;
    }
    if (closing || !isOwnOrigin(request, deps.origin)) {
      socket.end(
        `HTTP/1.1 ${closing ? '503 Service Unavailable' : '403 Forbidden'}\r\nconnection: close\r\n\r\n`,
      );
      return;
    }
    server.handleUpgrade(
      request,
      socket,
      head,
      (webSocket) => void accept(webSocket, socket, request),
    );
  };
  app.server.on('upgrade', upgrade);

  const stopRing = deps.ring.listen((event) => {
    if (event === null) {
      for (const connection of connections) connection.giveUp();
      return;
    }
    const { name, payload, seq, at } = event;
    const frame = textFrame(writeFrame(name, payload, 'public', seq, at));
    for (const connection of connections) connection.sendPublic(seq, frame);
  });
  const stopSessions = deps.sessions.onEnded((sessionId, reason) => {
    for (const connection of connections)
      if (connection.session?.sessionId === sessionId) connection.expire(reason);
  });
  const catchUp = (): Promise<void> => rooms.catchUp();
  const timers = [
    setInterval(() => ignoreFailure(catchUp()), catchUpMs),
    setInterval(() => {
      ignoreFailure(presence.announce(rooms.guestIds));
      for (const connection of connections) {
        if (deps.now() - connection.lastHeard > silenceMs) connection.terminate();
      }
    }, sweepMs),
  ];
  for (const timer of timers) timer.unref();

  return {
    presence,
    get size() {
      return connections.size;
    },
    catchUp,
    async close() {
      closing = true;
      for (const timer of timers) clearInterval(timer);
      stopRing();
      stopSessions();
      const guests = rooms.guestIds;
      for (const connection of Array.from(connections))
        connection.close(closeCodes.serviceRestart, 'restart');
      await Promise.allSettled(guests.map((guestId) => presence.withdraw(guestId)));
      const deadline = Date.now() + 1500;
      while (server.clients.size > 0 && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      for (const client of server.clients) client.terminate();
      app.server.off('upgrade', upgrade);
      server.close();
    },
  };
}

function callerOf(
  request: IncomingMessage,
  visitorId: string | null,
  deps: SocketServerDeps,
): Caller {
  return {
    guestId: null,
    sessionId: visitorId,
    language: preferredLanguage(request.headers['accept-language']),
    ip: deps.ipOf(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    country: deps.country,
    requestId: randomUUID(),
  };
}

/** Browsers name the page's origin; another site must not use our cookie. */
function isOwnOrigin(request: IncomingMessage, own: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || origin === own) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

function readCookie(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, ...value] = part.split('=');
    if (key?.trim() !== name) continue;
    try {
      return decodeURIComponent(value.join('=').trim());
    } catch {
      return null;
    }
  }
  return null;
}

function ignoreFailure(promise: Promise<unknown>): void {
  promise.catch(() => undefined);
}
