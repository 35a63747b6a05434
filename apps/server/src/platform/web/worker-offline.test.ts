import { createContext, runInContext } from 'node:vm';
import { languages } from '@vx/routes';
import { describe, expect, it } from 'vitest';
import { offlinePages } from './offline-page.ts';
import { keptLimits } from './worker-offline.ts';
import { workerScript } from './worker-script.ts';

const ORIGIN = 'https://site.test';

/** What the worker uses of a `Cache`: keys in the order in which they were put. */
class FakeCache {
  readonly #kept = new Map<string, Response>();
  async put(key: string, answer: Response): Promise<void> {
    const url = new URL(key, ORIGIN).href;
    this.#kept.delete(url);
    this.#kept.set(url, answer);
  }
  async match(key: string | { readonly url: string }): Promise<Response | undefined> {
    const url = new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;
    return this.#kept.get(url)?.clone();
  }
  async keys(): Promise<readonly { readonly url: string }[]> {
    return [...this.#kept.keys()].map((url) => ({ url }));
  }
  async delete(key: { readonly url: string }): Promise<boolean> {
    return this.#kept.delete(key.url);
  }
}

class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();
  async open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return cache;
  }
  async keys(): Promise<readonly string[]> {
    return [...this.#caches.keys()];
  }
  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }
  async match(key: string): Promise<Response | undefined> {
    for (const cache of this.#caches.values()) {
      const found = await cache.match(key);
      if (found) return found;
    }
    return undefined;
  }
}

interface Served {
  readonly page?: string;
  readonly body?: string;
  readonly status?: number;
}

/** The worker, a server that answers as it is told, and a browser that may be offline. */
function start() {
  const listeners = new Map<string, ((event: object) => void)[]>();
  const caches = new FakeCaches();
  const navigator = { onLine: true, language: 'de-AT' };
  const asked: string[] = [];
  let serve: (path: string) => Served = () => ({});
  const self = {
    location: { origin: ORIGIN },
    navigator,
    registration: {},
    clients: { claim: async () => undefined },
    skipWaiting: () => undefined,
    addEventListener: (name: string, listener: (event: object) => void) =>
      void listeners.set(name, [...(listeners.get(name) ?? []), listener]),
  };
  const fetch = async (request: string | { readonly url: string }): Promise<Response> => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, ORIGIN);
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    asked.push(pathname);
    const { page, body = '<html lang="en"><title>A page</title>', status = 200 } = serve(pathname);
    return new Response(body, { status, headers: page ? { 'vx-page': page } : {} });
  };
  runInContext(
    workerScript,
    createContext({
      self,
      caches,
      fetch,
      URL,
      Response,
      Headers,
      Date,
      encodeURIComponent,
      decodeURIComponent,
    }),
  );
  /** Sends an event and waits for all that the worker does about it; what it answers, if it does. */
  const send = async (name: string, event: object): Promise<Response | undefined> => {
    const works: unknown[] = [];
    let answer: Promise<Response> | undefined;
    for (const listener of listeners.get(name) ?? [])
      listener({
        ...event,
        waitUntil: (work: unknown) => void works.push(work),
        respondWith: (given: Promise<Response>) => void (answer = given),
      });
    const received = await answer;
    await Promise.all(works);
    return received;
  };
  const ask = (path: string, more: object = {}) =>
    send('fetch', {
      request: { url: ORIGIN + path, method: 'GET', destination: 'document', ...more },
    });
  return {
    navigator,
    asked,
    ask,
    send: (data: object) => send('message', { data }),
    serve: (answer: (path: string) => Served) => void (serve = answer),
    /** The paths that are kept, by cache. */
    async kept(): Promise<Readonly<Record<string, readonly string[]>>> {
      const found: Record<string, readonly string[]> = {};
      for (const name of await caches.keys()) {
        const requests = await (await caches.open(name)).keys();
        found[name] = requests.map(({ url }) => new URL(url).pathname);
      }
      return found;
    },
  };
}

const visitor = 'build=b1; owner=visitor; language=en; keep';
const guest = (tag: string) => `build=b1; owner=${tag}; language=en; keep`;
const page = (header: string) => (): Served => ({ page: header });

describe('the worker without a connection', () => {
  it('answers a page that was seen, which says that it was kept', async () => {
    const world = start();
    world.serve(page(visitor));
    await world.ask('/en/');
    world.navigator.onLine = false;
    const answer = await world.ask('/en/');
    expect(await answer?.text()).toMatch(/^<html data-kept="[^"]+" lang="en">/);
  });

  it('asks the network first', async () => {
    const world = start();
    world.serve(page(visitor));
    await world.ask('/en/');
    world.serve(() => ({ page: visitor, body: 'another' }));
    expect(await (await world.ask('/en/'))?.text()).toBe('another');
  });

  it('answers a page that was never seen with what can be opened, in the language of the guest', async () => {
    const world = start();
    world.serve(() => ({
      page: visitor.replace('language=en', 'language=es'),
      body: '<html><title>Mira &amp; Ida</title>',
    }));
    await world.ask('/es/amateur/mira/?a="b"');
    world.navigator.onLine = false;
    const answer = await world.ask('/es/videos/');
    const text = (await answer?.text()) ?? '';
    expect(text).toContain('<h1>Estás sin conexión</h1>');
    expect(text).toContain('<a href="/es/amateur/mira/?a=%22b%22">Mira &amp; Ida</a>');
  });

  it('that has seen nothing speaks the language of the browser', async () => {
    const world = start();
    world.navigator.onLine = false;
    const text = await (await world.ask('/en/'))?.text();
    expect(text).toContain('<h1>Du bist offline</h1>');
    expect(text).not.toContain('<ul>');
  });

  it('gives files and pictures that pages have used', async () => {
    const world = start();
    world.serve((path) => (path === '/en/' ? { page: visitor } : { body: path }));
    const files = ['/_desktop/assets/a-1.js', '/media/img/actor/1/320.webp', '/vxql', '/api/v1/x'];
    await world.ask('/en/');
    await world.send({ type: 'keep', files });
    expect(await world.kept()).toEqual({
      'vx-files:b1': ['/vx-language', '/_desktop/assets/a-1.js'],
      'vx-pages:b1': ['/en/', '/media/img/actor/1/320.webp'],
    });
    world.navigator.onLine = false;
    for (const [path, destination] of [
      ['/_desktop/assets/a-1.js', 'script'],
      ['/media/img/actor/1/320.webp', 'image'],
    ] as const)
      expect(await (await world.ask(path, { destination }))?.text()).toBe(path);
  });
});

describe('what the worker keeps', () => {
  it('keeps nothing that the server does not allow, and nothing that failed', async () => {
    const world = start();
    world.serve(page('build=b1; owner=visitor; language=en'));
    await world.ask('/en/top-up/');
    world.serve(() => ({ page: visitor, status: 404 }));
    await world.ask('/en/nowhere/');
    world.serve(() => ({}));
    await world.ask('/en/other/');
    expect(await world.kept()).toEqual({ 'vx-files:b1': ['/vx-language'] });
  });

  it('leaves calls, downloads and forms alone', async () => {
    const world = start();
    for (const path of [
      '/api/v1/export',
      '/media/video/1.mp4',
      '/sandbox/pay',
      '/studio/room',
      '/preferences',
    ])
      expect(await world.ask(path)).toBeUndefined();
    expect(await world.ask('/en/', { method: 'POST' })).toBeUndefined();
    expect(await world.ask('/vxql', { destination: '' })).toBeUndefined();
    expect(world.asked).toEqual([]);
  });

  it.each([
    ['a visitor', visitor],
    ['another log-in', guest('second')],
  ])('deletes the pages of a guest as soon as a page of %s comes', async (_who, next) => {
    const world = start();
    world.serve(page(guest('first')));
    await world.ask('/en/myvisitx/');
    expect(Object.keys(await world.kept())).toContain('vx-own-pages:b1:first');
    // Also one that may not be kept.
    world.serve(page(next.replace('; keep', '')));
    await world.ask('/en/login/');
    expect(await world.kept()).toEqual({ 'vx-files:b1': ['/vx-language'] });
  });

  it('deletes pages and files of a former build as soon as a page of the next comes', async () => {
    const world = start();
    world.serve(page(visitor));
    await world.ask('/en/');
    await world.send({ type: 'keep', files: ['/_desktop/assets/a-1.js'] });
    world.serve(page(visitor.replace('b1', 'b2')));
    await world.ask('/en/videos/');
    expect(await world.kept()).toEqual({
      'vx-files:b2': ['/vx-language'],
      'vx-pages:b2': ['/en/videos/'],
    });
  });

  it.each(['/logout', '/preferences'])('forgets pages before %s is answered', async (path) => {
    const world = start();
    world.serve(page(guest('first')));
    await world.ask('/en/myvisitx/');
    await world.ask(path, { method: 'POST' });
    expect(Object.keys(await world.kept())).toEqual(['vx-files:b1']);
  });

  it('does not keep a page that was asked for before pages were forgotten', async () => {
    const world = start();
    const forgetting: Promise<unknown>[] = [];
    world.serve(() => {
      if (forgetting.length === 0) forgetting.push(world.send({ type: 'forget' }));
      return { page: guest('first') };
    });
    await world.ask('/en/myvisitx/');
    await Promise.all(forgetting);
    expect(Object.keys(await world.kept())).not.toContain('vx-own-pages:b1:first');
  });

  it('asks for a page that was opened within the app, and not again soon', async () => {
    const world = start();
    world.serve(page(visitor));
    await world.send({ type: 'keep', url: `${ORIGIN}/en/videos/`, files: [] });
    await world.send({ type: 'keep', url: `${ORIGIN}/en/videos/`, files: [] });
    expect(world.asked).toEqual(['/en/videos/']);
    await world.send({ type: 'keep', url: `${ORIGIN}/en/videos/`, files: [], fresh: true });
    expect(world.asked).toHaveLength(2);
    await world.send({ type: 'keep', url: 'https://evil.test/', files: [] });
    expect(world.asked).toHaveLength(2);
  });

  it('lets the oldest pages go when there are too many', async () => {
    const world = start();
    world.serve(page(visitor));
    for (let number = 0; number <= keptLimits.pages.count; number += 1)
      await world.ask(`/en/amateur/a${number}/`);
    await world.send({ type: 'keep', files: [] });
    const pages = (await world.kept())['vx-pages:b1'];
    expect(pages).toHaveLength(keptLimits.pages.count);
    expect(pages?.[0]).toBe('/en/amateur/a1/');
  });
});

it('has an offline page in every language', () => {
  expect(Object.keys(offlinePages()).toSorted()).toEqual([...languages].toSorted());
});
