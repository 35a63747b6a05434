import type {
  IncomingFrame,
  IncomingName,
  OutgoingName,
  SocketContract,
  SocketPort,
  StreamName,
} from '@vx/contract/socket';
import {
  createEmitter,
  createStore,
  type Clock,
  type KeyValueStorage,
  type Logger,
  type Random,
  type ReadableStore,
  type Scheduler,
} from '@vx/kernel';
import type { Message, SendRefusal, SendResult } from './outbox/message.ts';
import { createMessageStore, type MessageStore } from './outbox/message-store.ts';
import { ANONYMOUS, IDEMPOTENT, STREAMS, type Frame, type Positions } from './protocol.ts';
import type {
  ConnectionReport,
  OpenSocket,
  PageSignals,
  RealtimeConfig,
  TabPorts,
} from './ports.ts';
import type { RealtimeSnapshot } from './snapshot.ts';
import { createStreams } from './streams.ts';
import { createLeader } from './tabs/leader.ts';
import { createTab, type Tab } from './tabs/tab.ts';
import type { LeaderMessage } from './tabs/tab-message.ts';

/** Why the page should load again. */
export type ReloadReason = 'sessionExpired' | 'pageReload' | 'emailVerified';

/** Every message of the server by its name, and two events of this side. */
export type RealtimeEvents = { readonly [Name in IncomingName]: IncomingFrame<Name> } & {
  /** Events of this stream were missed for good: reload what is shown from it. */
  readonly resync: { readonly stream: StreamName };
  readonly reload: { readonly reason: ReloadReason };
};

/** What the rules about reloading need to know of the page. */
export interface PageFacts {
  readonly isMobile: boolean;
  readonly isTvLivestream: boolean;
  /** A payment was handed to the provider and its answer is awaited. */
  readonly isPaymentPending: boolean;
}

/** What `createRealtime` runs on. `createBrowserRealtime` fills in all that a browser has. */
export interface RealtimeDeps {
  readonly openSocket: OpenSocket;
  readonly config: () => RealtimeConfig;
  readonly page: () => PageFacts;
  readonly pageSignals: PageSignals;
  /** `null`: this tab gets a socket of its own. */
  readonly tabs: TabPorts | null;
  /** Sends `POST /logger/websocketConnectionError`. */
  readonly report: (report: ConnectionReport) => void;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly logger: Logger;
  /** Where the data of the page stands in the streams, if the page knows. */
  readonly positions?: Partial<Positions>;
  /**
   * Events that repeat an absolute state, where the socket serves others than guests: they are no part of the
   * sequence of their stream. The names of guests' events are known.
   */
  readonly absolute?: ReadonlySet<string>;
}

/** How a message is sent. */
export interface SendOptions {
  /** Makes a repeat harmless; made here for messages that need one. */
  readonly clientId?: string;
}

/** The socket of the platform, one for all tabs of a browser. */
export interface Realtime extends ReadableStore<RealtimeSnapshot>, Disposable {
  /** Connects, or finds the tab that is connected. Once is enough. */
  start(): void;
  /** Leaves everything and begins anew: after a login, a logout, or when stopped. */
  restart(): void;
  /** Listens to one kind of event, in the order of its stream, each once. Returns the way to stop. */
  on<Name extends keyof RealtimeEvents>(
    name: Name,
    listener: (event: RealtimeEvents[Name]) => void,
  ): () => void;
  /** Sends when there is a session, in the order given. Never rejects. */
  send<Name extends OutgoingName>(
    name: Name,
    payload: SocketContract[Name]['payload'],
    options?: SendOptions,
  ): Promise<SendResult>;
  /**
   * The port that every core takes. Its listeners get payloads alone. A message with a `clientId` that never left
   * (`NEED_LOGIN`, `QUEUE_FULL`, `ENDED`) arrives as `messageRefused`, like one that the server refuses; of the latter
   * it may arrive twice.
   */
  readonly socket: SocketPort;
}

interface Unsettled {
  readonly message: Message;
  readonly outcome: Promise<SendResult>;
  readonly resolve: (result: SendResult) => void;
}

/** Messages of one tab that may wait; a full queue refuses the newcomer and never drops what it has taken. */
export const QUEUE_LIMIT = 200;

/**
 * One connection for all tabs of a browser: resumes where it broke off, loses and doubles no message, and says
 * what it missed.
 */
export function createRealtime(deps: RealtimeDeps): Realtime {
  const { clock, random, logger, config } = deps;
  const emitter = createEmitter<RealtimeEvents>();
  const store = createStore<RealtimeSnapshot>({
    link: { name: 'idle' },
    role: 'joining',
    unsettled: 0,
  });
  const streams = createStreams(deps.positions, deps.absolute);
  const unsettled = new Map<string, Unsettled>();
  let tab: Tab | null = null;
  let messages: MessageStore = createMessageStore(deps.storage, logger, null);

  const emit = <Name extends keyof RealtimeEvents>(
    name: Name,
    event: RealtimeEvents[Name],
  ): void => {
    try {
      emitter.emit(name, event);
    } catch (error) {
      // A broken listener is no reason to lose a message.
      logger.error('realtime.listener-failed', { name, error });
    }
  };
  const change = (part: Partial<RealtimeSnapshot>): void =>
    store.update((now) => ({ ...now, ...part }));
  const countUnsettled = (): void => change({ unsettled: unsettled.size });

  const settle = (id: string, result: SendResult): void => {
    const entry = unsettled.get(id);
    if (!entry) return;
    unsettled.delete(id);
    countUnsettled();
    entry.resolve(result);
  };

  /** [RU-socket-page-reload][RU-socket-email-verified-reload][RU-socket-session-expiry-reload] */
  const reloadFor = (reason: ReloadReason): void => {
    const { isMobile, isTvLivestream, isPaymentPending } = deps.page();
    if (reason === 'sessionExpired' && isPaymentPending) return;
    if (reason === 'emailVerified' && (isMobile || isTvLivestream)) return;
    emit('reload', { reason });
  };

  const deliver = (frame: Frame): void => {
    emit(frame.type, frame as never);
    if (frame.type === 'pageReload') reloadFor('pageReload');
    else if (frame.type === 'guestEmailVerified') reloadFor('emailVerified');
  };

  const catchUp = (stream: StreamName, position: Positions[StreamName]): void => {
    const mine = streams.positions[stream];
    if (!position || (mine?.epoch === position.epoch && mine.seq >= position.seq)) return;
    streams.adopt(stream, position);
    // Whoever has shown nothing of the stream yet has missed nothing.
    if (mine) emit('resync', { stream });
  };

  /** What the leader of another tab says is judged by where this tab stands. */
  const followFrame = (frame: Frame, epoch: string | null): void => {
    const verdict = streams.judge(frame, epoch ?? undefined);
    if (verdict === 'drop') return;
    if (verdict === 'gap' && epoch !== null) catchUp(frame.stream, { epoch, seq: frame.seq });
    deliver(frame);
  };

  const onMessage = (message: LeaderMessage, own: boolean): void => {
    switch (message.type) {
      case 'state':
        change({ link: message.link });
        if (own || message.link.name !== 'online') return;
        for (const stream of STREAMS) catchUp(stream, message.positions[stream]);
        return;
      case 'frame':
        if (own) deliver(message.frame);
        else followFrame(message.frame, message.epoch);
        return;
      case 'resync':
        if (own) emit('resync', { stream: message.stream });
        else catchUp(message.stream, message.position);
        return;
      case 'settled':
        if (own) messages.remove(message.id);
        settle(message.id, message.result);
        return;
      case 'sessionOver':
        reloadFor('sessionExpired');
    }
  };

  /** Everything that waits for a leader in this tab: its own, and what tabs left behind. */
  const waiting = (): readonly Message[] => {
    const all = new Map<string, Message>();
    for (const message of messages.load()) all.set(message.id, message);
    for (const { message } of unsettled.values()) all.set(message.id, message);
    return [...all.values()].toSorted((a, b) => a.at - b.at);
  };

  const openTab = (): Tab => {
    const { guestId } = config();
    messages = createMessageStore(deps.storage, logger, guestId);
    return createTab({
      ...deps,
      ports: deps.tabs,
      name: `vx-realtime:${guestId ?? ''}`,
      isVisible: () => deps.pageSignals.isVisible(),
      unsettled: () => [...unsettled.values()].map(({ message }) => message),
      onMessage,
      onRole: (role) => store.getSnapshot().role !== role && change({ role }),
      createLeader: (send) => createLeader({ ...deps, streams, send, waiting: waiting() }),
    });
  };

  const start = (): void => {
    if (tab) return;
    tab = openTab();
    tab.join();
  };

  const stop = (): void => {
    tab?.[Symbol.dispose]();
    tab = null;
    for (const id of unsettled.keys()) settle(id, { ok: false, error: 'ENDED' });
    change({ link: { name: 'idle' }, role: 'joining' });
  };

  const signals = deps.pageSignals.listen((signal) => {
    if (signal === 'probe') tab?.probe();
    else if (signal === 'suspend') tab?.leave();
    else tab?.join();
  });

  const send: Realtime['send'] = (name, payload, options = {}) => {
    // [RU-socket-logged-in-only]
    if (!ANONYMOUS.has(name) && config().guestId === null) return refuse('NEED_LOGIN');
    if (!tab) return refuse('ENDED');
    if (unsettled.size >= QUEUE_LIMIT) return refuse('QUEUE_FULL');
    const clientId = options.clientId ?? (IDEMPOTENT.has(name) ? random.uuid() : null);
    const message: Message = {
      id: clientId ?? random.uuid(),
      name,
      payload,
      clientId,
      at: clock.now(),
    };
    const known = unsettled.get(message.id);
    if (known) return known.outcome;
    const { promise: outcome, resolve } = Promise.withResolvers<SendResult>();
    unsettled.set(message.id, { message, outcome, resolve });
    if (clientId !== null) messages.add(message);
    countUnsettled();
    tab.send(message);
    return outcome;
  };

  const socket: SocketPort = {
    on: (name, listener) => emitter.on(name, ({ payload }) => listener(payload as never)),
    send(name, payload, options) {
      void send(name, payload, options).then((result) => {
        const clientId = options?.clientId;
        if (result.ok || !clientId) return;
        emit('messageRefused', {
          type: 'messageRefused',
          payload: { clientId, code: result.error },
          stream: 'guest',
          seq: 0,
          at: clock.now(),
        });
      });
    },
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    on: emitter.on,
    start,
    restart() {
      stop();
      streams.reset();
      start();
    },
    send,
    socket,
    [Symbol.dispose]() {
      signals[Symbol.dispose]();
      stop();
      emitter[Symbol.dispose]();
      store[Symbol.dispose]();
    },
  };
}

const refuse = (error: SendRefusal): Promise<SendResult> => Promise.resolve({ ok: false, error });
