import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { websocketCloseCodes, websocketErrorTypes } from '@vx/contract/enums';
import { INITIAL_STATE, type ConnectionEvent, type ConnectionState } from './states.ts';
import { reconnectDelay, transition } from './transition.ts';

const session = {
  ttl: 3600,
  guestId: 'g',
  positions: { guest: { epoch: 'e', seq: 0 }, public: { epoch: 'e', seq: 0 } },
  replayed: { guest: true, public: true },
};
const ACK: ConnectionEvent = { type: 'acknowledged', at: 1_000, session };
const closedBy = (code: number): ConnectionEvent => ({
  type: 'closed',
  code,
  reason: 'gone',
  jitter: 0.5,
});
const after = (...events: readonly ConnectionEvent[]): ConnectionState =>
  events.reduce((state, event) => transition(state, event).state, INITIAL_STATE);
const RETRY_DUE: ConnectionEvent = { type: 'timedOut', timer: 'retry', jitter: 0 };
const START: readonly ConnectionEvent[] = [{ type: 'started' }, { type: 'opened' }];
const effectsOf = (state: ConnectionState, event: ConnectionEvent): readonly string[] =>
  transition(state, event)
    .effects.filter(({ type }) => !type.startsWith('disarm'))
    .map((effect) => {
      if (effect.type === 'arm') return `arm ${effect.timer} ${effect.delayMs}`;
      if (effect.type === 'close') return `close ${effect.code}`;
      return effect.type === 'report'
        ? `report ${effect.report.error} ${effect.report.errorCode} ${effect.report.connectionAttempt}`
        : effect.type;
    });

describe('the transition table', () => {
  it.each<[string, ConnectionState, ConnectionEvent, string, readonly string[]]>([
    ['idle', INITIAL_STATE, { type: 'started' }, 'connecting', ['open', 'arm handshake 10000']],
    ['idle', INITIAL_STATE, { type: 'probed' }, 'idle', []],
    [
      'connecting',
      after({ type: 'started' }),
      { type: 'opened' },
      'handshake',
      ['sendSessionRequest'],
    ],
    [
      'connecting',
      after({ type: 'started' }),
      { type: 'timedOut', timer: 'handshake', jitter: 0 },
      'waiting',
      ['close 1000', 'report connection closed 1006 1', 'arm retry 1000'],
    ],
    [
      'handshake',
      after(...START),
      ACK,
      'online',
      ['arm ping 50000', 'arm expiry 3600000', 'flushQueue'],
    ],
    ['handshake', after(...START), closedBy(1002), 'stopped', ['report connection closed 1002 1']],
    [
      'handshake',
      after(...START),
      closedBy(1006),
      'waiting',
      ['report connection closed 1006 1', 'arm retry 1000'],
    ],
    [
      'handshake',
      after(...START),
      { type: 'sessionExpired' },
      'stopped',
      ['close 1000', 'endSession'],
    ],
    [
      'online',
      after(...START, ACK),
      { type: 'timedOut', timer: 'ping', jitter: 0 },
      'online',
      ['sendPing', 'arm ping 50000'],
    ],
    [
      'online, ping unanswered',
      after(...START, ACK, { type: 'timedOut', timer: 'ping', jitter: 0 }),
      { type: 'timedOut', timer: 'ping', jitter: 0 },
      'waiting',
      ['close 4000', 'report pong missing 4000 1', 'arm retry 1000'],
    ],
    [
      'online',
      after(...START, ACK),
      { type: 'probed' },
      'online',
      ['sendPing', 'arm ping 50000', 'arm probe 5000'],
    ],
    [
      'online, ping unanswered',
      after(...START, ACK, { type: 'timedOut', timer: 'ping', jitter: 0 }),
      { type: 'probed' },
      'online',
      ['arm probe 5000'],
    ],
    ['online, probed', after(...START, ACK, { type: 'probed' }), { type: 'probed' }, 'online', []],
    [
      'online, probed',
      after(...START, ACK, { type: 'probed' }),
      { type: 'timedOut', timer: 'probe', jitter: 0 },
      'waiting',
      ['close 4000', 'report pong missing 4000 1', 'arm retry 1000'],
    ],
    [
      'online, probed',
      after(...START, ACK, { type: 'probed' }),
      { type: 'ponged', at: 5, ttl: 60 },
      'online',
      ['arm expiry 60000'],
    ],
    [
      'online',
      after(...START, ACK),
      { type: 'timedOut', timer: 'expiry', jitter: 0 },
      'stopped',
      ['close 1000', 'endSession'],
    ],
    [
      'online',
      after(...START, ACK),
      { type: 'sessionExpired' },
      'stopped',
      ['close 1000', 'endSession'],
    ],
    [
      'online',
      after(...START, ACK),
      { type: 'gapFound' },
      'waiting',
      ['close 1000', 'arm retry 1000'],
    ],
    [
      'online',
      after(...START, ACK),
      closedBy(4001),
      'stopped',
      ['report connection closed 4001 1', 'endSession'],
    ],
    [
      'online, sent too much',
      after(...START, ACK),
      closedBy(1008),
      'waiting',
      ['report connection closed 1008 1', 'arm retry 10000'],
    ],
    [
      'online, read too slowly',
      after(...START, ACK),
      closedBy(1013),
      'waiting',
      ['report connection closed 1013 1', 'arm retry 10000'],
    ],
    ['held off', after(...START, ACK, closedBy(1008)), { type: 'probed' }, 'waiting', []],
    [
      'held off after many failures',
      after(...START, closedBy(1006), RETRY_DUE, closedBy(1006), RETRY_DUE, closedBy(1008)),
      { type: 'probed' },
      'waiting',
      [],
    ],
    [
      'online',
      after(...START, ACK),
      closedBy(1002),
      'waiting',
      ['report connection closed 1002 1', 'arm retry 1000'],
    ],
    [
      'waiting 1000',
      after(...START, closedBy(1006)),
      { type: 'timedOut', timer: 'retry', jitter: 0 },
      'connecting',
      ['open', 'arm handshake 10000'],
    ],
    ['waiting 1000', after(...START, closedBy(1006)), { type: 'probed' }, 'waiting', []],
    [
      'waiting, backing off',
      after(
        ...START,
        closedBy(1006),
        { type: 'timedOut', timer: 'retry', jitter: 0 },
        closedBy(1006),
      ),
      { type: 'probed' },
      'connecting',
      ['open', 'arm handshake 10000'],
    ],
    ['stopped', after(...START, closedBy(1002)), { type: 'probed' }, 'stopped', []],
    [
      'stopped',
      after(...START, closedBy(1002)),
      { type: 'started' },
      'connecting',
      ['open', 'arm handshake 10000'],
    ],
    ['online', after(...START, ACK), { type: 'ended' }, 'idle', ['close 1000']],
  ])('%s', (_, state, event, next, effects) => {
    expect(transition(state, event).state.name).toBe(next);
    expect(effectsOf(state, event)).toEqual(effects);
  });

  const PING_DUE: ConnectionEvent = { type: 'timedOut', timer: 'ping', jitter: 0 };
  const inState = {
    idle: INITIAL_STATE,
    connecting: after({ type: 'started' }),
    handshake: after(...START),
    online: after(...START, ACK),
    pinged: after(...START, ACK, PING_DUE),
    probed: after(...START, ACK, { type: 'probed' }),
    waiting: after(...START, closedBy(1006)),
    backingOff: after(...START, closedBy(1006), RETRY_DUE, closedBy(1006)),
    stopped: after(...START, closedBy(1002)),
  };
  /** Where each event leads from each state; a dot changes nothing at all, whatever the state was. */
  const everywhere: readonly (readonly [string, ConnectionEvent, ...string[]])[] = [
    // event, idle, connecting, handshake, online, pinged, probed, waiting, backingOff, stopped
    ['started', { type: 'started' }, 'connecting', '.', '.', '.', '.', '.', '.', '.', 'connecting'],
    ['acknowledged', ACK, '.', 'online', 'online', '.', '.', '.', '.', '.', '.'],
    [
      'ponged',
      { type: 'ponged', at: 1, ttl: 9 },
      '.',
      '.',
      '.',
      'online',
      'online',
      'online',
      '.',
      '.',
      '.',
    ],
    [
      'gap found',
      { type: 'gapFound' },
      '.',
      '.',
      '.',
      'waiting',
      'waiting',
      'waiting',
      '.',
      '.',
      '.',
    ],
    [
      'session expired',
      { type: 'sessionExpired' },
      '.',
      'stopped',
      'stopped',
      'stopped',
      'stopped',
      'stopped',
      '.',
      '.',
      '.',
    ],
    [
      'closed 1006',
      closedBy(1006),
      '.',
      'waiting',
      'waiting',
      'waiting',
      'waiting',
      'waiting',
      '.',
      '.',
      '.',
    ],
    [
      'closed 1002',
      closedBy(1002),
      '.',
      'stopped',
      'stopped',
      'waiting',
      'waiting',
      'waiting',
      '.',
      '.',
      '.',
    ],
    [
      'closed 4001',
      closedBy(4001),
      '.',
      'stopped',
      'stopped',
      'stopped',
      'stopped',
      'stopped',
      '.',
      '.',
      '.',
    ],
    [
      'closed 4000',
      closedBy(4000),
      '.',
      'waiting',
      'waiting',
      'waiting',
      'waiting',
      'waiting',
      '.',
      '.',
      '.',
    ],
    ['probed', { type: 'probed' }, '.', '.', '.', 'online', 'online', '.', '.', 'connecting', '.'],
    [
      'ended',
      { type: 'ended' },
      '.',
      'idle',
      'idle',
      'idle',
      'idle',
      'idle',
      'idle',
      'idle',
      'idle',
    ],
  ];
  const cases = everywhere.flatMap(([title, event, ...nexts]) =>
    (Object.keys(inState) as (keyof typeof inState)[]).map(
      (name, at) => [title, name, nexts[at] ?? '', event] as const,
    ),
  );
  it.each(cases)('%s while %s: %s', (_, name, next, event) => {
    const state = inState[name];
    const step = transition(state, event);
    if (next === '.') expect(step).toEqual({ state, effects: [] });
    else expect(step.state.name).toBe(next);
  });

  it.each([
    ['connecting', 'handshake', 'waiting'],
    ['handshake', 'handshake', 'waiting'],
    ['online', 'ping', 'online'],
    ['online', 'expiry', 'stopped'],
    ['pinged', 'ping', 'waiting'],
    ['pinged', 'expiry', 'stopped'],
    ['probed', 'probe', 'waiting'],
    ['probed', 'ping', 'waiting'],
    ['probed', 'expiry', 'stopped'],
    ['waiting', 'retry', 'connecting'],
    ['backingOff', 'retry', 'connecting'],
  ] as const)('while %s the %s timer leads to %s', (name, timer, next) => {
    expect(transition(inState[name], { type: 'timedOut', timer, jitter: 0 }).state.name).toBe(next);
  });

  it('[RU-socket-pong-ttl] a pong moves the expiry to now plus ttl', () => {
    const state = after(...START, ACK, { type: 'ponged', at: 7_000, ttl: 60 });
    expect(state).toMatchObject({ name: 'online', expiresAt: 67_000, awaiting: null });
  });

  it('[RU-socket-no-reconnect-protocol-error-first] after a good session 1002 reconnects like any other close', () => {
    const state = after(...START, ACK, closedBy(1006), {
      type: 'timedOut',
      timer: 'retry',
      jitter: 0,
    });
    expect(transition(state, closedBy(1002)).state.name).toBe('waiting');
  });

  it('counts attempts through the life of the client, failures since the last session', () => {
    const state = after(
      ...START,
      closedBy(1006),
      { type: 'timedOut', timer: 'retry', jitter: 0 },
      { type: 'opened' },
      ACK,
      closedBy(1006),
    );
    expect(state).toMatchObject({ attempt: 2, failures: 1, delayMs: 1_000 });
  });

  it('[EN-websocketCloseCodes][EN-websocketErrorTypes][CO-closeCodeProtocolError][CO-closeCodePongMissing] uses the codes and types of the specification', () => {
    expect(websocketCloseCodes).toEqual({ protocolError: 1002, pongMissing: 4000 });
    expect(websocketErrorTypes).toEqual(['connection closed', 'pong missing']);
  });

  it('leaves no timer armed in a state that has no use for it, whatever happens', () => {
    const useful: Readonly<Record<ConnectionState['name'], readonly string[]>> = {
      idle: [],
      connecting: ['handshake'],
      handshake: ['handshake'],
      online: ['ping', 'probe', 'expiry'],
      waiting: ['retry'],
      stopped: [],
    };
    const event = fc.constantFrom<ConnectionEvent>(
      { type: 'started' },
      { type: 'opened' },
      ACK,
      { type: 'ponged', at: 1, ttl: 9 },
      { type: 'gapFound' },
      { type: 'sessionExpired' },
      closedBy(1006),
      closedBy(1002),
      closedBy(4001),
      { type: 'probed' },
      { type: 'timedOut', timer: 'ping', jitter: 0.5 },
      { type: 'timedOut', timer: 'probe', jitter: 0.5 },
      { type: 'timedOut', timer: 'handshake', jitter: 0.5 },
      { type: 'timedOut', timer: 'expiry', jitter: 0 },
      { type: 'timedOut', timer: 'retry', jitter: 0 },
      { type: 'ended' },
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const armed = new Set<string>();
        let state = INITIAL_STATE;
        for (const next of events) {
          const step = transition(state, next);
          for (const effect of step.effects) {
            if (effect.type === 'arm') armed.add(effect.timer);
            if (effect.type === 'disarm') armed.delete(effect.timer);
            if (effect.type === 'disarmAll') armed.clear();
          }
          state = step.state;
          expect([...armed].filter((timer) => !useful[state.name].includes(timer))).toEqual([]);
        }
      }),
    );
  });
});

describe('reconnectDelay', () => {
  it('[RU-socket-reconnect-delay#1][CO-socketReconnectDelay] is 1000 ms after the first close, whatever the dice say', () => {
    expect([reconnectDelay(1, 0), reconnectDelay(1, 0.99)]).toEqual([1_000, 1_000]);
  });

  it('backs off with full jitter up to 15 s', () => {
    expect([2, 3, 4, 5, 6, 50].map((failures) => reconnectDelay(failures, 1))).toEqual([
      2_000, 4_000, 8_000, 15_000, 15_000, 15_000,
    ]);
    expect(reconnectDelay(50, 0.5)).toBe(7_500);
  });

  it('after a session stays below 2 s for ten tries, in which a server that restarts is back', () => {
    const delays = [1, 2, 3, 11, 12, 13, 14, 15, 50].map((failures) =>
      reconnectDelay(failures, 1, true),
    );
    expect(delays).toEqual([1_000, 2_000, 2_000, 2_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
    expect(reconnectDelay(3, 0.5, true)).toBe(1_000);
  });

  it('[RU-socket-reconnect-delay#2] is 1000 ms again after a stop and a start', () => {
    const trail = { attempt: 5, failures: 4, acknowledged: false };
    const { state } = transition({ name: 'idle', ...trail }, { type: 'started' });
    const closed = { type: 'closed', code: 1006, reason: '', jitter: 1 } as const;
    expect(transition(state, closed).state).toMatchObject({ name: 'waiting', delayMs: 1_000 });
  });

  it('is short for a client that had a session, and grows for one that never had', () => {
    const delayOf = (acknowledged: boolean): unknown => {
      const closed = { type: 'closed', code: 1006, reason: '', jitter: 0.75 } as const;
      const trail = { attempt: 5, failures: 4, acknowledged };
      return transition({ name: 'connecting', ...trail }, closed).state;
    };
    expect(delayOf(true)).toMatchObject({ name: 'waiting', delayMs: 1_500 });
    expect(delayOf(false)).toMatchObject({ name: 'waiting', delayMs: 11_250 });
  });
});
