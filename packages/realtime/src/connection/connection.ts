import type { OutgoingName, StreamName } from '@vx/contract/socket';
import {
  createMachine,
  type Clock,
  type Logger,
  type Random,
  type ReadableStore,
  type Scheduler,
} from '@vx/kernel';
import {
  ABNORMAL_CLOSE,
  NORMAL_CLOSE,
  parseFrame,
  type Frame,
  type Positions,
} from '../protocol.ts';
import type { ConnectionReport, OpenSocket, RealtimeConfig, TransportSocket } from '../ports.ts';
import type { Streams } from '../streams.ts';
import {
  INITIAL_STATE,
  type ConnectionEffect,
  type ConnectionEvent,
  type ConnectionState,
  type Timer,
} from './states.ts';
import { PONG_MISSING, transition } from './transition.ts';

export interface ConnectionDeps {
  readonly openSocket: OpenSocket;
  readonly config: () => RealtimeConfig;
  readonly streams: Streams;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly logger: Logger;
  readonly report: (report: ConnectionReport) => void;
  /** A frame that counts: in order, once. */
  readonly onFrame: (frame: Frame) => void;
  /** Missed events of a stream are gone. Called before any newer frame. */
  readonly onResync: (stream: StreamName) => void;
  /** Acknowledged: what is queued may go, and what was never answered goes again. */
  readonly onReady: () => void;
  readonly onSessionOver: () => void;
}

/** One socket to the server and its life. */
export interface Connection extends ReadableStore<ConnectionState>, Disposable {
  start(): void;
  /** Closes quietly; `start` begins anew. */
  end(): void;
  probe(): void;
  /** Writes a message at once. `false`: there is no session now. [RU-socket-envelope] */
  write(name: OutgoingName, payload: object, clientId: string | null): boolean;
}

/** A timer that fires this much late slept with its machine. */
const WAKE_LATENESS_MS = 5_000;

export function createConnection(deps: ConnectionDeps): Connection {
  const { clock, scheduler, random, logger, streams, config } = deps;
  const timers = new Map<Timer, Disposable>();
  let socket: TransportSocket | null = null;
  /** Where the last gap was found; the same gap again cannot be closed by reconnecting. */
  let lastGap: string | null = null;

  const write = (type: OutgoingName, payload: object, clientId: string | null = null): void => {
    const { accessToken, guestId } = config();
    socket?.send(
      JSON.stringify({
        type,
        accessToken,
        guestId,
        payload,
        ...(clientId !== null && { clientId }),
      }),
    );
  };

  const open = (send: (event: ConnectionEvent) => void): void => {
    let mine: TransportSocket | null = null;
    const isMine = (): boolean => mine !== null && socket === mine;
    const closed = (code: number, reason: string): void => {
      socket = null;
      send({ type: 'closed', code, reason, jitter: random.next() });
    };
    try {
      mine = deps.openSocket({
        opened: () => isMine() && send({ type: 'opened' }),
        received: (text) => isMine() && receive(text),
        closed: (code, reason) => isMine() && closed(code, reason),
      });
      socket = mine;
    } catch (error) {
      logger.error('realtime.open-failed', { error });
      closed(ABNORMAL_CLOSE, 'not opened');
    }
  };

  const disarm = (timer: Timer): void => {
    timers.get(timer)?.[Symbol.dispose]();
    timers.delete(timer);
  };

  const arm = (timer: Timer, delayMs: number): void => {
    disarm(timer);
    const dueAt = clock.now() + delayMs;
    const fire = (): void => {
      timers.delete(timer);
      machine.send({ type: 'timedOut', timer, jitter: random.next() });
      if (clock.now() - dueAt > WAKE_LATENESS_MS) machine.send({ type: 'probed' });
    };
    timers.set(timer, scheduler.after(delayMs, fire));
  };

  const sendSessionRequest = (): void => {
    const { language, bearer } = config();
    const known = Object.entries(streams.positions).filter(([, position]) => position !== null);
    const positions = Object.fromEntries(known) as Partial<Positions>;
    write('sessionRequest', {
      language,
      ...(bearer && { bearer }),
      ...(known.length > 0 && { positions }),
    });
  };

  const run = (effect: ConnectionEffect, send: (event: ConnectionEvent) => void): void => {
    switch (effect.type) {
      case 'open':
        open(send);
        return;
      case 'close': {
        const leaving = socket;
        socket = null;
        leaving?.close(effect.code, effect.reason);
        return;
      }
      case 'arm':
        arm(effect.timer, effect.delayMs);
        return;
      case 'disarm':
        disarm(effect.timer);
        return;
      case 'disarmAll':
        for (const timer of timers.keys()) disarm(timer);
        return;
      case 'sendSessionRequest':
        sendSessionRequest();
        return;
      case 'sendPing':
        write('ping', {});
        return;
      case 'flushQueue':
        deps.onReady();
        return;
      case 'endSession':
        deps.onSessionOver();
        return;
      case 'report':
        if (effect.report.error === 'pong missing') logger.warn(PONG_MISSING);
        deps.report(effect.report);
    }
  };

  const machine = createMachine<ConnectionState, ConnectionEvent, ConnectionEffect>({
    initial: INITIAL_STATE,
    transition,
    run,
  });

  const receive = (text: string): void => {
    const frame = parseFrame(text);
    if (!frame) {
      logger.warn('realtime.frame-unreadable', { length: text.length });
      return;
    }
    if (frame.type === 'sessionAcknowledge') {
      for (const stream of streams.acknowledge(frame.payload)) deps.onResync(stream);
      machine.send({ type: 'acknowledged', at: clock.now(), session: frame.payload });
      deps.onFrame(frame);
      return;
    }
    const state = machine.getSnapshot();
    if (state.name !== 'online' && frame.type !== 'sessionExpired') return;
    take(frame);
  };

  const take = (frame: Frame): void => {
    const verdict = streams.judge(frame);
    if (verdict === 'drop') return;
    if (verdict === 'gap' && !bridgeGap(frame)) {
      machine.send({ type: 'gapFound' });
      return;
    }
    if (frame.type === 'pong')
      machine.send({ type: 'ponged', at: clock.now(), ttl: frame.payload.ttl });
    deps.onFrame(frame);
    if (frame.type === 'sessionExpired') machine.send({ type: 'sessionExpired' });
  };

  /** The second time at the same place, the missing events are given up openly. */
  const bridgeGap = ({ stream, seq }: Frame): boolean => {
    const position = streams.positions[stream];
    const gap = `${stream} ${position?.epoch} ${position?.seq}`;
    logger.warn('realtime.gap', { stream, from: position?.seq, to: seq });
    if (lastGap !== gap || !position) {
      lastGap = gap;
      return false;
    }
    lastGap = null;
    streams.adopt(stream, { epoch: position.epoch, seq });
    deps.onResync(stream);
    return true;
  };

  return {
    getSnapshot: machine.getSnapshot,
    subscribe: machine.subscribe,
    start: () => machine.send({ type: 'started' }),
    end: () => machine.send({ type: 'ended' }),
    probe: () => machine.send({ type: 'probed' }),
    write(name, payload, clientId) {
      if (machine.getSnapshot().name !== 'online' || !socket) return false;
      write(name, payload, clientId);
      return true;
    },
    [Symbol.dispose]() {
      machine.send({ type: 'ended' });
      machine[Symbol.dispose]();
      // Disposed from inside an effect, the event above had no turn any more.
      for (const timer of timers.keys()) disarm(timer);
      socket?.close(NORMAL_CLOSE, '');
      socket = null;
    },
  };
}
