import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Caller, ServerModule } from '../module.ts';
import { createTestServer, TestSocket, type TestServer } from '../testing/index.ts';

describe('who opens a socket', () => {
  const callers: Caller[] = [];
  /** Keeps who calls. */
  const probe: ServerModule = {
    name: 'probe',
    socket: {
      favouritePinActor: ({ caller }: { readonly caller: Caller }) => {
        callers.push(caller);
        return Promise.resolve();
      },
    },
  };
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({
      database: 'pglite',
      modules: () => [probe],
      env: { VX_TRUST_PROXY: '127.0.0.0/8, 192.0.2.1', VX_COUNTRY: 'DE' },
    });
  }, 60_000);
  afterAll(() => server?.close());

  it('has the address and the country that HTTP finds, behind proxies named by their addresses', async () => {
    const guest = await server.signUp();
    const headers = {
      cookie: guest.cookie,
      'x-forwarded-for': '8.8.8.8, 203.0.113.9, 192.0.2.1',
      'cf-ipcountry': 'NL',
    };
    const raw = new WebSocket(`${server.origin.replace('http', 'ws')}/socket`, { headers });
    const socket = new TestSocket(raw);
    await new Promise((resolve) => raw.once('open', resolve));
    socket.send('sessionRequest', { language: 'en' });
    await socket.next('sessionAcknowledge');
    socket.send('favouritePinActor', { actorId: '1001' });
    await expect.poll(() => callers.length).toBe(1);
    expect(callers[0]).toMatchObject({ ip: '203.0.113.9', country: 'NL' });
    await socket.close();
  });
});
