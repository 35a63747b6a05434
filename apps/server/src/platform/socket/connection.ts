import {
  closeCodes,
  limitReasons,
  type IncomingName,
  type SocketContract,
} from '@vx/contract/socket';
import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Session, SessionEnd } from '../auth.ts';
import { askFor, type AskedFor } from '../admission.ts';
import { OperationError } from '../errors.ts';
import { addressKey } from '../http/app.ts';
import { refusalOf, type Refusal } from '../http/refusal.ts';
import type { Caller, SocketHandlers } from '../module.ts';
import type { Position } from '../realtime/guest-events.ts';
import type { Broadcasts, PublicRing } from '../realtime/public-ring.ts';
import { writeFrame, type ReadFrame, type ReadFrames } from './frames.ts';
import type { GuestEventFrame, GuestRooms, Member } from './rooms.ts';
import { CallerBudget } from './caller-budget.ts';
import { textFrame, writeFrames } from './wire.ts';

type SessionRequest = SocketContract['sessionRequest']['payload'];
/** Whose page a connection is opened by, as its frames say. */
type Page = Pick<Extract<ReadFrame, { kind: 'message' }>, 'accessToken' | 'guestId'>;

export interface ConnectionDeps {
  readonly handlers: SocketHandlers;
  readonly readFrame: ReadFrames;
  readonly rooms: GuestRooms;
  readonly ring: Broadcasts;
  readonly now: () => number;
  /** Session of the bearer; `null` for an anonymous one; `'stale'` when it is not valid. */
  readonly authenticate: (bearer: string) => Promise<Session | null | 'stale'>;
  /** Seconds until the session ends; 0 when it has ended. */
  readonly touch: (session: Session | null) => Promise<number>;
  readonly onFrame: (direction: 'in' | 'out') => void;
  readonly onClose: (code: number) => void;
  readonly onFailure: (error: unknown, type: string) => void;
  /** The session is known. `false`: it has as many sockets as it may. */
  readonly onSession: (connection: Connection) => boolean;
  readonly onLimit: (caller: Caller, limit: keyof typeof limitReasons) => void;
  readonly onEnd: (connection: Connection) => void;
}

/** Where a connection comes from. `sessionId` is a visitor's. */
export type Origin = Pick<Caller, 'sessionId' | 'language' | 'ip' | 'userAgent' | 'country'>;

/** More than this waiting in the send buffer means that the client does not keep up. */
const maxBufferBytes = 1024 * 1024;
const maxQueued = 256;
const handshakeMs = 10_000;
const lingerMs = 2000;
/** Two pings and a bit: whoever is silent that long is gone. */
export const silenceMs = 130_000;

type State = 'waiting' | 'joining' | 'open' | 'closed';

/** Whose the sockets are: listeners are the same functions for all of them, since most only wait. */
const owner = Symbol('connection');
interface Owned {
  [owner]?: Connection;
}

function onWire(this: Duplex & Owned, chunk: Buffer): void {
  this[owner]?.handleBytes(chunk.length);
}
function onMessage(this: WebSocket & Owned, data: Buffer, isBinary: boolean): void {
  this[owner]?.handleMessage(data, isBinary);
}
function onPing(this: WebSocket & Owned, data: Buffer): void {
  this[owner]?.handlePing(data);
}
function onPong(this: WebSocket & Owned): void {
  this[owner]?.handlePong();
}
function onClose(this: WebSocket & Owned): void {
  this[owner]?.handleClose();
}
const onError = (): void => undefined;

/** One socket from its handshake to its end (ADR 0005). Thousands of them wait, so each is a few fields. */
export class Connection implements Member {
  guestSeq = 0;
  session: Session | null;
  lastHeard: number;
  #id: string | null = null;
  #state: State = 'waiting';
  #publicSeq = 0;
  /** The messages that are handled now or wait for it. */
  #queue: Promise<void> | null = null;
  #queued = 0;
  /** Of the session, once the client has said whose page it is. */
  #guestId: string | null = null;
  readonly #visitorId: string | null;
  #language: Caller['language'];
  readonly #ip: string;
  readonly #userAgent: string;
  readonly #country: string | null;
  readonly #socket: WebSocket;
  /** What the socket writes to. */
  readonly #wire: Duplex;
  readonly #deps: ConnectionDeps;
  readonly #budget = new CallerBudget();
  #handshakeTimer: NodeJS.Timeout | null;

  constructor(
    socket: WebSocket,
    wire: Duplex,
    { sessionId, language, ip, userAgent, country }: Origin,
    cookieSession: Session | null,
    deps: ConnectionDeps,
  ) {
    this.#socket = socket;
    this.#wire = wire;
    this.#visitorId = sessionId;
    this.#language = language;
    this.#ip = ip;
    this.#userAgent = userAgent;
    this.#country = country;
    this.#deps = deps;
    this.session = cookieSession;
    this.lastHeard = deps.now();
    this.#handshakeTimer = setTimeout(
      () => this.close(closeCodes.protocolError, 'no session request'),
      handshakeMs,
    );
    this.#handshakeTimer.unref();
    (socket as Owned)[owner] = this;
    (wire as Owned)[owner] = this;
    // On the wire: pings and pieces of frames cost work, too, and never become a message.
    wire.prependListener('data', onWire);
    socket.on('message', onMessage);
    socket.on('ping', onPing);
    socket.on('pong', onPong);
    socket.on('close', onClose);
    socket.on('error', onError);
  }

  get id(): string {
    return (this.#id ??= randomUUID());
  }

  get isOpen(): boolean {
    return this.#state === 'open';
  }

  sendGuestEvent(event: GuestEventFrame): void {
    this.#writeFrame(event.frame);
  }

  sendGuestFrame(name: string, payload: unknown, at: number): void {
    if (this.#state === 'open') this.#write(writeFrame(name, payload, 'guest', this.guestSeq, at));
  }

  /** Sends a broadcast whose frame is the same for everyone. */
  sendPublic(seq: number, frame: Buffer): void {
    if (this.#state !== 'open' || seq !== this.#publicSeq + 1) return;
    this.#publicSeq = seq;
    this.#writeFrame(frame);
  }

  restartClient(): void {
    this.close(closeCodes.serviceRestart, 'start again');
  }

  /** Tells that the session is over and closes. [RU-socket-session-expiry-reload][RU-socket-guest-locked] */
  expire(reason: SessionEnd): void {
    // An event of the guest's stream could come after the goodbye, to nobody.
    if (reason === 'locked') this.#send('guestLocked', { locked: true });
    this.#send('sessionExpired', { reason });
    this.close(closeCodes.sessionEnded, 'session ended');
  }

  close(code: number, reason: string): void {
    if (this.#state === 'closed') return;
    this.#ended();
    this.#deps.onClose(code);
    this.#socket.close(code, reason);
    const timer = setTimeout(() => this.#socket.terminate(), lingerMs);
    timer.unref();
    this.#socket.once('close', () => clearTimeout(timer));
  }

  terminate(): void {
    this.#ended();
    this.#socket.terminate();
  }

  handleMessage(data: Buffer, isBinary: boolean): void {
    if (this.#state === 'closed') return;
    this.lastHeard = this.#deps.now();
    this.#deps.onFrame('in');
    const budget = this.#countFrame();
    if (budget === 'cut') return;
    if (isBinary) return this.close(closeCodes.protocolError, 'text frames only');
    const frame = this.#deps.readFrame(data.toString('utf8'));
    if (frame.kind === 'garbage')
      return this.close(closeCodes.protocolError, 'not a frame of this protocol');
    if (budget === 'refuse' || this.#queued >= maxQueued) {
      return this.#refuse(frame.kind === 'message' ? frame.clientId : null, 'TOO_MANY_REQUESTS');
    }
    this.#queued += 1;
    this.#queue = (this.#queue ?? Promise.resolve())
      .then(() => askFor(this.#askedFor(), () => this.#handle(frame)))
      .catch((error: unknown) => this.#failed(error, frame))
      .finally(() => {
        this.#queued -= 1;
        if (this.#queued === 0) this.#queue = null;
      });
  }

  handlePing(data: Buffer): void {
    if (this.#countFrame() === 'take') this.#socket.pong(data);
  }

  handlePong(): void {
    this.#countFrame();
  }

  handleClose(): void {
    this.#ended();
  }

  handleBytes(bytes: number): void {
    if (this.#state !== 'closed' && !this.#budget.takeBytes(bytes, this.#deps.now()))
      this.#cut('bytes');
  }

  /** Counts a frame before anything looks into it. */
  #countFrame(): 'take' | 'refuse' | 'cut' {
    if (this.#state === 'closed') return 'cut';
    const verdict = this.#budget.takeFrame(this.#deps.now());
    if (verdict === 'cut') this.#cut('frames');
    return verdict;
  }

  /** Says why, and reads nothing more of what is still under way. */
  #cut(limit: keyof typeof limitReasons): void {
    this.#deps.onLimit(this.#caller(), limit);
    this.close(closeCodes.limitReached, limitReasons[limit]);
    this.#socket.pause();
  }

  #askedFor(): AskedFor {
    return { address: addressKey(this.#ip), guestId: this.#guestId };
  }

  #caller(): Caller {
    return {
      guestId: this.#guestId,
      sessionId: (this.#guestId === null ? null : this.session?.sessionId) ?? this.#visitorId,
      language: this.#language,
      ip: this.#ip,
      userAgent: this.#userAgent,
      country: this.#country,
      // Nothing that asks for it goes over a socket.
      deviceId: null,
      requestId: this.id,
    };
  }

  async #handle(frame: Exclude<ReadFrame, { kind: 'garbage' }>): Promise<void> {
    if (this.#state === 'closed') return;
    if (this.#state === 'waiting') {
      if (frame.kind === 'message' && frame.name === 'sessionRequest') {
        await this.#start(frame.payload as SessionRequest, frame);
      } else this.close(closeCodes.protocolError, 'a session request comes first');
      return;
    }
    if (frame.kind === 'refused') return this.#refuse(frame.clientId, 'INVALID_INPUT');
    if (frame.name === 'sessionRequest')
      return this.close(closeCodes.protocolError, 'one session per connection');
    if (frame.name === 'ping') return this.#pong();
    await this.#dispatch(frame);
  }

  async #dispatch(frame: Extract<ReadFrame, { kind: 'message' }>): Promise<void> {
    const { definition, name, payload, clientId } = frame;
    const handler = this.#deps.handlers[name] as
      | ((call: {
          payload: unknown;
          clientId: string | null;
          caller: Caller;
          connectionId: string;
        }) => Promise<void>)
      | undefined;
    // [RU-socket-logged-in-only]
    if (!definition.anonymous && this.#guestId === null) throw new OperationError('NEED_LOGIN');
    if (!handler) throw new OperationError('NOT_IMPLEMENTED');
    if (definition.idempotent && clientId === null)
      throw new OperationError('IDEMPOTENCY_KEY_REQUIRED');
    await handler({ payload, clientId, caller: this.#caller(), connectionId: this.id });
    if (clientId !== null) this.#send('messageAccepted', { clientId });
  }

  /** Authenticates, acknowledges, replays. [RU-socket-queue-flush-on-ack] */
  async #start(request: SessionRequest, page: Page): Promise<void> {
    this.#endHandshake();
    this.#state = 'joining';
    if (request.bearer !== undefined) {
      const session = await this.#deps.authenticate(request.bearer);
      if (session === 'stale') return this.expire('expired');
      this.session = session;
    } else if (this.session === null) {
      // A guest's page in a browser that has logged out: nobody's socket is not what it asks for.
      if (page.guestId !== null) return this.expire('expired');
    } else if (page.accessToken !== '' && page.accessToken !== this.session.tag) {
      // A page of the session before: the cookie is another guest's by now.
      return this.expire('replaced');
    }
    const ttl = await this.#deps.touch(this.session);
    if (ttl <= 0) return this.expire('expired');
    const guestId = this.session?.accountId ?? null;
    this.#guestId = guestId;
    this.#language = request.language;
    if (!this.#deps.onSession(this)) return this.#cut('sockets');
    const joined =
      guestId === null
        ? null
        : await this.#deps.rooms.join(guestId, this, request.positions?.guest ?? null);
    if (this.#isClosed()) {
      joined?.start();
      if (guestId !== null) this.#deps.rooms.leave(guestId, this);
      return;
    }
    const missed = this.#missedBroadcasts(request.positions?.public ?? null);
    this.#state = 'open';
    this.guestSeq = joined?.position.seq ?? 0;
    this.#send('sessionAcknowledge', {
      ttl,
      guestId,
      positions: {
        guest: joined?.position ?? { epoch: 'anonymous', seq: 0 },
        public: this.#deps.ring.position(),
      },
      replayed: { guest: joined?.replayed ?? false, public: missed !== null },
    });
    joined?.start();
    for (const event of missed ?? [])
      this.#write(writeFrame(event.name, event.payload, 'public', event.seq, event.at));
    this.#publicSeq = this.#deps.ring.position().seq;
  }

  /** `null`: there is nothing to go on from, or it is gone. */
  #missedBroadcasts(since: Position | null): ReturnType<PublicRing['after']> {
    return since === null ? null : this.#deps.ring.after(since);
  }

  /** [RU-socket-pong-ttl] */
  async #pong(): Promise<void> {
    const ttl = await this.#deps.touch(this.session);
    if (ttl <= 0) this.expire('expired');
    else this.#send('pong', { ttl });
  }

  #failed(error: unknown, frame: ReadFrame): void {
    const refusal = refusalOf(error);
    const type = frame.kind === 'message' ? frame.name : 'unknown';
    if (refusal.ours) this.#deps.onFailure(error, type);
    if (type === 'sessionRequest' || type === 'ping')
      this.close(closeCodes.serviceRestart, 'try again');
    else
      this.#refuse(frame.kind === 'message' ? frame.clientId : null, refusal.code, refusal.detail);
  }

  #refuse(clientId: string | null, code: string, detail: Refusal['detail'] = null): void {
    this.#send('messageRefused', { clientId, code, ...(detail && { detail: { ...detail } }) });
  }

  #send<Name extends IncomingName>(name: Name, payload: SocketContract[Name]['payload']): void {
    this.#write(writeFrame(name, payload, 'guest', this.guestSeq, this.#deps.now()));
  }

  #write(text: string): void {
    this.#writeFrame(textFrame(text));
  }

  #writeFrame(frame: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#wire.writableLength > maxBufferBytes) {
      return this.close(closeCodes.tooSlow, 'the client does not keep up');
    }
    this.#deps.onFrame('out');
    writeFrames(this.#wire, frame);
  }

  #isClosed(): boolean {
    return this.#state === 'closed';
  }

  #ended(): void {
    if (this.#state === 'closed') return;
    this.#state = 'closed';
    this.#endHandshake();
    if (this.#guestId !== null) this.#deps.rooms.leave(this.#guestId, this);
    this.#deps.onEnd(this);
  }

  #endHandshake(): void {
    if (this.#handshakeTimer !== null) clearTimeout(this.#handshakeTimer);
    this.#handshakeTimer = null;
  }
}
