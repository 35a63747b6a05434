import type { PageConfig } from '@vx/contract';
import { sql } from 'kysely';
import { RouterContextProvider, createContext } from 'react-router';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smallWorld } from '../../testing/small-world.ts';
import { createTestServer, type TestGuest, type TestServer } from '../testing/index.ts';
import { Assets } from './assets.ts';
import type { AppBuild, PageRequest } from './builds.ts';
import { openDraft } from './guest-pages.ts';
import { mountApps } from './web-host.ts';

const given = createContext<PageRequest>();

const query = `{ videosByIds(ids: [3]) { price { currency value } guestInfo { liked } }
  modelById(id: "1") { isFavourite } }`;

/** How often the page was made, and which query it asked. */
let rounds = 0;
let asked = query;

interface Shown {
  readonly round: number;
  readonly data: unknown;
  readonly leaked: string | null;
}

/** An app whose page asks the query service, and takes its guest's name out. */
function tinyApp(): AppBuild {
  const loader = async (input: {
    readonly context: RouterContextProvider;
    readonly request: Request;
  }): Promise<Shown> => {
    rounds += 1;
    const { fetch, pageConfig } = input.context.get(given);
    const answer = await fetch('/vxql?language=en', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: asked }),
    });
    const search = new URL(input.request.url).searchParams;
    if (search.has('session')) await fetch('/api/v1/auth/session?language=en');
    // Visitors share what it answers.
    if (search.has('subscriptions')) await fetch('/api/v1/subscriptions?language=en');
    const leaked = search.has('leak') ? pageConfig.guest.name : null;
    return { round: rounds, data: await answer.json(), leaked };
  };
  const render = (
    _request: Request,
    status: number,
    _headers: Headers,
    entry: { readonly staticHandlerContext: { readonly loaderData: { readonly page: Shown } } },
    context: RouterContextProvider,
  ): Response => {
    const { own, pageConfig, nonce } = context.get(given);
    const take = (part: unknown): string => `${own?.mark}${(own?.taken.push(part) ?? 0) - 1}.`;
    const name = own ? take('name') : (pageConfig.guest.name ?? '');
    const config = own ? `${own.mark}c.` : JSON.stringify(pageConfig);
    return new Response(
      `<b>${name}</b><i nonce="${nonce}"></i><script>${config}</script><p>${JSON.stringify(entry.staticHandlerContext.loaderData.page)}</p>`,
      { status, headers: { 'content-type': 'text/html; charset=utf-8' } },
    );
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
    entry: {
      module: {
        makeContext(request: PageRequest) {
          const context = new RouterContextProvider();
          context.set(given, request);
          return context;
        },
        renderOwn: (parts: readonly unknown[], { pageConfig }: PageRequest) =>
          parts.map((part) => `${String(part)}: ${pageConfig.guest.name}`),
        default: render,
      },
    },
  } as unknown as AppBuild;
}

describe('what guests share', () => {
  let server: TestServer;
  let guests: readonly TestGuest[];
  beforeAll(async () => {
    const assets = await Assets.read(import.meta.dirname, '/_desktop');
    const build = tinyApp();
    server = await createTestServer({
      database: 'pglite',
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
    const world = smallWorld();
    for (const module of server.running.product.modules) await module.seed?.(world);
    guests = await Promise.all(Array.from({ length: 4 }, () => server.signUp()));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.platform.caches.empty();
    rounds = 0;
    asked = query;
  });

  const run = (statement: ReturnType<typeof sql>): Promise<unknown> =>
    statement.execute(server.platform.database.read);

  async function open(
    guest: TestGuest | undefined,
    path = '/en/',
  ): Promise<
    Shown & { readonly html: string; readonly config: PageConfig; readonly name: string }
  > {
    const answer = await fetch(`${server.origin}${path}`, {
      headers: { cookie: guest?.cookie ?? '' },
    });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    const found = /<b>(.*)<\/b>.*<script>(.*)<\/script><p>(.*)<\/p>/.exec(html) ?? [];
    return {
      ...(JSON.parse(found[3] ?? '') as Shown),
      html,
      name: found[1] ?? '',
      config: JSON.parse(found[2] ?? '') as PageConfig,
    };
  }

  it('is one page, in which each finds what is theirs and nothing of another', async () => {
    const pages = await Promise.all(guests.map((guest) => open(guest)));
    expect(rounds).toBe(1);
    const secrets = pages.map(({ config }) => [
      config.guest.id,
      config.guest.email,
      config.accessToken,
    ]);
    for (const [index, { html, config, name }] of pages.entries()) {
      expect(config.guest.id).toBe(guests[index]?.guestId);
      expect(name).toBe(`name: ${config.guest.name}`);
      expect(config.bearer).toBeNull();
      for (const [other, texts] of secrets.entries())
        for (const text of texts) expect(html.includes(String(text))).toBe(other === index);
    }
    expect(new Set(pages.map(({ html }) => /nonce="([^"]*)"/.exec(html)?.[1])).size).toBe(4);
  });

  it('is another page for who follows, owns, pays in euros, is VIP or speaks another language', async () => {
    const [plain, other, third, fourth] = guests as [TestGuest, TestGuest, TestGuest, TestGuest];
    await open(plain);
    const { data } = await open(other);
    expect(rounds).toBe(1);
    await run(
      sql`insert into pins (guest_id, target, target_id, created_at) values (${other.guestId}, 'actor', 1, now())`,
    );
    const following = await open(other);
    expect(following.data).not.toEqual(data);
    expect(following.data).toMatchObject({ data: { modelById: { isFavourite: true } } });
    await run(
      sql`insert into video_likes (guest_id, video_id, value, created_at) values (${third.guestId}, 3, 1, now())`,
    );
    expect((await open(third)).data).not.toEqual(data);
    await server.call('POST /guest/walletCurrency', { body: { currency: 'EUR' }, as: fourth });
    expect((await open(fourth)).data).toMatchObject({
      data: { videosByIds: [{ price: { currency: 'EUR' } }] },
    });
    expect(rounds).toBe(4);
    await run(sql`update guests set is_vip = true where id = ${plain.guestId}`);
    expect((await open(plain)).config.guest.isVip).toBe(true);
    await open(plain, '/de/');
    expect(rounds).toBe(6);
    // And nobody got another's by it.
    expect((await open(other)).data).toEqual(following.data);
    await run(sql`delete from pins where guest_id = ${other.guestId}`);
    expect((await open(other)).data).toEqual(data);
    expect(rounds).toBe(6);
  });

  it('is nobody else’s when a page reads the guest itself, or asks for what is the guest’s', async () => {
    // New ones, whom nothing else tells apart.
    const pair = [await server.signUp(), await server.signUp()];
    await open(pair[0]);
    await open(pair[1]);
    expect(rounds).toBe(1);
    for (const path of ['/en/?leak', '/en/?session', '/en/?subscriptions']) {
      const [first, second] = [await open(pair[0], path), await open(pair[1], path)];
      expect(second.round).toBe(first.round + 1);
      expect(second.html).not.toContain(first.config.guest.id);
      if (path.includes('leak')) expect(second.leaked).toBe(second.config.guest.name);
    }
  });

  it('is rendered in place once it was several guests’ own, not because of one', async () => {
    const path = '/en/?leak';
    // New ones, whom nothing else tells apart.
    for (let index = 0; index < 5; index += 1) {
      const { name, config } = await open(await server.signUp(), path);
      const own = config.guest.name;
      expect(name).toBe(index < 3 ? `name: ${own}` : own);
    }
  });

  it('is nobody else’s when a resolver looks who asks', async () => {
    asked = '{ guestSidebar { name } }';
    const [first, second] = [await open(guests[0]), await open(guests[1])];
    expect(second.round).toBe(first.round + 1);
    expect(JSON.stringify(second.data)).not.toContain(first.config.guest.name);
  });

  it('shows a balance and a name as they stand, though the page was made before', async () => {
    const [guest] = guests as [TestGuest];
    await open(guest);
    await run(sql`update guests set name = 'Renamed' where id = ${guest.guestId}`);
    const after = await open(guest);
    expect(rounds).toBe(1);
    expect(after.name).toBe('name: Renamed');
    expect(after.config.guest.name).toBe('Renamed');
  });

  it('ends with a broadcast', async () => {
    await open(guests[0]);
    await server.platform.broadcast.publish('actorOnline', {
      actorId: '1',
      isOnline: true,
      isBusy: false,
      freeChat: false,
      isOnlineMobileVideocall: false,
      isLivePreviewEnabled: false,
      isVoyeurChatAvailable: false,
    });
    await open(guests[1]);
    expect(rounds).toBe(2);
  });

  it('refuses to read a guest in a page that is made', () => {
    const config = { guest: { name: 'Anna' }, positions: {} } as PageConfig;
    const draft = openDraft(config);
    expect(draft.log.isOwn).toBe(false);
    expect(draft.pageConfig.guest.name).toBe('Anna');
    expect(draft.log.isOwn).toBe(true);
    draft.close();
    expect(() => draft.pageConfig.guest.name).toThrow('several guests');
  });
});
