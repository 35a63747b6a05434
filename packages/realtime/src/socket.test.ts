import { describe, expect, it } from 'vitest';
import { TestRealtime } from './testing/index.ts';

const BALANCE = {
  balance: 10,
  balanceFormatted: '10',
  isPayingCustomer: true,
  version: 1,
  currency: 'VXC' as const,
  equivalent: null,
} as const;
const text = (words: string) =>
  ({
    channelId: null,
    chatId: 'c1',
    messageType: 'text',
    senderType: 'guest',
    isVideochat: true,
    isFreechat: false,
    data: { text: words },
    includedGifts: [],
  }) as never;

describe('the handshake', () => {
  it('[RU-socket-session-request-on-open][SO-sessionRequest] opens with a session request that carries the language', async () => {
    const world = new TestRealtime();
    await world.online();
    expect(world.server.received[0]).toMatchObject({
      type: 'sessionRequest',
      payload: { language: 'de', bearer: 'secret-1' },
    });
    expect(world.server.received).toHaveLength(1);
    expect(world.server.violations).toEqual([]);
  });

  it('leaves the bearer out where the upgrade carries the cookie', async () => {
    const world = new TestRealtime();
    await world.online({}, { bearer: null, guestId: null });
    expect(world.server.received[0]?.payload).toEqual({ language: 'de' });
    expect(world.server.violations).toEqual([]);
  });

  it('[RU-socket-queue-flush-on-ack][SI-sessionAcknowledge] sends nothing else before the acknowledgement, then everything in order', async () => {
    const world = new TestRealtime();
    world.server.answersHandshake = false;
    const { realtime } = world.open();
    void realtime.send('sendMessage', text('A'));
    await world.clock.advanceAsync(1_000);
    void realtime.send('sendMessage', text('B'));
    expect(world.server.received.map(({ type }) => type)).toEqual(['sessionRequest']);
    world.server.answersHandshake = true;
    await world.clock.advanceAsync(12_000);
    expect(
      world.server.effects.map(({ payload }) => (payload as { data: { text: string } }).data.text),
    ).toEqual(['A', 'B']);
    expect(world.server.violations).toEqual([]);
  });

  it('gives up on a server that says nothing for 10 s', async () => {
    const world = new TestRealtime();
    world.server.answersHandshake = false;
    const { reports } = await world.online();
    await world.clock.advanceAsync(10_000);
    expect(reports).toMatchObject([{ errorCode: 1006, errorReason: 'handshake overdue' }]);
    await world.clock.advanceAsync(1_000);
    expect(world.server.attempts).toBe(2);
  });

  it('[RU-socket-envelope][ET-socketEnvelope] puts type, access token and guest id around every message', async () => {
    const world = new TestRealtime();
    const { realtime } = await world.online();
    void realtime.send('sendMessage', text('A'), { clientId: 'my-client-id' });
    await world.clock.advanceAsync(50_000);
    expect(
      world.server.received.map(({ type, accessToken, guestId }) => [type, accessToken, guestId]),
    ).toEqual([
      ['sessionRequest', 'tag-1', 'guest-1'],
      ['sendMessage', 'tag-1', 'guest-1'],
      ['ping', 'tag-1', 'guest-1'],
    ]);
    expect(world.server.received[1]?.clientId).toBe('my-client-id');
    expect(world.server.violations).toEqual([]);
  });
});

describe('ping and pong', () => {
  it('[RU-socket-ping-interval][RU-socket-missing-pong#2][CO-socketPingInterval][SO-ping] sends a ping every 50 s', async () => {
    const world = new TestRealtime();
    await world.online();
    const online = world.clock.now() - 5;
    await world.clock.advanceAsync(49_994);
    expect(world.server.framesOf('ping')).toEqual([]);
    await world.clock.advanceAsync(6);
    await world.clock.advanceAsync(100_000);
    expect(world.server.framesOf('ping').map(({ at }) => at - online)).toEqual([
      50_000, 100_000, 150_000,
    ]);
    // Each was answered.
    expect(world.logger.events).toEqual([]);
  });

  it('[RU-socket-pong-ttl][SI-pong] keeps the session alive by the ttl of each pong', async () => {
    const world = new TestRealtime();
    world.server.ttl = 60;
    const { realtime, heard } = await world.online();
    const { link } = realtime.getSnapshot();
    await world.clock.advanceAsync(50_000);
    const later = realtime.getSnapshot().link;
    if (link.name !== 'online' || later.name !== 'online') throw new Error('not online');
    expect(later.expiresAt - link.expiresAt).toBe(50_000);
    expect(later.expiresAt).toBe(world.clock.now() - 5 + 60_000);
    await world.clock.advanceAsync(600_000);
    expect([realtime.getSnapshot().link.name, heard]).toEqual(['online', []]);
  });

  it('[RU-socket-missing-pong#1][ER-wsPongMissing][ER-wsPongInMissingLog] logs "Pong in Missing", closes with 4000 and reconnects', async () => {
    const world = new TestRealtime();
    const { reports } = await world.online();
    world.server.answersPings = false;
    await world.clock.advanceAsync(99_994);
    expect(world.logger.events).toEqual([]);
    await world.clock.advanceAsync(1);
    expect(world.logger.entries).toMatchObject([{ level: 'warn', event: 'Pong in Missing' }]);
    expect(reports).toEqual([
      {
        connectionAttempt: 1,
        error: 'pong missing',
        errorCode: 4000,
        errorReason: 'Pong in Missing',
        websocketType: 'notification',
      },
    ]);
    expect([world.server.openConnections, world.server.framesOf('ping').length]).toEqual([0, 1]);
    await world.clock.advanceAsync(1_000);
    expect(world.server.openConnections).toBe(1);
  });
});

describe('reconnecting', () => {
  it('[RU-socket-reconnect-delay#1][CO-socketReconnectDelay] comes back exactly 1000 ms after a close', async () => {
    const world = new TestRealtime();
    await world.online();
    world.server.cut(1006);
    await world.clock.advanceAsync(999);
    expect(world.server.attempts).toBe(1);
    await world.clock.advanceAsync(1);
    expect(world.server.attempts).toBe(2);
  });

  it('[RU-socket-reconnect-delay#2] begins with that delay again when it was stopped and started', async () => {
    const world = new TestRealtime();
    world.server.refusals.push(1006, 1006, 1006, 1006);
    const { realtime } = world.open();
    const delays: number[] = [];
    realtime.subscribe(() => {
      const { link } = realtime.getSnapshot();
      if (link.name === 'waiting' && delays.at(-1) !== link.delayMs) delays.push(link.delayMs);
    });
    await world.clock.advanceAsync(4_000);
    expect(delays.splice(0)).toEqual([1_000, 2_000, 4_000]);
    world.server.refusals.push(1006);
    realtime.restart();
    await world.clock.advanceAsync(5);
    expect(delays).toEqual([1_000]);
  });

  it('backs off while the server stays away, and begins anew after a good session', async () => {
    const world = new TestRealtime();
    world.server.refusals.push(1006, 1006, 1006);
    const { realtime } = world.open();
    const delays: number[] = [];
    realtime.subscribe(() => {
      const { link } = realtime.getSnapshot();
      if (link.name === 'waiting' && delays.at(-1) !== link.delayMs) delays.push(link.delayMs);
    });
    await world.clock.advanceAsync(10_000);
    expect(realtime.getSnapshot().link.name).toBe('online');
    world.server.cut();
    // The second wait is half of 2000 ms, as long as the first.
    expect(delays).toEqual([1_000, 2_000, 1_000]);
  });

  it('[RU-socket-no-reconnect-protocol-error-first][ER-wsProtocolError][CO-closeCodeProtocolError] stays away after 1002 on the first attempt', async () => {
    const world = new TestRealtime();
    world.server.refusals.push(1002);
    const { realtime, reports } = await world.online();
    expect(realtime.getSnapshot().link).toMatchObject({ name: 'stopped', reason: 'protocolError' });
    expect(reports).toMatchObject([{ errorCode: 1002, connectionAttempt: 1 }]);
    await world.clock.advanceAsync(3_600_000);
    expect(world.server.attempts).toBe(1);
  });

  it('[RU-socket-no-reconnect-protocol-error-first] comes back after 1002 once a session was good', async () => {
    const world = new TestRealtime();
    await world.online();
    world.server.cut(1002);
    await world.clock.advanceAsync(1_005);
    expect(world.server.openConnections).toBe(1);
  });

  it('[RU-socket-close-logged#1][ER-wsConnectionClosed][RE-loggerWebsocketConnectionError][CO-closeCodePongMissing] reports a close with type, code, reason and attempt', async () => {
    const world = new TestRealtime();
    const { reports } = await world.online();
    world.server.cut(1012, 'restart');
    await world.clock.advanceAsync(2_000);
    world.server.cut(1006, 'gone');
    expect(reports).toEqual([
      {
        connectionAttempt: 1,
        error: 'connection closed',
        errorCode: 1012,
        errorReason: 'restart',
        websocketType: 'notification',
      },
      {
        connectionAttempt: 2,
        error: 'connection closed',
        errorCode: 1006,
        errorReason: 'gone',
        websocketType: 'notification',
      },
    ]);
  });

  it('reports nothing when it leaves by itself', async () => {
    const world = new TestRealtime();
    const { realtime, reports } = await world.online();
    realtime[Symbol.dispose]();
    await world.clock.advanceAsync(60_000);
    expect([reports, world.server.openConnections, world.clock.pending]).toEqual([[], 0, 0]);
  });

  it('tries again when a socket cannot even be made', async () => {
    const world = new TestRealtime();
    let refuse = true;
    const { realtime } = world.open({
      openSocket: (handlers) => {
        if (refuse) throw new SyntaxError('blocked');
        return world.server.openSocket(handlers);
      },
    });
    await world.clock.advanceAsync(5);
    expect(realtime.getSnapshot().link.name).toBe('waiting');
    refuse = false;
    await world.clock.advanceAsync(1_005);
    expect(realtime.getSnapshot().link.name).toBe('online');
  });
});

describe('probes', () => {
  it('ping at once when the guest comes back, and give up after 5 s of silence', async () => {
    const world = new TestRealtime();
    const { tab, reports } = await world.online();
    tab.signal('probe');
    await world.clock.advanceAsync(5_000);
    expect([world.server.framesOf('ping').length, reports]).toEqual([1, []]);
    world.server.answersPings = false;
    tab.signal('probe');
    tab.signal('probe');
    await world.clock.advanceAsync(5_000);
    expect(world.server.framesOf('ping')).toHaveLength(2);
    expect(reports).toMatchObject([{ error: 'pong missing', errorCode: 4000 }]);
    await world.clock.advanceAsync(1_005);
    expect(world.server.openConnections).toBe(1);
  });

  it('notice by a late timer that the machine slept', async () => {
    const world = new TestRealtime();
    const { reports } = await world.online();
    world.server.answersPings = false;
    world.clock.sleep(3_000_000);
    await world.clock.advanceAsync(5_000);
    expect(reports).toMatchObject([{ error: 'pong missing' }]);
  });

  it('cut a back-off short, but not the first second', async () => {
    const world = new TestRealtime();
    const { tab } = await world.online();
    world.server.cut();
    tab.signal('probe');
    await world.clock.advanceAsync(999);
    expect(world.server.attempts).toBe(1);
    world.server.refusals.push(1006, 1006, 1006);
    await world.clock.advanceAsync(1_000 + 1 + 1_000);
    const { attempts } = world.server;
    tab.signal('probe');
    await world.clock.advanceAsync(1);
    expect(world.server.attempts).toBe(attempts + 1);
  });
});

describe('the end of a session and reloads', () => {
  it('[RU-socket-session-expiry-reload#1][SI-sessionExpired] reloads the page when the session expired, and connects no more', async () => {
    const world = new TestRealtime();
    const { realtime, heard } = await world.online();
    world.server.expire('secret-1');
    await world.clock.advanceAsync(60_000);
    expect(heard).toEqual(['sessionExpired 0', 'reload']);
    expect(realtime.getSnapshot().link).toMatchObject({ name: 'stopped', reason: 'sessionEnded' });
    expect(world.server.attempts).toBe(1);
  });

  it('[RU-socket-session-expiry-reload#2] does not reload while a payment awaits feedback', async () => {
    const world = new TestRealtime();
    const test = await world.online();
    test.page = { ...test.page, isPaymentPending: true };
    world.server.expire('secret-1');
    await world.clock.advanceAsync(1);
    expect(test.heard).toEqual(['sessionExpired 0']);
  });

  it('[RU-socket-session-expiry-reload#1] reloads when the ttl passes without a pong', async () => {
    const world = new TestRealtime();
    world.server.ttl = 30;
    const { heard } = await world.online();
    await world.clock.advanceAsync(29_994);
    expect(heard).toEqual([]);
    await world.clock.advanceAsync(6);
    expect(heard).toEqual(['reload']);
  });

  it('takes close code 4001 for the end of the session although the message was lost', async () => {
    const world = new TestRealtime();
    const { heard } = await world.online();
    world.server.fault = ({ type }) => (type === 'sessionExpired' ? 'drop' : 'pass');
    world.server.expire('secret-1');
    await world.clock.advanceAsync(1);
    expect(heard).toEqual(['reload']);
  });

  it('[RU-socket-page-reload#1][SI-pageReload] reloads when the server says so', async () => {
    const world = new TestRealtime();
    const { realtime, heard } = await world.online();
    const reasons: string[] = [];
    realtime.on('reload', ({ reason }) => reasons.push(reason));
    world.server.send('guest-1', 'pageReload', {});
    await world.clock.advanceAsync(1);
    expect([heard, reasons]).toEqual([['pageReload 0', 'reload'], ['pageReload']]);
  });

  it.each([
    ['[RU-socket-email-verified-reload#1]', 'desktop', {}, true],
    ['[RU-socket-email-verified-reload#2]', 'mobile', { isMobile: true }, false],
    ['[RU-socket-email-verified-reload#3]', 'the TV livestream', { isTvLivestream: true }, false],
  ])(
    '%s[SI-guestEmailVerified] after a verified e-mail on %s: reload %j → %s',
    async (_ids, _app, page, reloads) => {
      const world = new TestRealtime();
      const test = await world.online();
      test.page = { ...test.page, ...page };
      world.server.publish('guest-1', 'guestEmailVerified', { email: 'a@b.test' });
      await world.clock.advanceAsync(1);
      expect(test.heard.includes('reload')).toBe(reloads);
    },
  );

  it('begins anew for another guest after a login', async () => {
    const world = new TestRealtime();
    world.server.login('secret-2', 'guest-2');
    const test = await world.online({}, { bearer: null, guestId: null });
    test.config = { ...test.config, bearer: 'secret-2', guestId: 'guest-2' };
    test.realtime.restart();
    await world.clock.advanceAsync(5);
    expect(test.realtime.getSnapshot().link).toMatchObject({ name: 'online', guestId: 'guest-2' });
    expect(world.server.received.at(-1)?.payload).toEqual({ language: 'de', bearer: 'secret-2' });
    expect(world.server.openConnections).toBe(1);
  });
});

describe('events', () => {
  it('[RU-socket-balance][SI-guestBalance] hands out typed events', async () => {
    const world = new TestRealtime();
    const { realtime } = await world.online();
    const seen: unknown[] = [];
    const stop = realtime.on(
      'guestBalance',
      ({ payload: { balance, balanceFormatted, isPayingCustomer } }) =>
        seen.push([balance, balanceFormatted, isPayingCustomer]),
    );
    world.server.publish('guest-1', 'guestBalance', BALANCE);
    await world.clock.advanceAsync(1);
    stop();
    world.server.publish('guest-1', 'guestBalance', { ...BALANCE, version: 2 });
    await world.clock.advanceAsync(1);
    expect(seen).toEqual([[10, '10', true]]);
  });

  it('lets a broken listener cost nobody an event', async () => {
    const world = new TestRealtime();
    const { realtime, heard } = await world.online();
    realtime.on('guestBalance', () => {
      throw new Error('mine');
    });
    world.server.publish('guest-1', 'guestBalance', BALANCE);
    world.server.publish('guest-1', 'guestBalance', { ...BALANCE, version: 2 });
    await world.clock.advanceAsync(1);
    expect(heard).toEqual(['guestBalance 1', 'guestBalance 2']);
    expect(world.logger.events).toEqual(['realtime.listener-failed', 'realtime.listener-failed']);
  });

  it('takes no notice of what it cannot read', async () => {
    const world = new TestRealtime();
    const { realtime } = await world.online({
      openSocket: (handlers) =>
        world.server.openSocket({
          ...handlers,
          opened: () => (handlers.opened(), handlers.received('<html>')),
        }),
    });
    expect(realtime.getSnapshot().link.name).toBe('online');
    expect(world.logger.events).toEqual(['realtime.frame-unreadable']);
  });
});
