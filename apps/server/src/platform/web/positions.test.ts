import type { PageConfig } from '@vx/contract';
import { FakeLogger, FakeStorage } from '@vx/kernel/testing';
import { systemClock, systemRandom, systemScheduler } from '@vx/kernel/platform';
import { createRealtime, type Realtime, type RealtimeDeps } from '@vx/realtime';
import { RouterContextProvider, createContext } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import {
  createTestServer,
  oneDatabase,
  type TestGuest,
  type TestServer,
} from '../testing/index.ts';
import { Assets } from './assets.ts';
import type { AppBuild, PageRequest } from './builds.ts';
import { mountApps } from './web-host.ts';

const given = createContext<PageRequest>();

const makeContext = (request: PageRequest): RouterContextProvider => {
  const context = new RouterContextProvider();
  context.set(given, request);
  return context;
};
const render = (
  _request: Request,
  status: number,
  _headers: Headers,
  entry: { readonly staticHandlerContext: { readonly loaderData: { readonly page: unknown } } },
): Response => Response.json(entry.staticHandlerContext.loaderData.page, { status });

/** An app of one page that tells its configuration; something may happen while its loader runs. */
function tinyApp(duringLoader: () => Promise<void>): AppBuild {
  const loader = async ({ context }: { readonly context: RouterContextProvider }) => {
    await duringLoader();
    return context.get(given).pageConfig;
  };
  return {
    basename: '/',
    publicPath: '/_desktop/',
    assetsBuildDirectory: '',
    isSpaMode: false,
    ssr: true,
    prerender: [],
    future: {},
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    assets: { version: 'v1', url: '', entry: { module: '', imports: [] }, routes: {} },
    routes: { page: { id: 'page', path: '*', module: { default: () => null, loader } } },
    entry: { module: { makeContext, default: render } },
  } as unknown as AppBuild;
}

const nothing = (): Promise<void> => Promise.resolve();
const balance = (version: number) => ({
  balance: version,
  balanceFormatted: String(version),
  isPayingCustomer: false,
  version,
  currency: 'VXC' as const,
  equivalent: null,
});
const presence = (actorId: string) => ({
  actorId,
  isOnline: true,
  isBusy: false,
  freeChat: false,
  isOnlineMobileVideocall: false,
  isLivePreviewEnabled: false,
  isVoyeurChatAvailable: false,
});

describe.each(oneDatabase)('between the page and its socket, on %s', (database) => {
  let server: TestServer;
  let duringLoader = nothing;
  beforeAll(async () => {
    const assets = await Assets.read(import.meta.dirname, '/_desktop');
    const build = tinyApp(() => duringLoader());
    server = await createTestServer({
      database,
      modules: () => [],
      env: { VX_ROLES: 'web,api,realtime' },
      mountWeb: mountApps(() =>
        Promise.resolve(
          new Map([
            [
              'desktop',
              { name: 'desktop', build: () => Promise.resolve(build), assets, vite: null },
            ],
          ]),
        ),
      ),
    });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    duringLoader = nothing;
  });

  const setBalance = async (guest: TestGuest, version: number): Promise<void> => {
    await server.platform.database.transaction((tx) =>
      server.platform.guestEvents.append(tx, guest.guestId, 'guestBalance', balance(version)),
    );
  };
  const openPage = async (guest: TestGuest | null): Promise<PageConfig> => {
    const headers = guest ? { cookie: guest.cookie } : {};
    return (await (await fetch(`${server.origin}/en/`, { headers })).json()) as PageConfig;
  };

  /** Opens sockets as a browser does, which adds the cookie of the page's origin. */
  const openSocketOf =
    (cookie: string): RealtimeDeps['openSocket'] =>
    (handlers) => {
      const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/socket`, {
        headers: { cookie },
      });
      socket.on('open', () => handlers.opened());
      socket.on('message', (data) => handlers.received((data as Buffer).toString('utf8')));
      socket.on('close', (code, reason) => handlers.closed(code, reason.toString('utf8')));
      return {
        send: (text) => socket.send(text),
        close: (code, reason) => socket.close(code, reason),
      };
    };

  /** The socket client as a page binds it, and what it heard. */
  function connect(
    config: PageConfig,
    cookie = '',
  ): Disposable & {
    readonly versions: number[];
    readonly actors: string[];
    readonly resyncs: string[];
  } {
    const realtime: Realtime = createRealtime({
      openSocket: openSocketOf(cookie),
      config: () => ({
        language: config.language,
        accessToken: config.accessToken,
        bearer: config.bearer,
        guestId: config.guest.id,
      }),
      page: () => ({ isMobile: false, isTvLivestream: false, isPaymentPending: false }),
      pageSignals: { isVisible: () => true, listen: () => ({ [Symbol.dispose]() {} }) },
      tabs: null,
      report() {},
      storage: new FakeStorage(),
      clock: systemClock,
      scheduler: systemScheduler,
      random: systemRandom,
      logger: new FakeLogger(),
      positions: config.positions,
    });
    const heard = { versions: [] as number[], actors: [] as string[], resyncs: [] as string[] };
    realtime.on('guestBalance', ({ payload }) => heard.versions.push(payload.version));
    realtime.on('actorOnline', ({ payload }) => heard.actors.push(payload.actorId));
    realtime.on('resync', ({ stream }) => heard.resyncs.push(stream));
    realtime.start();
    return { ...heard, [Symbol.dispose]: () => realtime[Symbol.dispose]() };
  }

  it('[ET-config] brings each event of the gap to a guest exactly once, in order, and nothing older', async () => {
    const guest = await server.signUp();
    await setBalance(guest, 1);
    await server.platform.broadcast.publish('actorOnline', presence('before'));
    duringLoader = async () => {
      await setBalance(guest, 2);
      await server.platform.broadcast.publish('actorOnline', presence('during'));
    };
    const config = await openPage(guest);
    await setBalance(guest, 3);
    await server.platform.broadcast.publish('actorOnline', presence('between'));
    using page = connect(config, guest.cookie);
    await vi.waitFor(() => expect(page.versions).toHaveLength(2), 5000);
    await setBalance(guest, 4);
    await server.platform.broadcast.publish('actorOnline', presence('after'));
    await vi.waitFor(() => expect(page.versions).toHaveLength(3), 5000);
    await vi.waitFor(() => expect(page.actors).toHaveLength(3), 5000);
    expect(page.versions).toEqual([2, 3, 4]);
    expect(page.actors).toEqual(['during', 'between', 'after']);
    expect(page.resyncs).toEqual([]);
  });

  it('brings the broadcasts of the gap to a visitor, without a word about a guest', async () => {
    const config = await openPage(null);
    expect(config.positions.guest).toBeNull();
    await server.platform.broadcast.publish('actorOnline', presence('between'));
    using page = connect(config);
    await vi.waitFor(() => expect(page.actors).toEqual(['between']), 5000);
    expect(page.resyncs).toEqual([]);
  });

  it('says so when the gap is too long to be told again', async () => {
    const guest = await server.signUp();
    const config = await openPage(guest);
    for (let i = 0; i < 1100; i += 1) {
      await server.platform.broadcast.publish('actorOnline', presence(String(i)));
    }
    using page = connect(config, guest.cookie);
    await vi.waitFor(() => expect(page.resyncs).toEqual(['public']), 5000);
    expect(page.actors).toEqual([]);
  });
});
