import { websocketCloseCodes } from '@vx/contract/enums';
import { socketPingInterval, socketReconnectDelay } from '@vx/contract/constants';
import type { Step } from '@vx/kernel';
import { ABNORMAL_CLOSE, NORMAL_CLOSE, SESSION_ENDED } from '../protocol.ts';
import type { ConnectionEffect, ConnectionEvent, ConnectionState, Timer, Trail } from './states.ts';

/** How long open and acknowledgement may take together. */
export const HANDSHAKE_DEADLINE_MS = 10_000;
/** How soon a probe must be answered. */
export const PROBE_DEADLINE_MS = 5_000;
/** No wait for a reconnect is longer. */
export const LONGEST_RECONNECT_DELAY_MS = 15_000;
/** The message of a missing pong. [RU-socket-missing-pong] */
export const PONG_MISSING = 'Pong in Missing';

type ConnectionStep = Step<ConnectionState, ConnectionEffect>;

const ALL_TIMERS: readonly Timer[] = ['ping', 'probe', 'handshake', 'expiry', 'retry'];
const disarmAll: readonly ConnectionEffect[] = ALL_TIMERS.map((timer) => ({ type: 'disarm', timer }));
const stay = (state: ConnectionState): ConnectionStep => ({ state, effects: [] });
const arm = (timer: Timer, delayMs: number): ConnectionEffect => ({ type: 'arm', timer, delayMs });
const trailOf = ({ attempt, failures, acknowledged }: Trail): Trail => ({ attempt, failures, acknowledged });

/**
 * Milliseconds until the next try: 1000 exactly after the first close, then full jitter below a
 * ceiling that doubles up to 15 s. [RU-socket-reconnect-delay]
 *
 * @param failures tries in a row without a session, the one that just ended included
 * @param jitter a number in [0, 1)
 */
export function reconnectDelay(failures: number, jitter: number): number {
  if (failures <= 1) return socketReconnectDelay;
  return jitter * Math.min(LONGEST_RECONNECT_DELAY_MS, socketReconnectDelay * 2 ** (failures - 1));
}

/** The table of the README, as code. */
export function transition(state: ConnectionState, event: ConnectionEvent): ConnectionStep {
  if (event.type === 'ended') return end(state);
  if (state.name === 'idle' || state.name === 'stopped') {
    return event.type === 'started' ? connect({ ...state, failures: 0 }) : stay(state);
  }
  if (state.name === 'waiting') return wait(state, event);
  if (event.type === 'closed') return closed(state, event.code, event.reason, event.jitter);
  if (event.type === 'sessionExpired') return endSession(state, true);
  if (state.name === 'online') return online(state, event);
  return handshake(state, event);
}

function connect(trail: Trail): ConnectionStep {
  return {
    state: { name: 'connecting', ...trailOf(trail), attempt: trail.attempt + 1 },
    effects: [{ type: 'open' }, arm('handshake', HANDSHAKE_DEADLINE_MS)],
  };
}

function wait(state: ConnectionState & { readonly name: 'waiting' }, event: ConnectionEvent): ConnectionStep {
  const again = (): ConnectionStep => {
    const { state: next, effects } = connect(state);
    return { state: next, effects: [{ type: 'disarm', timer: 'retry' }, ...effects] };
  };
  if (event.type === 'retryDue') return again();
  // The first wait is 1000 ms whatever happens; only a back-off is cut short by the guest's return.
  if (event.type === 'probed' && state.failures > 1) return again();
  return stay(state);
}

function handshake(
  state: ConnectionState & { readonly name: 'connecting' | 'handshake' },
  event: ConnectionEvent,
): ConnectionStep {
  switch (event.type) {
    case 'opened':
      return { state: { name: 'handshake', ...trailOf(state) }, effects: [{ type: 'sendSessionRequest' }] };
    case 'acknowledged': {
      const ttlMs = event.session.ttl * 1_000;
      return {
        state: {
          name: 'online',
          attempt: state.attempt,
          failures: 0,
          acknowledged: true,
          awaiting: null,
          expiresAt: event.at + ttlMs,
          guestId: event.session.guestId,
        },
        effects: [
          { type: 'disarm', timer: 'handshake' },
          arm('ping', socketPingInterval),
          arm('expiry', ttlMs),
          { type: 'flushQueue' },
        ],
      };
    }
    case 'handshakeOverdue': {
      const reason = 'handshake overdue';
      const { state: next, effects } = closed(state, ABNORMAL_CLOSE, reason, event.jitter);
      return { state: next, effects: [{ type: 'close', code: NORMAL_CLOSE, reason }, ...effects] };
    }
    default:
      return stay(state);
  }
}

function online(state: ConnectionState & { readonly name: 'online' }, event: ConnectionEvent): ConnectionStep {
  switch (event.type) {
    case 'pingDue':
      if (state.awaiting) return pongMissing(state, event.jitter);
      return {
        state: { ...state, awaiting: 'ping' },
        effects: [{ type: 'sendPing' }, arm('ping', socketPingInterval)],
      };
    case 'probed':
      if (state.awaiting === 'probe') return stay(state);
      return {
        state: { ...state, awaiting: 'probe' },
        effects: [
          // A ping that is on its way already serves as the probe.
          ...(state.awaiting ? [] : [{ type: 'sendPing' } as const, arm('ping', socketPingInterval)]),
          arm('probe', PROBE_DEADLINE_MS),
        ],
      };
    case 'probeUnanswered':
      return state.awaiting ? pongMissing(state, event.jitter) : stay(state);
    case 'ponged':
      return {
        state: { ...state, awaiting: null, expiresAt: event.at + event.ttl * 1_000 },
        effects: [{ type: 'disarm', timer: 'probe' }, arm('expiry', event.ttl * 1_000)],
      };
    case 'expiryDue':
      return endSession(state, true);
    case 'gapFound':
      return {
        state: { name: 'waiting', ...trailOf(state), failures: 1, delayMs: socketReconnectDelay },
        effects: [
          { type: 'close', code: NORMAL_CLOSE, reason: 'gap' },
          ...disarmAll,
          arm('retry', socketReconnectDelay),
        ],
      };
    default:
      return stay(state);
  }
}

function pongMissing(state: ConnectionState, jitter: number): ConnectionStep {
  const code = websocketCloseCodes.pongMissing;
  const { state: next, effects } = retry(state, jitter);
  return {
    state: next,
    effects: [
      { type: 'close', code, reason: PONG_MISSING },
      { type: 'report', error: 'pong missing', code, reason: PONG_MISSING, attempt: state.attempt },
      ...effects,
    ],
  };
}

function closed(state: ConnectionState, code: number, reason: string, jitter: number): ConnectionStep {
  const report: ConnectionEffect = { type: 'report', error: 'connection closed', code, reason, attempt: state.attempt };
  if (code === websocketCloseCodes.protocolError && !state.acknowledged) {
    return {
      state: { name: 'stopped', reason: 'protocolError', ...trailOf(state) },
      effects: [report, ...disarmAll],
    };
  }
  const { state: next, effects } = code === SESSION_ENDED ? endSession(state, false) : retry(state, jitter);
  return { state: next, effects: [report, ...effects] };
}

function retry(state: ConnectionState, jitter: number): ConnectionStep {
  const failures = state.failures + 1;
  const delayMs = reconnectDelay(failures, jitter);
  return {
    state: { name: 'waiting', ...trailOf(state), failures, delayMs },
    effects: [...disarmAll, arm('retry', delayMs)],
  };
}

function endSession(state: ConnectionState, closeIt: boolean): ConnectionStep {
  return {
    state: { name: 'stopped', reason: 'sessionEnded', ...trailOf(state) },
    effects: [
      ...disarmAll,
      ...(closeIt ? [{ type: 'close', code: NORMAL_CLOSE, reason: 'session ended' } as const] : []),
      { type: 'endSession' },
    ],
  };
}

function end(state: ConnectionState): ConnectionStep {
  if (state.name === 'idle') return stay(state);
  return {
    state: { name: 'idle', ...trailOf(state) },
    effects: [...disarmAll, { type: 'close', code: NORMAL_CLOSE, reason: '' }],
  };
}
