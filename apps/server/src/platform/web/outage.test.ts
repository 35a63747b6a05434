import type { Language } from '@vx/routes';
import { FakeClock } from '@vx/kernel/testing';
import { RouterContextProvider, createContext } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeProduct } from '../../product.ts';
import { readConfig } from '../config.ts';
import { startServer, type RunningServer } from '../server.ts';
import { hasOwnServices, startOwnPostgres, type OwnPostgres } from '../testing/own-services.ts';
import { Assets } from './assets.ts';
import type { AppBuild, HostedApp, PageRequest } from './builds.ts';
import { appNames, type AppName } from './choose-app.ts';
import { mountApps } from './web-host.ts';

const given = createContext<PageRequest>();
const never = new Promise<never>(() => undefined);

/** An app whose pages ask for videos, and whose forms say themselves what became of them. */
function tinyApp(name: AppName): AppBuild {
  const ask = async (context: RouterContextProvider, id: number): Promise<unknown> => {
    const answer = await context.get(given).fetch('/vxql?language=en', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: `{ videosByIds(ids: [${id}]) { id } }` }),
    });
    return await answer.json();
  };
  const loader = async (input: { context: RouterContextProvider; request: Request }) => {
    const { searchParams } = new URL(input.request.url);
    if (searchParams.has('never')) await never;
    // Nothing breaks without what this page asks for, but it shows less.
    if (!searchParams.has('form')) await ask(input.context, Number(searchParams.get('video') ?? 1));
    return name;
  };
  const action = async (input: { context: RouterContextProvider }) => {
    await ask(input.context, 3);
    return 'acted';
  };
  return {
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
          _headers: Headers,
          entry: { staticHandlerContext: { loaderData: unknown; actionData: unknown } },
          context: RouterContextProvider,
        ) => {
          const { nonce } = context.get(given);
          const { loaderData, actionData } = entry.staticHandlerContext;
          return new Response(JSON.stringify([loaderData, actionData, nonce]), {
            status,
            headers: { 'content-type': 'text/html; charset=utf-8' },
          });
        },
      },
    },
  } as unknown as AppBuild;
}

async function tinyApps(): Promise<ReadonlyMap<AppName, HostedApp>> {
  const assets = await Assets.read(import.meta.dirname, '/_tiny');
  return new Map(
    appNames.map((name) => {
      const build = tinyApp(name);
      return [name, { name, build: () => Promise.resolve(build), assets, vite: null }] as const;
    }),
  );
}

/** In each language: what the page says, and its way on. */
const words: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['We will be right back', 'Try again'],
  de: ['Wir sind gleich wieder da', 'Erneut versuchen'],
  nl: ['We zijn zo terug', 'Opnieuw proberen'],
  es: ['Volvemos enseguida', 'Reintentar'],
};

describe.skipIf(!hasOwnServices)('pages while the database is away', () => {
  let postgres: OwnPostgres;
  let server: RunningServer;
  let guest = '';

  beforeAll(async () => {
    postgres = await startOwnPostgres();
    server = await startServer({
      config: readConfig({
        NODE_ENV: 'test',
        PORT: '0',
        VX_OPERATIONS_PORT: '0',
        VX_LOG_LEVEL: 'silent',
        VX_RATE_LIMIT: '0',
        VX_ROLES: 'web,api',
        VX_SEED: 'off',
        DATABASE_URL: postgres.url,
      }),
      compose: composeProduct,
      // Moments end when this clock is turned.
      clock: new FakeClock(Date.now()),
      mountWeb: mountApps(tinyApps, 5_000),
    });
    const signedUp = await fetch(`${server.address}/api/v1/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: 'guest@candela.test',
        password: 'a fine long password',
        name: 'Guest',
        language: 'en',
        acceptTerms: true,
        ofAge: true,
      }),
    });
    guest = signedUp.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
  }, 90_000);
  afterAll(async () => {
    await server?.close();
    await postgres?.[Symbol.asyncDispose]();
  });

  const open = (path: string, { cookie = '', ...init }: RequestInit & { cookie?: string } = {}) =>
    fetch(`${server.address}${path}`, { headers: { cookie }, redirect: 'manual', ...init });

  it('are told to come back, in the language of the page, and are whole again afterwards', async () => {
    const isWhole = async (): Promise<readonly number[]> =>
      Promise.all(
        appNames.flatMap((app) =>
          ['', guest].map(async (cookie) => {
            return (await open(`/en/cams/?app=${app}`, { cookie })).status;
          }),
        ),
      );
    expect(await isWhole()).toEqual([200, 200, 200, 200]);
    postgres.stop('fast');

    for (const app of appNames)
      for (const cookie of ['', guest])
        for (const language of ['en', 'de', 'nl', 'es'] as const) {
          const path = `/${language === 'nl' ? 'en' : language}/?app=${app}&video=2`;
          const answer = await open(path, { cookie: `vx_lang=${language}; ${cookie}` });
          const html = await answer.text();
          expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
          expect(answer.headers.get('cache-control')).toBe('no-store');
          expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
          const [title, again] = words[language];
          expect(html).toContain(`<html lang="${language}">`);
          expect(html).toContain(`<h1>${title}</h1>`);
          expect(html).toContain(`<a href="">${again}</a>`);
        }
    // What the app asks for itself while somebody walks through it.
    expect((await open('/en/.data?video=2', { cookie: guest })).status).toBe(503);
    // Kept for visitors of the same moment.
    expect((await open('/en/cams/?app=desktop')).status).toBe(200);
    // A form that reports its own failure does so.
    const form = await open('/en/?form', {
      method: 'POST',
      body: new URLSearchParams({ name: 'value' }),
    });
    expect([form.status, await form.text()]).toEqual([200, expect.stringContaining('acted')]);

    postgres.start();
    await expect.poll(isWhole, { timeout: 10_000 }).toEqual([200, 200, 200, 200]);
  }, 60_000);

  it('are not waited for when they are never made', async () => {
    const answer = await open('/en/?never');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  }, 20_000);
});
