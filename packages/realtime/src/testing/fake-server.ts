import {
  outgoingEnvelope,
  socketMessages,
  type IncomingName,
  type OutgoingName,
  type SocketContract,
  type StreamName,
  type StreamPosition,
} from '@vx/contract/socket';
import type { Scheduler } from '@vx/kernel';
import { Value } from 'typebox/value';
import type { OpenSocket, SocketHandlers, TransportSocket } from '../ports.ts';

type Payload<Name extends IncomingName> = SocketContract[Name]['payload'];

interface LogEntry {
  readonly seq: number;
  readonly type: IncomingName;
  readonly payload: object;
}

/** One frame of a client, as the server read it. */
export interface ReceivedFrame {
  readonly at: number;
  readonly connection: number;
  readonly type: OutgoingName;
  readonly accessToken: string;
  readonly guestId: string | null;
  readonly payload: object;
  readonly clientId?: string;
}

/** What a scripted fault does with one frame on its way to a client. */
export type Fault = 'pass' | 'drop' | 'duplicate' | 'cut';

interface FakeConnection {
  readonly id: number;
  readonly handlers: SocketHandlers;
  isOpen: boolean;
  bearer: string | null;
  guestId: string | null;
  ready: boolean;
}

/**
 * The server's side of the socket protocol in memory (ADR 0005): sessions, both streams with replay
 * or an open gap, answers to messages by `clientId`, and faults as scripted. Every frame of a client
 * is checked against the contract; what breaks it is kept in `violations`.
 */
export class FakeRealtimeServer {
  readonly received: ReceivedFrame[] = [];
  readonly violations: string[] = [];
  /** Messages that had their effect, each `clientId` once. */
  readonly effects: ReceivedFrame[] = [];
  /** Seconds a session lives without a ping. */
  ttl = 3600;
  /** Milliseconds a frame takes, each way. */
  latencyMs = 0;
  answersPings = true;
  answersHandshake = true;
  /** `false`: the effect happens, but nothing is said about it. */
  answersMessages = true;
  /** Decides what happens to each frame to a client. */
  fault: (frame: { readonly type: string; readonly seq: number }) => Fault = () => 'pass';
  /** Closes the next connection attempts with these codes instead of opening them. */
  readonly refusals: number[] = [];
  readonly #scheduler: Scheduler & { now(): number };
  readonly #sessions = new Map<string, string>();
  readonly #guests = new Map<string, LogEntry[]>();
  readonly #connections: FakeConnection[] = [];
  #ring: LogEntry[] = [];
  #ringSeq = 0;
  #epochs: Record<StreamName, string> = { guest: 'g1', public: 'p1' };

  constructor(clock: Scheduler & { now(): number }) {
    this.#scheduler = clock;
  }

  /** Makes a session. */
  login(bearer: string, guestId: string): void {
    this.#sessions.set(bearer, guestId);
  }

  get openConnections(): number {
    return this.#connections.filter(({ isOpen }) => isOpen).length;
  }
  /** How many connections were tried. */
  get attempts(): number {
    return this.#connections.length;
  }
  framesOf(type: OutgoingName): readonly ReceivedFrame[] {
    return this.received.filter((frame) => frame.type === type);
  }

  /** A durable event for one guest. */
  publish<Name extends IncomingName>(guestId: string, type: Name, payload: Payload<Name>): void {
    const log = this.#logOf(guestId);
    const entry = { seq: log.length + 1, type, payload };
    log.push(entry);
    for (const connection of this.#readyOf(guestId)) this.#push(connection, 'guest', entry);
  }

  /** A broadcast, kept in the ring. */
  broadcast<Name extends IncomingName>(type: Name, payload: Payload<Name>): void {
    this.#ringSeq += 1;
    const entry = { seq: this.#ringSeq, type, payload };
    this.#ring = [...this.#ring, entry].slice(-1024);
    for (const connection of this.#connections)
      if (connection.ready) this.#push(connection, 'public', entry);
  }

  /** An absolute frame, not kept. */
  send<Name extends IncomingName>(guestId: string, type: Name, payload: Payload<Name>): void {
    for (const connection of this.#readyOf(guestId)) this.#absolute(connection, type, payload);
  }

  /** Ends a session, on all its connections. */
  expire(bearer: string): void {
    this.#sessions.delete(bearer);
    for (const connection of this.#connections) {
      if (!connection.isOpen || connection.bearer !== bearer) continue;
      this.#absolute(connection, 'sessionExpired', { reason: 'expired' });
      this.#later(() => this.#close(connection, 4001, 'session ended'));
    }
  }

  /** Closes or, with 1006, breaks every open connection. */
  cut(code = 1006, reason = ''): void {
    for (const connection of this.#connections) this.#close(connection, code, reason);
  }

  /** What was kept of a stream is gone, as after a restart without its ring. */
  renewEpoch(stream: StreamName): void {
    this.#epochs = { ...this.#epochs, [stream]: `${this.#epochs[stream]}+` };
    if (stream === 'public') {
      this.#ring = [];
      this.#ringSeq = 0;
    }
  }

  /** The ring only reaches back over the last `count` events. */
  trimRing(count: number): void {
    this.#ring = count === 0 ? [] : this.#ring.slice(-count);
  }

  readonly openSocket: OpenSocket = (handlers) => {
    const id = this.#connections.length + 1;
    const connection: FakeConnection = {
      id,
      handlers,
      isOpen: false,
      bearer: null,
      guestId: null,
      ready: false,
    };
    this.#connections.push(connection);
    let gone = false;
    const refusal = this.refusals.shift();
    this.#later(() => {
      if (gone) return;
      if (refusal !== undefined) {
        handlers.closed(refusal, '');
        return;
      }
      connection.isOpen = true;
      handlers.opened();
    });
    const port: TransportSocket = {
      send: (text) => this.#later(() => connection.isOpen && this.#receive(connection, text)),
      close: () => {
        gone = true;
        connection.isOpen = false;
        connection.ready = false;
      },
    };
    return port;
  };

  #later(task: () => void): void {
    this.#scheduler.after(this.latencyMs, task);
  }

  #receive(connection: FakeConnection, text: string): void {
    const frame = read(text);
    if (
      !frame ||
      (connection.ready === (frame.type === 'sessionRequest') && this.answersHandshake)
    ) {
      this.#close(connection, 1002, 'protocol error');
      return;
    }
    const valid = this.#validate(frame);
    this.received.push({ ...frame, at: this.#scheduler.now(), connection: connection.id });
    if (frame.type === 'sessionRequest')
      this.#greet(connection, frame.payload as SocketContract['sessionRequest']['payload']);
    else if (frame.type === 'ping') this.#answerPing(connection);
    else if (!valid) this.#refuse(connection, frame, 'INVALID_INPUT');
    else if (connection.guestId === null && !socketMessages[frame.type].anonymous)
      this.#refuse(connection, frame, 'NEED_LOGIN');
    else this.#accept(connection, frame);
  }

  #refuse(
    connection: FakeConnection,
    { clientId = null as never }: ReceivedFrame,
    code: string,
  ): void {
    this.#absolute(connection, 'messageRefused', { clientId, code });
  }

  /** Whether a frame keeps to the contract; what does not is noted. */
  #validate(frame: ReceivedFrame): boolean {
    const before = this.violations.length;
    for (const error of Value.Errors(outgoingEnvelope, frame))
      this.violations.push(`${frame.type}: ${error.message}`);
    const definition = socketMessages[frame.type];
    if (!definition) this.violations.push(`${frame.type} is not in the contract`);
    else
      for (const error of Value.Errors(definition.payload, frame.payload))
        this.violations.push(`${frame.type}: payload${error.instancePath} ${error.message}`);
    return this.violations.length === before;
  }

  #greet(
    connection: FakeConnection,
    { bearer, positions = {} }: SocketContract['sessionRequest']['payload'],
  ): void {
    if (!this.answersHandshake) return;
    const guestId = bearer === undefined ? null : (this.#sessions.get(bearer) ?? null);
    if (bearer !== undefined && guestId === null) {
      this.#absolute(connection, 'sessionExpired', { reason: 'expired' });
      this.#later(() => this.#close(connection, 4001, 'session ended'));
      return;
    }
    connection.bearer = bearer ?? null;
    connection.guestId = guestId;
    const guestLog = guestId === null ? [] : this.#logOf(guestId);
    const plans = {
      guest: this.#plan('guest', guestLog, guestLog.length, positions.guest),
      public: this.#plan('public', this.#ring, this.#ringSeq, positions.public),
    };
    this.#absolute(connection, 'sessionAcknowledge', {
      ttl: this.ttl,
      guestId,
      positions: { guest: plans.guest.position, public: plans.public.position },
      replayed: { guest: plans.guest.missed !== null, public: plans.public.missed !== null },
    });
    connection.ready = true;
    for (const stream of ['guest', 'public'] as const) {
      for (const entry of plans[stream].missed ?? []) this.#push(connection, stream, entry);
    }
  }

  /** What a client at `from` has missed; `null` when that is not known any more. */
  #plan(
    stream: StreamName,
    log: readonly LogEntry[],
    seq: number,
    from: StreamPosition | undefined,
  ) {
    const position = { epoch: this.#epochs[stream], seq };
    if (!from || from.epoch !== position.epoch || from.seq > seq) return { position, missed: null };
    const missed = log.filter((entry) => entry.seq > from.seq);
    return { position, missed: missed.length === seq - from.seq ? missed : null };
  }

  #answerPing(connection: FakeConnection): void {
    if (this.answersPings) this.#absolute(connection, 'pong', { ttl: this.ttl });
  }

  #accept(connection: FakeConnection, frame: ReceivedFrame): void {
    const { clientId } = frame;
    const repeated =
      clientId !== undefined && this.effects.some((effect) => effect.clientId === clientId);
    if (!repeated) this.effects.push(frame);
    if (clientId !== undefined && this.answersMessages)
      this.#absolute(connection, 'messageAccepted', { clientId });
  }

  #absolute(connection: FakeConnection, type: IncomingName, payload: object): void {
    const stream = socketMessages[type].stream ?? 'guest';
    const seq =
      stream === 'public'
        ? this.#ringSeq
        : connection.guestId === null
          ? 0
          : this.#logOf(connection.guestId).length;
    this.#push(connection, stream, { seq, type, payload });
  }

  #push(connection: FakeConnection, stream: StreamName, entry: LogEntry): void {
    const fault = this.fault(entry);
    if (fault === 'drop') return;
    const text = JSON.stringify({ ...entry, stream, at: this.#scheduler.now() });
    const deliver = (): void => {
      if (connection.isOpen) connection.handlers.received(text);
    };
    this.#later(deliver);
    if (fault === 'duplicate') this.#later(deliver);
    if (fault === 'cut') this.#later(() => this.#close(connection, 1006, ''));
  }

  #close(connection: FakeConnection, code: number, reason: string): void {
    if (!connection.isOpen) return;
    connection.isOpen = false;
    connection.ready = false;
    connection.handlers.closed(code, reason);
  }

  #readyOf(guestId: string): readonly FakeConnection[] {
    return this.#connections.filter(
      (connection) => connection.ready && connection.guestId === guestId,
    );
  }

  #logOf(guestId: string): LogEntry[] {
    const log = this.#guests.get(guestId) ?? [];
    this.#guests.set(guestId, log);
    return log;
  }
}

function read(text: string): ReceivedFrame | null {
  try {
    return JSON.parse(text) as ReceivedFrame;
  } catch {
    return null;
  }
}
