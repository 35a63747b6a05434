import type { MessageDefinition } from '@vx/contract';
import { closeCodes } from '@vx/contract/socket';
import type { Logger } from '@vx/kernel';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { AnonymousSessions, Session, sessionCookie, Sessions, studioCookie } from '../auth.ts';
import type { Bus } from '../bus/bus.ts';
import { addressKey } from '../http/app.ts';
import type { CallerPlace } from '../http/caller-address.ts';
import { cookieName } from '../http/cookies.ts';
import { readTarget } from '../http/request-target.ts';
import { preferredLanguage } from '../http/identify.ts';
import type { Metrics } from '../metrics.ts';
import type { SocketHandlers } from '../module.ts';
import type { GuestStream } from '../realtime/guest-events.ts';
import type { Broadcasts } from '../realtime/public-ring.ts';
import type { SecurityLog } from '../security-log.ts';
import { Connection, silenceMs, type ConnectionDeps, type Origin } from './connection.ts';
import { Crowd } from './crowd.ts';
import { createReadFrame, writeFrame } from './frames.ts';
import type { LocalGuests, PresenceStore } from './presence.ts';
import { GuestRooms } from './rooms.ts';
import { textFrame } from './wire.ts';

export const socketPath = '/socket';
const maxPayload = 64 * 1024;
const catchUpMs = 2000;
const sweepMs = 30_000;
/** One browser has one; a network may hide many people. */
const maxPerSession = 20;
const maxPerAddress = 300;
/** What an address with too many sockets is told to wait. */
const crowdedMs = 30_000;

/** Under which a socket is counted; one listener leaves for all of them. */
const addressOf = Symbol('address');
interface Counted {
  [addressOf]?: string;
}
const ignore = (): void => undefined;

export interface SocketServerDeps {
  /** Where the sockets open, and by which cookie. */
  readonly path: string;
  readonly cookie: typeof sessionCookie | typeof studioCookie;
  /** What clients may send. */
  readonly messages: readonly MessageDefinition[];
  readonly handlers: SocketHandlers;
  readonly sessions: Sessions;
  /** The id of a visitor whose token it is; nobody's in the studio. */
  readonly readVisitor: AnonymousSessions['read'];
  readonly stream: GuestStream;
  readonly ring: Broadcasts;
  readonly bus: Bus;
  readonly presence: (local: LocalGuests) => PresenceStore;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly securityLog: SecurityLog;
  readonly origin: string;
  readonly sessionTtlSeconds: number;
  readonly now: () => number;
  readonly place: CallerPlace;
  /**
   * Counts an upgrade among the requests of its address: ms until the next may come, 0: this one may.
   * `null`: addresses are not limited (load tests).
   */
  readonly countUpgrade: ((address: string) => Promise<number>) | null;
  /** Other upgrades that are somebody else's. */
  readonly leaves: (path: string) => boolean;
}

export interface SocketServer {
  readonly presence: PresenceStore;
  readonly size: number;
  /** Looks for events whose hint between nodes got lost. Runs by itself every two seconds. */
  catchUp(): Promise<void>;
  /**
   * Looks for sessions whose end was not heard of, because the message got lost or nobody swept yet.
   * Runs by itself every thirty seconds.
   */
  recheckSessions(): Promise<void>;
  /**
   * Closes every socket with 1012 and waits for them to go.
   * @param spreadMs over which they are closed: clients come back a second later, and not all at once
   */
  close(spreadMs: number): Promise<void>;
}

/** Serves sockets of one kind of account on the HTTP server. */
export function mountSocket(app: FastifyInstance, deps: SocketServerDeps): SocketServer {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload,
    perMessageDeflate: false,
    // The connection answers pings, within its budget.
    autoPong: false,
  });
  const connections = new Set<Connection>();
  const rooms = new GuestRooms(deps);
  const presence = deps.presence(rooms);
  const bySession = new Crowd<Connection>(maxPerSession);
  const byAddress = new Crowd<Duplex>(deps.countUpgrade === null ? Infinity : maxPerAddress);
  let closing = false;

  const frames = {
    in: deps.metrics.frames.labels('in'),
    out: deps.metrics.frames.labels('out'),
  };
  const connectionDeps: ConnectionDeps = {
    handlers: deps.handlers,
    readFrame: createReadFrame(deps.messages),
    rooms,
    ring: deps.ring,
    now: deps.now,
    async authenticate(bearer) {
      if (deps.readVisitor(bearer) !== null) return null;
      return (await deps.sessions.byBearer(bearer)) ?? 'stale';
    },
    touch: (session) =>
      session ? deps.sessions.touch(session.sessionId) : Promise.resolve(deps.sessionTtlSeconds),
    onFrame: (direction) => frames[direction].inc(),
    onClose: (code) => deps.metrics.socketCloses.inc({ code }),
    onFailure: (error, type) => deps.logger.error('socket message failed', { type, err: error }),
    onSession(connection) {
      const { session } = connection;
      if (!session) return true;
      if (!bySession.enter(session.sessionId, connection)) return false;
      ignoreFailure(presence.announce([session.accountId]));
      return true;
    },
    onLimit: (caller, limit) =>
      deps.securityLog.note({ event: 'limitReached', limit: `socket ${limit}` }, caller),
    onEnd(connection) {
      connections.delete(connection);
      if (connection.session) bySession.leave(connection.session.sessionId, connection);
      deps.metrics.sockets.dec();
      const guestId = connection.session?.accountId;
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
    const secret = readCookie(
      request.headers.cookie,
      cookieName(deps.cookie, deps.origin.startsWith('https:')),
    );
    const visitorId = secret === null ? null : deps.readVisitor(secret);
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
      originOf(request, visitorId, deps),
      session,
      connectionDeps,
    );
    connections.add(connection);
    deps.metrics.sockets.inc();
    if (closing) connection.close(closeCodes.serviceRestart, 'restart');
    socket.resume();
  };

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const target = readTarget(request.url ?? '');
    const path = target.kind === 'serve' ? (target.url.split('?')[0] ?? '') : '';
    if (path !== deps.path) {
      if (!deps.leaves(path)) socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
      return;
    }
    const isRefused = !isOwnOrigin(request, deps.origin);
    if (isRefused)
      deps.securityLog.note(
        { event: 'originRefused', route: deps.path },
        { ip: deps.place.addressOf(request) },
      );
    if (closing || isRefused) {
      socket.end(
        `HTTP/1.1 ${closing ? '503 Service Unavailable' : '403 Forbidden'}\r\nconnection: close\r\n\r\n`,
      );
      return;
    }
    void admit(request, socket).then((waitMs) => {
      if (waitMs > 0) {
        socket.end(
          `HTTP/1.1 429 Too Many Requests\r\nretry-after: ${Math.ceil(waitMs / 1000)}\r\nconnection: close\r\n\r\n`,
        );
        return;
      }
      server.handleUpgrade(
        request,
        socket,
        head,
        (webSocket) => void accept(webSocket, socket, request),
      );
    });
  };
  app.server.on('upgrade', upgrade);

  /** ms that an upgrade has to wait, 0: none. Nothing of the socket is read meanwhile. */
  const admit = async (request: IncomingMessage, socket: Duplex): Promise<number> => {
    socket.on('error', ignore);
    const ip = deps.place.addressOf(request);
    const waitMs = (await deps.countUpgrade?.(ip).catch(() => 0)) ?? 0;
    if (waitMs > 0 || socket.destroyed) return waitMs;
    const key = addressKey(ip);
    if (!byAddress.enter(key, socket)) {
      deps.securityLog.note({ event: 'limitReached', limit: 'sockets of an address' }, { ip });
      return crowdedMs;
    }
    (socket as Counted)[addressOf] = key;
    socket.on('close', leaveAddress);
    return 0;
  };
  function leaveAddress(this: Duplex & Counted): void {
    byAddress.leave(this[addressOf] ?? '', this);
  }

  const stopRing = deps.ring.listen((event) => {
    if (event === null) {
      for (const connection of connections) connection.restartClient();
      return;
    }
    const { name, payload, seq, at } = event;
    const frame = textFrame(writeFrame(name, payload, 'public', seq, at));
    for (const connection of connections) connection.sendPublic(seq, frame);
  });
  const stopSessions = deps.sessions.onEnded((sessionId, reason) => {
    for (const connection of bySession.of(sessionId)) connection.expire(reason);
  });
  const catchUp = async (): Promise<void> => {
    await Promise.all([rooms.catchUp(), deps.ring.catchUp()]);
  };
  const recheckSessions = async (): Promise<void> => {
    for (const sessionId of await deps.sessions.endedAmong(bySession.keys))
      for (const connection of bySession.of(sessionId)) connection.expire('expired');
  };
  const timers = [
    setInterval(() => ignoreFailure(catchUp()), catchUpMs),
    setInterval(() => {
      ignoreFailure(presence.announce(rooms.guestIds));
      ignoreFailure(recheckSessions());
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
    recheckSessions,
    async close(spreadMs) {
      closing = true;
      const withdrawn: Promise<unknown>[] = [];
      await evenly(Array.from(connections), spreadMs, (connection) => {
        connection.close(closeCodes.serviceRestart, 'restart');
        const guestId = connection.session?.accountId;
        if (guestId !== undefined && !rooms.has(guestId))
          withdrawn.push(presence.withdraw(guestId));
      });
      for (const timer of timers) clearInterval(timer);
      stopRing();
      stopSessions();
      await Promise.allSettled(withdrawn);
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

/** Does something to each, at even times. */
async function evenly<Item>(
  items: readonly Item[],
  overMs: number,
  run: (item: Item) => void,
): Promise<void> {
  const since = performance.now();
  for (const [index, item] of items.entries()) {
    const early = (overMs * index) / items.length - (performance.now() - since);
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early));
    run(item);
  }
}

function originOf(
  request: IncomingMessage,
  visitorId: string | null,
  deps: SocketServerDeps,
): Origin {
  return {
    sessionId: visitorId,
    language: preferredLanguage(request.headers['accept-language']),
    ip: deps.place.addressOf(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    country: deps.place.countryOf(request),
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
