import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createTestServer, TestSocket, type TestServer } from '../testing/index.ts';

/** Much more than a socket may send at once, in frames that would each be valid. */
const fatFrame = JSON.stringify({
  type: 'ping',
  accessToken: '',
  guestId: null,
  payload: { filling: 'x'.repeat(60_000) },
});

describe('what a socket may send', () => {
  let server: TestServer;
  afterEach(() => server.close());
  const start = async (env: Readonly<Record<string, string>> = {}): Promise<TestServer> =>
    (server = await createTestServer({ database: 'pglite', modules: () => [], env }));
  const open = async (options: { readonly bearer?: string } = {}): Promise<TestSocket> => {
    const socket = await server.socket(options);
    await socket.next('sessionAcknowledge');
    return socket;
  };
  const framesRead = async (): Promise<number> => {
    const text = await (await fetch(`${server.operations}/metrics`)).text();
    return Number(/vx_socket_frames_total\{direction="in"\} (\d+)/.exec(text)?.[1] ?? 0);
  };

  it('cuts a flood of bytes before its frames are parsed, and serves everybody else', async () => {
    await start();
    const [flooder, other] = [await open(), await open()];
    for (let count = 0; count < 200; count += 1) flooder.raw.send(fatFrame);
    expect(await flooder.closing()).toBe(1008);
    expect(flooder.closed?.reason).toBe('too many bytes');
    // 256 kB hold four of them; the rest of 12 MB was never a message.
    expect(await framesRead()).toBeLessThan(10);
    other.send('ping');
    await other.next('pong');
    expect(server.securityEvents).toEqual([{ event: 'limitReached', limit: 'socket bytes' }]);
  });

  it('refuses too many frames, and cuts who goes on', async () => {
    await start();
    const socket = await open();
    for (let count = 0; count < 1000; count += 1)
      socket.send('loadChannels', {}, `client-${count}`);
    expect(await socket.closing()).toBe(1008);
    expect(socket.closed?.reason).toBe('too many frames');
    const refused = socket.frames.filter(({ payload }) => payload.code === 'TOO_MANY_REQUESTS');
    expect(refused.length).toBeGreaterThan(40);
    expect(refused.length).toBeLessThan(80);
  });

  it('counts frames of the protocol itself, which never become a message', async () => {
    await start();
    const socket = await open();
    for (let count = 0; count < 1000; count += 1) socket.raw.ping();
    expect(await socket.closing()).toBe(1008);
    expect(socket.closed?.reason).toBe('too many frames');
  });

  it('lets a busy client send what it sends', async () => {
    await start();
    const socket = await open();
    socket.raw.ping('hello');
    expect(String(await once(socket.raw, 'pong'))).toBe('hello');
    for (let count = 0; count < 50; count += 1) socket.send('ping');
    await expect.poll(() => socket.frames.filter(({ type }) => type === 'pong').length).toBe(50);
    expect(socket.closed).toBeNull();
  });

  it('takes twenty sockets of a session, and again one when one goes', async () => {
    await start();
    const guest = await server.signUp();
    const sockets = await Promise.all(
      Array.from({ length: 20 }, () => open({ bearer: guest.bearer })),
    );
    const refused = await server.socket({ bearer: guest.bearer });
    expect(await refused.closing()).toBe(1008);
    expect(refused.closed?.reason).toBe('too many sockets');
    expect(server.securityEvents).toContainEqual({
      event: 'limitReached',
      limit: 'socket sockets',
    });
    // By cookie it is the same session.
    const byCookie = await server.socket({ cookie: guest.cookie });
    expect(await byCookie.closing()).toBe(1008);
    const other = await server.signUp();
    await open({ bearer: other.bearer });
    await sockets[0]?.close();
    await expect
      .poll(async () => {
        const socket = await server.socket({ bearer: guest.bearer });
        return socket.next('sessionAcknowledge').then(
          () => 'in',
          () => 'refused',
        );
      })
      .toBe('in');
    // The refused ones took nobody's place: the session is still told of its end, on all of them.
    await server.call('POST /auth/logout', { as: guest });
    for (const socket of sockets.slice(1)) expect(await socket.closing()).toBe(4001);
  });

  /** The answer to an upgrade that is refused. */
  async function refusalOf(headers: Readonly<Record<string, string>> = {}): Promise<{
    readonly status: number | undefined;
    readonly retryAfter: string | undefined;
  }> {
    const raw = new WebSocket(`${server.origin.replace('http', 'ws')}/socket`, { headers });
    raw.on('error', () => undefined);
    const [, answer] = (await once(raw, 'unexpected-response')) as [unknown, IncomingMessage];
    answer.destroy();
    return { status: answer.statusCode, retryAfter: answer.headers['retry-after'] };
  }

  it('counts upgrades in the limit of their address', async () => {
    await start({ VX_RATE_LIMIT: '12', VX_TRUST_PROXY: '127.0.0.1' });
    for (let count = 0; count < 10; count += 1) await fetch(`${server.origin}/api/v1/auth/session`);
    await open();
    await open();
    expect(await refusalOf()).toEqual({
      status: 429,
      retryAfter: expect.stringMatching(/^[1-6]?\d$/),
    });
    // What it refuses is refused over HTTP, too: one count.
    expect((await fetch(`${server.origin}/api/v1/auth/session`)).status).toBe(429);
    const elsewhere = new TestSocket(
      new WebSocket(`${server.origin.replace('http', 'ws')}/socket`, {
        headers: { 'x-forwarded-for': '203.0.113.9' },
      }),
    );
    await once(elsewhere.raw, 'open');
    await elsewhere.close();
  });

  it('takes three hundred sockets of an address, and again one when one goes', async () => {
    await start({ VX_RATE_LIMIT: '10000', VX_TRUST_PROXY: '127.0.0.1' });
    const sockets = await Promise.all(
      Array.from({ length: 300 }, () => server.socket({ silent: true })),
    );
    expect(await refusalOf()).toEqual({ status: 429, retryAfter: '30' });
    expect(server.securityEvents).toEqual([
      { event: 'limitReached', limit: 'sockets of an address' },
    ]);
    sockets[0]?.raw.terminate();
    await expect
      .poll(() =>
        server.socket({ silent: true }).then(
          () => 'in',
          () => 'refused',
        ),
      )
      .toBe('in');
  });
});
