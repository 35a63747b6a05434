import { build } from '@vx/routes';
import { FakeClock } from '@vx/kernel/testing';
import { RouterContextProvider, createContext, type ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageConfig } from '@vx/contract';
import { languages } from '@vx/contract/enums';
import sharp from 'sharp';
import { createTrackingModule } from '../../modules/tracking/index.ts';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { Assets } from './assets.ts';
import type { AppBuild, HostedApp, PageRequest } from './builds.ts';
import type { AppName } from './choose-app.ts';
import { mountApps } from './web-host.ts';

const given = createContext<PageRequest>();

/** What a page waits for after its first part. */
let rest: Promise<void> = Promise.resolve();

/** An app whose pages tell what they were given, and ask the API from their loader. */
function tinyApp(name: AppName): AppBuild {
  const loader = async ({
    context,
    request,
  }: {
    context: RouterContextProvider;
    request: Request;
  }) => {
    if (new URL(request.url).searchParams.has('fail')) throw new Error('SELECT secret');
    const page = context.get(given);
    const session = await page.fetch('/api/v1/auth/session?language=de');
    return { name, session: await session.json(), nonce: page.nonce, config: page.pageConfig };
  };
  const action = async ({
    context,
    request,
  }: {
    context: RouterContextProvider;
    request: Request;
  }) => {
    const form = await request.formData();
    const answer = await context.get(given).fetch('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: form.get('email'), password: form.get('password') }),
    });
    return new Response(null, {
      status: 303,
      headers: [
        ['location', '/en/'],
        ...answer.headers.getSetCookie().map((text): [string, string] => ['set-cookie', text]),
      ],
    });
  };
  const build = {
    basename: '/',
    publicPath: `/_${name}/`,
    assetsBuildDirectory: '',
    isSpaMode: false,
    ssr: true,
    prerender: [],
    future: {},
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    assets: { version: 'v1', url: '', entry: { module: '', imports: [] }, routes: {} },
    routes: { page: { id: 'page', path: '*', module: { default: () => null, loader, action } } },
    entry: {
      module: {
        makeContext(request: PageRequest) {
          const context = new RouterContextProvider();
          context.set(given, request);
          return context;
        },
        default: (
          _request: Request,
          status: number,
          headers: Headers,
          entry: { staticHandlerContext: { loaderData: unknown; errors: unknown } },
        ) => {
          if (entry.staticHandlerContext.errors) throw new Error('SELECT secret');
          headers.set('content-type', 'text/html; charset=utf-8');
          const text = JSON.stringify(
            (entry.staticHandlerContext.loaderData as { page: unknown }).page,
          );
          const body = new ReadableStream({
            async start(controller) {
              const bytes = new TextEncoder();
              controller.enqueue(bytes.encode(text.slice(0, 10)));
              await rest;
              controller.enqueue(bytes.encode(text.slice(10)));
              controller.close();
            },
          });
          return new Response(body, { status, headers });
        },
      },
    },
  };
  return build as unknown as ServerBuild & AppBuild;
}

interface PageData {
  readonly name: AppName;
  readonly nonce: string;
  readonly session: { readonly loggedIn: boolean; readonly email: string | null };
  readonly config: PageConfig;
}

describe('the web host', () => {
  let server: TestServer;
  const apps = new Map<AppName, HostedApp>();
  beforeAll(async () => {
    for (const name of ['desktop', 'mobile'] as const) {
      apps.set(name, {
        name,
        build: () => Promise.resolve(tinyApp(name)),
        assets: await Assets.read(new URL('.', import.meta.url).pathname, `/_${name}`),
        vite: null,
      });
    }
    server = await createTestServer({
      database: 'pglite',
      modules: (platform) => [createTrackingModule(platform)],
      env: { VX_ROLES: 'web,api,realtime', VX_LOG_LEVEL: 'silent' },
      mountWeb: mountApps(() => Promise.resolve(apps)),
    });
  });
  afterAll(() => server.close());
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}${path}`, { headers, redirect: 'manual' });
  const pageData = async (path: string, headers: Record<string, string> = {}): Promise<PageData> =>
    (await (await get(path, headers)).json()) as PageData;

  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
  it.each<[string, AppName, string, Record<string, string>]>([
    ['nothing', 'desktop', '/en/', {}],
    ['a phone', 'mobile', '/en/', { 'user-agent': phone }],
    [
      'a client hint against the user agent',
      'desktop',
      '/en/',
      { 'user-agent': phone, 'sec-ch-ua-mobile': '?0' },
    ],
    [
      'the cookie against both',
      'mobile',
      '/en/',
      { 'sec-ch-ua-mobile': '?0', cookie: 'vx_app=mobile' },
    ],
    [
      'the query against all',
      'desktop',
      '/en/?app=desktop',
      { 'user-agent': phone, cookie: 'vx_app=mobile' },
    ],
  ])('chooses the app by %s', async (_, app, path, headers) => {
    expect((await pageData(path, headers)).name).toBe(app);
  });

  it('remembers the app that was asked for, and names what it looked at', async () => {
    const answer = await get('/en/?app=mobile');
    expect(
      answer.headers.getSetCookie().some((text) => text.startsWith('vx_app=mobile; Path=/;')),
    ).toBe(true);
    expect(answer.headers.get('vary')).toContain('Sec-CH-UA-Mobile');
  });

  it('[ET-config] hands a page its configuration', async () => {
    const { config } = await pageData('/de/amateur/mira-solene/?testdevice=1', {
      cookie: 'vx_theme=dark; vx_age=1; vx_avs=1; vx_consent=1.f; vx_bars=8.t1',
    });
    expect(config).toMatchObject({
      language: 'de',
      routeName: 'actorProfile',
      routeArgs: { actorName: 'mira-solene' },
      cachingTag: 'v1',
      deviceInfo: { app: 'desktop' },
      brand: { id: 'candela', memberAreaSegment: 'myvisitx' },
      preferences: {
        theme: 'dark',
        ageConfirmed: true,
        avsForced: true,
        consent: '1.f',
        globalPrivacyControl: false,
        discreet: false,
        exited: false,
        onboarded: false,
        statusBars: '8.t1',
      },
      alternates: {
        de: '/de/amateur/mira-solene/',
        en: '/en/amateur/mira-solene/',
        es: '/es/amateur/mira-solene/',
      },
    });
    expect(config.guest.loggedIn).toBe(false);
  });

  it('tells a page that the browser asks not to be watched', async () => {
    const asked = await pageData('/en/', { 'sec-gpc': '1' });
    expect(asked.config.preferences.globalPrivacyControl).toBe(true);
    const other = await pageData('/en/', { 'sec-gpc': '0' });
    expect(other.config.preferences.globalPrivacyControl).toBe(false);
    expect((await get('/en/')).headers.get('vary')).toContain('Sec-GPC');
  });

  it('keeps the guest in the page, loaders logged in, nothing cached, and no credential in its text', async () => {
    const guest = await server.signUp();
    const answer = await get('/en/', { cookie: guest.cookie });
    const html = await answer.text();
    const page = JSON.parse(html) as PageData;
    expect(page.session).toMatchObject({ loggedIn: true, email: guest.email });
    expect(page.config.guest.email).toBe(guest.email);
    expect(page.config).toMatchObject({ bearer: null, accessToken: guest.accessToken });
    for (const secret of [guest.bearer, guest.feedToken, guest.cookie.split('=')[1] ?? ''])
      expect([secret.length > 20, html.includes(secret)]).toEqual([true, false]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('gives a visitor a token of its own that opens the query service, and keeps it', async () => {
    const answer = await get('/en/');
    const { config } = (await answer.json()) as PageData;
    const cookie =
      answer.headers
        .getSetCookie()
        .find((text) => text.startsWith('vx_sid='))
        ?.split(';')[0] ?? '';
    const query = await fetch(`${server.origin}/vxql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${config.bearer}` },
      body: '{"query":"{ __typename }"}',
    });
    expect(query.status).toBe(200);
    const again = await get('/en/', { cookie });
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(((await again.json()) as PageData).config.accessToken).toBe(config.accessToken);
  });

  it('allows inline scripts by the nonce of this page only', async () => {
    const answer = await get('/en/');
    const policy = answer.headers.get('content-security-policy') ?? '';
    const { nonce } = (await answer.json()) as PageData;
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("; form-action 'self';");
    expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types default;");
    expect((await pageData('/en/')).nonce).not.toBe(nonce);
  });

  it.each([
    ['/', {}, 302, '/en/'],
    ['/', { 'accept-language': 'de-AT,de;q=0.9' }, 302, '/de/'],
    ['/', { 'accept-language': 'nl' }, 302, '/en/'],
    ['/', { cookie: 'vx_lang=es', 'accept-language': 'de' }, 302, '/es/'],
    ['/en/cams?page=2', {}, 301, '/en/cams/?page=2'],
    ['/en/amateur/Mira-Solene/', {}, 301, '/en/amateur/mira-solene/'],
    // In the words of another language, and in a language without paths of its own.
    ['/de/signup/?a=b', {}, 301, `${build('signup', {}, { language: 'de' })}?a=b`],
    ['/nl/cams/', {}, 301, '/en/cams/'],
    ['/nl/', {}, 301, '/en/'],
  ])('sends %s with %o on with %i to %s', async (path, headers, status, to) => {
    const answer = await get(path, headers);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, to]);
  });

  it('[RU-routing-home-two-paths#1][RU-routing-home-two-paths#2] leads from "/" to the start page, which is "/en/", too', async () => {
    const { headers } = await get('/');
    const start = await pageData(headers.get('location') ?? '');
    expect([start.config.routeName, headers.get('location')]).toEqual(['home', '/en/']);
    expect((await pageData('/en/')).config.routeName).toBe('home');
  });

  it('[RU-routing-params] fills the places of a path, in each language', async () => {
    const { config } = await pageData('/en/amateur/anna/videos/42/');
    expect(config).toMatchObject({
      routeName: 'actorVideoDetails',
      routeArgs: { actorName: 'anna', videoId: '42' },
      alternates: {
        de: '/de/amateur/anna/videos/42/',
        en: '/en/amateur/anna/videos/42/',
        es: '/es/amateur/anna/videos/42/',
      },
    });
  });

  it('[RU-routing-tag-url-encoded] writes the tag of a path as an address needs it', async () => {
    const { config } = await pageData('/en/amateur/anna/videos/tag/high%20heels');
    expect(config.routeArgs).toEqual({ actorName: 'anna', tagGroup: 'high heels' });
    expect(config.alternates.en).toBe('/en/amateur/anna/videos/tag/high%20heels');
  });

  it.each([
    ['[RU-routing-actor-name-lowercase]', '/en/amateur/AnnaBelle/', '/en/amateur/annabelle/'],
    [
      '[RU-routing-tag-no-trailing-slash]',
      '/en/amateur/anna/videos/tag/x/',
      '/en/amateur/anna/videos/tag/x',
    ],
    ['[RU-routing-quirk-profile-es]', '/es/myvisitx/perfil/', '/es/myvisitx/perfil'],
  ])('%s %s is %s', async (_ids, path, to) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
    expect((await get(to)).status).toBe(200);
  });

  it('[RU-routing-member-area-segment#1] has the member area at the segment of its brand, and of no other', async () => {
    expect((await pageData('/en/myvisitx/profile/')).config.routeName).toBe('memberProfile');
    expect((await pageData('/en/myrosewood/profile/')).config.routeName).toBeNull();
  });

  it.each([
    ['[RU-routing-quirk-feed-nl-key]', '/en/feed/'],
    ['[RU-routing-quirk-prize-draw-es]', '/en/magazine/prize-draw/'],
  ])('%s who chose Spanish reads %s in Spanish', async (_ids, path) => {
    expect((await pageData(path, { cookie: 'vx_lang=es' })).config.language).toBe('es');
    expect((await pageData(path)).config.language).toBe('en');
  });

  it('[RU-routing-four-languages] speaks the languages that it has, whatever else is asked for', async () => {
    const spoken = async (language: string): Promise<string> =>
      (await pageData('/nowhere/', { cookie: `vx_lang=${language}` })).config.language;
    for (const language of ['de', 'en', 'nl', 'es']) expect(await spoken(language)).toBe(language);
    for (const language of ['fr', 'it', 'pt', 'DE', '']) expect(await spoken(language)).toBe('en');
  });

  it('[RU-routing-test-device#1][RU-routing-test-device#2] tells a page that its device is one for tests', async () => {
    for (const [path, is] of [
      ['/en/?testdevice', true],
      ['/en/?a=1&testdevice=1', true],
      ['/en/?test=device', false],
      ['/en/', false],
    ] as const)
      expect([path, (await pageData(path)).config.deviceInfo.isTestDevice]).toEqual([path, is]);
  });

  it('[RU-routing-language-fallback-en][CO-languageFallback] speaks English to those who read none of its languages', async () => {
    const french = { 'accept-language': 'fr-FR,pt;q=0.9' };
    expect((await get('/', french)).headers.get('location')).toBe('/en/');
    expect((await pageData('/en/cams/', { cookie: 'vx_lang=fr' })).config.language).toBe('en');
  });

  it('keeps Dutch on English paths for guests who read Dutch', async () => {
    expect((await pageData('/en/cams/', { cookie: 'vx_lang=nl' })).config.language).toBe('nl');
    expect((await pageData('/de/cams/', { cookie: 'vx_lang=nl' })).config.language).toBe('de');
    expect((await pageData('/en/nothing/', { cookie: 'vx_lang=nl' })).config.language).toBe('nl');
    expect((await pageData('/en/nothing/', { cookie: 'vx_lang=es' })).config.language).toBe('en');
  });

  it('logs in by a plain form, and refuses the form of another site', async () => {
    const guest = await server.signUp();
    const submit = (headers: Record<string, string>) =>
      fetch(`${server.origin}/en/login/`, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: new URLSearchParams({ email: guest.email, password: guest.password }),
      });
    const answer = await submit({ origin: server.origin, 'sec-fetch-site': 'same-origin' });
    expect(answer.status).toBe(303);
    const cookie =
      answer.headers
        .getSetCookie()
        .findLast((text) => text.startsWith('vx_sid='))
        ?.split(';')[0] ?? '';
    expect((await pageData('/en/', { cookie })).session.loggedIn).toBe(true);
    const foreign = await submit({ origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' });
    expect(foreign.status).toBe(403);
    expect(foreign.headers.getSetCookie()).toEqual([]);
  });

  it('streams: the first part arrives before the page is complete, packed or not', async () => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const { promise, resolve: goOn } = Promise.withResolvers<void>();
      rest = promise;
      const answer = await get('/en/', { 'accept-encoding': encoding });
      const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
      // The page waits for this: who held its first part back would wait for ever.
      expect((await reader.read()).value?.length).toBeGreaterThan(0);
      goOn();
      let further = 0;
      for (let part = await reader.read(); !part.done; part = await reader.read())
        further += part.value.length;
      expect([encoding, further > 0]).toEqual([encoding, true]);
      expect(answer.headers.get('content-encoding')).toBe(
        encoding === 'identity' ? null : encoding,
      );
    }
  });

  it('shows a plain page in the language of the guest when an app fails, without a word of the inside', async () => {
    const answer = await get('/de/?fail=1');
    const text = await answer.text();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      500,
      'text/html; charset=utf-8',
    ]);
    expect(text).toContain('Wir konnten diese Seite nicht anzeigen');
    // A page that fails after a purchase does not know what was charged.
    expect(text).not.toMatch(/berechnet|abgebucht/);
    expect(text).not.toContain('secret');
  });

  it('serves named files for ever, packed, and others shortly, with 304', async () => {
    const answer = await get('/_desktop/assets.ts', { 'accept-encoding': 'br' });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=3600',
    ]);
    const etag = answer.headers.get('etag') ?? '';
    expect((await get('/_desktop/assets.ts', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/_desktop/..%2f..%2fpackage.json')).status).toBe(404);
    expect((await get('/_mobile/none.js')).status).toBe(404);
  });

  it('has the fixed files', async () => {
    for (const path of ['/worker_desktop.min.js', '/worker_mobile.min.js']) {
      const answer = await get(path);
      expect([
        answer.headers.get('content-type'),
        answer.headers.get('service-worker-allowed'),
        answer.headers.get('content-security-policy'),
      ]).toEqual(['text/javascript; charset=utf-8', '/', "default-src 'none'; connect-src 'self'"]);
    }
    expect(await (await get('/robots.txt')).text()).toContain('Disallow: /api/');
    expect(await (await get('/.well-known/security.txt')).text()).toMatch(
      /^Contact: .+\nExpires: \d{4}-/,
    );
  });

  it.each(languages)(
    'can be installed as an app in %s, with icons that are there',
    async (language) => {
      const answer = await get(`/app_${language}.webmanifest`);
      expect(answer.headers.get('content-type')).toContain('application/manifest+json');
      const manifest = (await answer.json()) as {
        start_url: string;
        icons: { src: string; sizes: string; type: string }[];
      };
      expect(manifest).toMatchObject({
        lang: language,
        display: 'standalone',
        // Dutch has no addresses of its own. [RU-routing-three-variants]
        start_url: language === 'nl' ? '/en/' : `/${language}/`,
        scope: '/',
      });
      for (const { src, sizes, type } of manifest.icons) {
        const icon = await get(src);
        expect(icon.headers.get('content-type')).toContain(type);
        const { width, height } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
        if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
      }
      expect((await get('/apple-touch-icon.png')).headers.get('content-type')).toBe('image/png');
    },
  );

  it('moves a session of the plain cookie once to the name that no other host can plant', async () => {
    await using secure = await createTestServer({
      database: 'pglite',
      modules: () => [],
      env: { VX_ROLES: 'web,api', VX_ORIGIN: 'https://site.localhost' },
      clock: new FakeClock(Date.UTC(2026, 10, 24)),
      mountWeb: mountApps(() => Promise.resolve(apps)),
    });
    const guest = await secure.signUp();
    const plain = guest.cookie.replace('__Host-', '');
    const page = (cookie: string) => fetch(`${secure.origin}/en/`, { headers: { cookie } });
    const moved = await page(plain);
    expect(((await moved.json()) as PageData).session.loggedIn).toBe(true);
    expect(moved.headers.getSetCookie()).toEqual([
      `${guest.cookie}; Path=/; SameSite=Lax; HttpOnly; Secure; Max-Age=2592000`,
      'vx_sid=; Path=/; SameSite=Lax; HttpOnly; Secure; Max-Age=0',
    ]);
    expect((await page(guest.cookie)).headers.getSetCookie()).toEqual([]);
  });

  it('keeps in-process rights to its own requests', async () => {
    const answer = await get('/api/v1/auth/session', {
      'x-vx-in-process': '00000000-0000-4000-8000-000000000000',
    });
    expect(await answer.json()).toMatchObject({ loggedIn: false });
  });
});
