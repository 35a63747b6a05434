import { websocketCloseCodes } from '@vx/contract/enums';
import { socketPingInterval, socketReconnectDelay } from '@vx/contract/constants';
import type { Step } from '@vx/kernel';
import {
  ABNORMAL_CLOSE,
  LIMIT_REACHED,
  NORMAL_CLOSE,
  SESSION_ENDED,
  TOO_SLOW,
} from '../protocol.ts';
import type { ConnectionReport } from '../ports.ts';
import type { ConnectionEffect, ConnectionEvent, ConnectionState, Timer, Trail } from './states.ts';

/** How long open and acknowledgement may take together. */
export const HANDSHAKE_DEADLINE_MS = 10_000;
/** How soon a probe must be answered. */
export const PROBE_DEADLINE_MS = 5_000;
/** No wait for a reconnect is longer. */
export const MAX_RECONNECT_DELAY_MS = 15_000;
/** So many tries after a session are made at the shortest ceiling: a server that restarts is back in seconds. */
export const PROMPT_TRIES = 10;
/** How long a client stays away at least that was closed because it sent too much or read too slowly. */
export const HELD_OFF_MS = 5_000;
/** The message of a missing pong. [RU-socket-missing-pong] */
export const PONG_MISSING = 'Pong in Missing';
const SESSION_OVER = 'session ended';
/** Which socket a report is about; there is one. */
const WEBSOCKET_TYPE = 'notification';

type ConnectionStep = Step<ConnectionState, ConnectionEffect>;

const step = (state: ConnectionState, ...effects: readonly ConnectionEffect[]): ConnectionStep => ({
  state,
  effects,
});
const arm = (timer: Timer, delayMs: number): ConnectionEffect => ({ type: 'arm', timer, delayMs });
const disarm = (timer: Timer): ConnectionEffect => ({ type: 'disarm', timer });
const close = (code: number, reason: string): ConnectionEffect => ({ type: 'close', code, reason });
const report = (
  { attempt }: Trail,
  error: ConnectionReport['error'],
  errorCode: number,
  errorReason: string,
): ConnectionEffect => ({
  type: 'report',
  report: {
    connectionAttempt: attempt,
    error,
    errorCode,
    errorReason,
    websocketType: WEBSOCKET_TYPE,
  },
});
const disarmAll: ConnectionEffect = { type: 'disarmAll' };
const trailOf = ({ attempt, failures, acknowledged }: Trail): Trail => ({
  attempt,
  failures,
  acknowledged,
});

/**
 * Milliseconds until the next try: 1000 exactly after the first close, then full jitter below a
 * ceiling that doubles up to 15 s. A client that had a session doubles it only after
 * {@link PROMPT_TRIES}. [RU-socket-reconnect-delay]
 *
 * @param failures tries in a row without a session, the one that just ended included
 * @param jitter a number in [0, 1)
 * @param hadSession whether one was ever acknowledged on this client
 */
export function reconnectDelay(failures: number, jitter: number, hadSession = false): number {
  if (failures <= 1) return socketReconnectDelay;
  const doublings = Math.max(1, failures - 1 - (hadSession ? PROMPT_TRIES : 0));
  return jitter * Math.min(MAX_RECONNECT_DELAY_MS, socketReconnectDelay * 2 ** doublings);
}

/** The table of the README, as code. */
export function transition(state: ConnectionState, event: ConnectionEvent): ConnectionStep {
  const { name } = state;
  if (event.type === 'ended') {
    return name === 'idle'
      ? step(state)
      : step({ name: 'idle', ...trailOf(state) }, disarmAll, close(NORMAL_CLOSE, ''));
  }
  if (name === 'idle' || name === 'stopped') {
    return event.type === 'started' ? connect({ ...state, failures: 0 }) : step(state);
  }
  if (name === 'waiting') {
    // The first wait and one that the server asked for stand whatever happens; only a back-off is cut short by the guest's return.
    const again = event.type === 'timedOut' || (event.type === 'probed' && state.failures > 1);
    return again ? connect(state) : step(state);
  }
  if (event.type === 'closed') return closed(state, event.code, event.reason, event.jitter);
  if (event.type === 'sessionExpired') return endSession(state, close(NORMAL_CLOSE, SESSION_OVER));
  return name === 'online' ? online(state, event) : handshake(state, event);
}

function connect(trail: Trail): ConnectionStep {
  const state: ConnectionState = {
    name: 'connecting',
    ...trailOf(trail),
    attempt: trail.attempt + 1,
  };
  return step(state, disarm('retry'), { type: 'open' }, arm('handshake', HANDSHAKE_DEADLINE_MS));
}

function handshake(state: ConnectionState, event: ConnectionEvent): ConnectionStep {
  switch (event.type) {
    case 'opened':
      return step({ name: 'handshake', ...trailOf(state) }, { type: 'sendSessionRequest' });
    case 'acknowledged': {
      const { ttl, guestId } = event.session;
      const expiresAt = event.at + ttl * 1_000;
      return step(
        {
          name: 'online',
          attempt: state.attempt,
          failures: 0,
          acknowledged: true,
          awaiting: null,
          expiresAt,
          guestId,
        },
        disarm('handshake'),
        arm('ping', socketPingInterval),
        arm('expiry', ttl * 1_000),
        { type: 'flushQueue' },
      );
    }
    case 'timedOut': {
      const given = closed(state, ABNORMAL_CLOSE, 'handshake overdue', event.jitter);
      return step(given.state, close(NORMAL_CLOSE, ''), ...given.effects);
    }
    default:
      return step(state);
  }
}

function online(
  state: ConnectionState & { readonly name: 'online' },
  event: ConnectionEvent,
): ConnectionStep {
  const ping: readonly ConnectionEffect[] = [{ type: 'sendPing' }, arm('ping', socketPingInterval)];
  switch (event.type) {
    case 'timedOut':
      if (event.timer === 'expiry') return endSession(state, close(NORMAL_CLOSE, SESSION_OVER));
      if (state.awaiting) return pongMissing(state, event.jitter);
      return step({ ...state, awaiting: 'ping' }, ...ping);
    case 'probed':
      if (state.awaiting === 'probe') return step(state);
      // A ping that is on its way already serves as the probe.
      return step(
        { ...state, awaiting: 'probe' },
        ...(state.awaiting ? [] : ping),
        arm('probe', PROBE_DEADLINE_MS),
      );
    case 'ponged': {
      const ttlMs = event.ttl * 1_000;
      return step(
        { ...state, awaiting: null, expiresAt: event.at + ttlMs },
        disarm('probe'),
        arm('expiry', ttlMs),
      );
    }
    case 'gapFound': {
      const again = retry(state, 0);
      return step(again.state, close(NORMAL_CLOSE, 'gap'), ...again.effects);
    }
    default:
      return step(state);
  }
}

/** [RU-socket-missing-pong] */
function pongMissing(state: ConnectionState, jitter: number): ConnectionStep {
  const code = websocketCloseCodes.pongMissing;
  const again = retry(state, jitter);
  return step(
    again.state,
    close(code, PONG_MISSING),
    report(state, 'pong missing', code, PONG_MISSING),
    ...again.effects,
  );
}

/** [RU-socket-close-logged] */
function closed(
  state: ConnectionState,
  code: number,
  reason: string,
  jitter: number,
): ConnectionStep {
  const reported = report(state, 'connection closed', code, reason);
  if (code === websocketCloseCodes.protocolError && !state.acknowledged) {
    return step(
      { name: 'stopped', reason: 'protocolError', ...trailOf(state) },
      reported,
      disarmAll,
    );
  }
  const isHeldOff = code === LIMIT_REACHED || code === TOO_SLOW;
  const next =
    code === SESSION_ENDED
      ? endSession(state)
      : isHeldOff
        ? wait(state, 1, HELD_OFF_MS + 2 * HELD_OFF_MS * jitter)
        : retry(state, jitter);
  return step(next.state, reported, ...next.effects);
}

function retry(state: ConnectionState, jitter: number): ConnectionStep {
  const failures = state.failures + 1;
  return wait(state, failures, reconnectDelay(failures, jitter, state.acknowledged));
}

function wait(state: ConnectionState, failures: number, delayMs: number): ConnectionStep {
  return step(
    { name: 'waiting', ...trailOf(state), failures, delayMs },
    disarmAll,
    arm('retry', delayMs),
  );
}

function endSession(state: ConnectionState, ...first: readonly ConnectionEffect[]): ConnectionStep {
  return step({ name: 'stopped', reason: 'sessionEnded', ...trailOf(state) }, disarmAll, ...first, {
    type: 'endSession',
  });
}
