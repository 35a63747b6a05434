import type { PageConfig } from '@vx/contract';
import { RouterContextProvider, createContext } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { smallWorld } from '../../testing/small-world.ts';
import { createTestServer, type TestGuest, type TestServer } from '../testing/index.ts';
import { Assets } from './assets.ts';
import type { AppBuild, HostedApp, PageRequest } from './builds.ts';
import { isWhole, sharedKeyOf } from './visitor-answers.ts';
import { maxMomentMs } from './visitor-moment.ts';
import { cutOut, fillIn } from './visitor-pages.ts';
import { mountApps } from './web-host.ts';

const given = createContext<PageRequest>();

interface PageData {
  readonly round: number;
  readonly nonce: string;
  readonly config: PageConfig;
  readonly session: { readonly loggedIn: boolean } | null;
  /** Of the video in the small world that costs 30 coins. */
  readonly price: number | null;
}

const video = '3';
const priceQuery = JSON.stringify({
  query: `{ videosByIds(ids: [${video}]) { price { value } } }`,
});

const presence = {
  actorId: '1',
  isOnline: true,
  isBusy: false,
  freeChat: false,
  isOnlineMobileVideocall: false,
  isLivePreviewEnabled: false,
  isVoyeurChatAvailable: false,
};

async function priceOf(ask: typeof fetch): Promise<number> {
  const answer = await ask('/vxql?language=en', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: priceQuery,
  });
  const { data } = (await answer.json()) as {
    readonly data: {
      readonly videosByIds: readonly { readonly price: { readonly value: number } }[];
    };
  };
  return data.videosByIds[0]?.price.value ?? -1;
}

/** The apps of a server: one that counts. */
async function countingApps(): Promise<ReadonlyMap<'desktop', HostedApp>> {
  const build = countingApp();
  const assets = await Assets.read(import.meta.dirname, '/_desktop');
  return new Map([
    ['desktop', { name: 'desktop', build: () => Promise.resolve(build), assets, vite: null }],
  ]);
}

async function openPage(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<PageData & { readonly html: string; readonly policy: string; readonly cookie: string }> {
  const answer = await fetch(`${origin}${path}`, { headers });
  const html = await answer.text();
  const pageData = JSON.parse(/<script>(.*)<\/script>/.exec(html)?.[1] ?? '') as PageData;
  return {
    ...pageData,
    html,
    policy: answer.headers.get('content-security-policy') ?? '',
    cookie: answer.headers.getSetCookie().join(';'),
  };
}

/** An app that counts how often it made its page, and tells whom it made it for. */
function countingApp() {
  let rounds = 0;
  const loader = async ({
    context,
    request,
  }: {
    readonly context: RouterContextProvider;
    readonly request: Request;
  }): Promise<PageData> => {
    rounds += 1;
    const { nonce, pageConfig, fetch } = context.get(given);
    const round = rounds;
    const asksForItself = new URL(request.url).searchParams.has('own');
    const session = asksForItself ? await (await fetch('/api/v1/auth/session')).json() : null;
    const asksForPrice = new URL(request.url).searchParams.has('price');
    const price = asksForPrice ? await priceOf(fetch) : null;
    return { round, nonce, config: pageConfig, session, price };
  };
  const build = {
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
    entry: {
      module: {
        makeContext(request: PageRequest) {
          const context = new RouterContextProvider();
          context.set(given, request);
          return context;
        },
        default: (
          request: Request,
          status: number,
          _headers: Headers,
          entry: { readonly staticHandlerContext: { readonly loaderData: { page: unknown } } },
        ) => {
          const failed = new URL(request.url).searchParams.has('broken') ? '<!--$!-->' : '';
          const text = JSON.stringify(entry.staticHandlerContext.loaderData.page);
          return new Response(`<script>${text}</script>${failed}`, {
            status,
            headers: { 'content-type': 'text/html; charset=utf-8' },
          });
        },
      },
    },
  };
  return build as unknown as AppBuild;
}

describe('what visitors share', () => {
  let server: TestServer;
  let guest: TestGuest;
  let now = Date.now();
  beforeAll(async () => {
    server = await createTestServer({
      database: 'pglite',
      modules: () => [],
      clock: { now: () => now },
      env: { VX_ROLES: 'web,api,realtime' },
      mountWeb: mountApps(countingApps),
    });
    guest = await server.signUp();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    now += maxMomentMs;
  });

  const open = (path: string, headers: Record<string, string> = {}) =>
    openPage(server.origin, path, headers);

  it('is the page, without whom it was made for: each has a token, a cookie and a nonce of their own', async () => {
    const first = await open('/en/');
    const second = await open('/en/');
    expect(second.round).toBe(first.round);
    expect(second.config.bearer).not.toBe(first.config.bearer);
    expect(second.config.accessToken).not.toBe(first.config.accessToken);
    expect(second.nonce).not.toBe(first.nonce);
    for (const page of [first, second]) {
      expect(page.cookie).toContain(encodeURIComponent(page.config.bearer ?? 'none'));
      expect(page.policy).toContain(`'nonce-${page.nonce}'`);
    }
    for (const secret of [first.config.bearer, first.config.accessToken, first.nonce]) {
      expect(second.html).not.toContain(secret ?? 'none');
    }
    const answer = await fetch(`${server.origin}/api/v1/auth/session`, {
      headers: { authorization: `Bearer ${second.config.bearer}` },
    });
    expect(answer.status).toBe(200);
  });

  it('is nothing of a guest, and a guest gets nothing of it', async () => {
    const visitor = await open('/en/');
    const own = await open('/en/', { cookie: guest.cookie });
    const again = await open('/en/', { cookie: guest.cookie });
    const after = await open('/en/');
    expect(own.config.guest).toMatchObject({ loggedIn: true, email: guest.email });
    expect(again.round).toBeGreaterThan(own.round);
    expect(after.round).toBe(visitor.round);
    expect(after.config.guest.loggedIn).toBe(false);
    expect(after.html).not.toContain(guest.email);
    expect(after.html).not.toContain(own.config.accessToken);
  });

  it('differs with address, language, consent and look', async () => {
    const variants = [
      await open('/en/'),
      await open('/en/?show=vip'),
      await open('/de/'),
      await open('/en/', { cookie: 'vx_age=1' }),
      await open('/en/', { cookie: 'vx_theme=dark' }),
      await open('/en/', { cookie: 'vx_consent=all' }),
      await open('/en/', { cookie: 'vx_discreet=1' }),
      await open('/en/', { cookie: 'vx_exit=1' }),
    ];
    expect(new Set(variants.map(({ round }) => round)).size).toBe(variants.length);
    expect((await open('/en/', { cookie: 'vx_age=1' })).config.preferences.ageConfirmed).toBe(true);
    expect((await open('/en/')).config.preferences.ageConfirmed).toBe(false);
  });

  it('ends with the next broadcast, so that a page never shows less than its position says', async () => {
    const before = await open('/en/');
    await server.platform.broadcast.publish('actorOnline', presence);
    const after = await open('/en/');
    expect(after.round).toBeGreaterThan(before.round);
    expect(after.config.positions.public.seq).toBe(before.config.positions.public.seq + 1);
  });

  it('ends after five seconds', async () => {
    const before = await open('/en/');
    now += maxMomentMs - 1;
    expect((await open('/en/')).round).toBe(before.round);
    now += 1;
    expect((await open('/en/')).round).toBeGreaterThan(before.round);
  });

  it('is made once for visitors who ask at the same time', async () => {
    const pages = await Promise.all(Array.from({ length: 8 }, () => open('/en/?together')));
    expect(new Set(pages.map(({ round }) => round)).size).toBe(1);
    expect(new Set(pages.map(({ nonce }) => nonce)).size).toBe(8);
    expect(new Set(pages.map(({ config }) => config.bearer)).size).toBe(8);
  });

  it('leaves out pages that asked for something of their visitor, and pages that failed in part', async () => {
    for (const path of ['/en/?own', '/en/?broken']) {
      const first = await open(path);
      expect((await open(path)).round).toBeGreaterThan(first.round);
    }
  });

  it('knows which calls are the same for everybody', () => {
    const call = { method: 'POST', path: '/vxql?language=en', country: 'DE', acceptLanguage: null };
    const key = (over: Partial<Parameters<typeof sharedKeyOf>[0]>) =>
      sharedKeyOf({ ...call, body: '{"query":"{ videos { total } }"}', ...over });
    expect(key({})).toBe(key({}));
    expect(
      new Set([key({}), key({ path: '/vxql?language=de' }), key({ country: 'AT' })]).size,
    ).toBe(3);
    expect(key({ body: '{"query":"mutation { videoLike(id: 1) { id } }"}' })).toBeNull();
    expect(key({ path: '/feed/graphql' })).toBeNull();
    const amount = '/api/v1/monitoringActors/onlineActorsAmount?language=en';
    expect(key({ method: 'GET', path: `${amount}&accessToken=one`, body: null })).toBe(
      key({ method: 'GET', path: `${amount}&accessToken=two`, body: null }),
    );
    expect(
      key({ method: 'GET', path: '/api/v1/subscriptions?language=en', body: null }),
    ).not.toBeNull();
    for (const path of [
      '/api/v1/auth/session',
      '/api/v1/live/1/offer',
      '/api/v1/guest/getGuestBalance',
    ]) {
      expect(key({ method: 'GET', path, body: null })).toBeNull();
    }
  });

  it('never keeps a refusal', () => {
    const answer = (status: number, text: string) => ({
      status,
      headers: [],
      body: new TextEncoder().encode(text),
    });
    expect(isWhole(answer(200, '{"data":{}}'))).toBe(true);
    expect(isWhole(answer(200, '{"errors":[],"data":null}'))).toBe(false);
    expect(isWhole(answer(404, '{}'))).toBe(false);
  });

  it('is put together from a page with any characters in its secrets', () => {
    const secrets = {
      nonce: 'a+b/c=$&-0123456789',
      bearer: 'visitor-0000.sig',
      accessToken: 'visitor-0000',
    };
    const html = `<p nonce="${secrets.nonce}">${secrets.bearer}|${secrets.accessToken}|ü</p>`;
    const parts = cutOut(html, secrets);
    const template = { parts: parts ?? [] };
    expect(parts).toHaveLength(7);
    expect(fillIn(template, secrets).toString()).toBe(html);
    const others = { nonce: 'n', bearer: 'b', accessToken: 'a' };
    expect(fillIn(template, others).toString()).toBe('<p nonce="n">b|a|ü</p>');
    expect(cutOut(html, { ...secrets, accessToken: '' })).toBeNull();
  });
});

it('is never what somebody pays: guests see and are charged the price of the database', async () => {
  await using server = await createTestServer({
    database: 'pglite',
    clock: { now: () => Date.parse('2026-11-21T12:00:00Z') },
    env: { VX_ROLES: 'web,api,realtime' },
    mountWeb: mountApps(countingApps),
  });
  const world = smallWorld();
  for (const module of server.running.product.modules) await module.seed?.(world);
  const guest = await server.signUp();
  const shown = async (headers: Record<string, string> = {}) =>
    (await openPage(server.origin, '/en/?price', headers)).price;
  const buy = (expectedPrice: number) =>
    server.call('POST /videos/{videoId}/buy', {
      params: { videoId: video },
      body: { expectedPrice },
      as: guest,
      idempotencyKey: crypto.randomUUID(),
    });
  expect(await shown()).toBe(30);
  await sql`update videos set price = 35 where id = ${video}`.execute(
    server.platform.database.read,
  );
  // A visitor of the same moment is shown what the others were shown.
  expect(await shown()).toBe(30);
  expect(await shown({ cookie: guest.cookie })).toBe(35);
  expect((await buy(30)).body).toMatchObject({
    error: { code: 'PRICE_CHANGED', detail: { price: 35 } },
  });
  await server.platform.broadcast.publish('actorOnline', presence);
  expect(await shown()).toBe(35);
});
