import { pageHeader } from './kept-page.ts';
import { LINKS, offlinePages, offlinePolicy } from './offline-page.ts';

/** At the beginning of the names of caches: what consent says about is stored under them. */
export const cacheNames = {
  files: 'vx-files',
  pages: 'vx-pages',
  ownPages: 'vx-own-pages',
} as const;

/** How much of each a browser keeps, and from what size on something is not worth it. */
export const keptLimits = {
  files: { count: 250, bytes: 12_000_000, each: 2_000_000 },
  pages: { count: 24, bytes: 8_000_000, each: 1_000_000 },
  pictures: { count: 120, bytes: 12_000_000, each: 400_000 },
} as const;

/** A page that was kept so recently is not asked for again when somebody comes back to it, in ms. */
const YOUNG_MS = 600_000;

/**
 * The part of the service worker that answers without a connection (ADR 0033). Documents come from the
 * network; a kept one is answered only when that fails. Of one build and one owner at a time: as soon as a
 * document of another comes, everything of the former is deleted. Nothing else passes through it but the
 * hashed files of the apps, which never change, and pictures while the browser says that it is offline.
 */
export const offlineScript = `{
const { files: FILES, pages: PAGES, ownPages: OWN } = ${JSON.stringify(cacheNames)};
const LIMITS = ${JSON.stringify(keptLimits)};
const OFFLINE = ${JSON.stringify(offlinePages()).replaceAll('</', String.raw`<\/`)};
const POLICY = ${JSON.stringify(offlinePolicy)};
const LANGUAGE = '/vx-language';
const FILE = /^\\/_(?:desktop|mobile)\\/assets\\//;
const PICTURE = /^\\/media\\/img\\//;
const NO_PAGE = /^\\/(?:api|vxql|feed\\/graphql|media|sandbox|studio|metrics|preferences|logout|_desktop|_mobile)(?:[/?]|$)/;
const FORGETTING = /^\\/(?:preferences|logout)$/;

const isOurs = (name) => [FILES, PAGES, OWN].some((kind) => name.startsWith(kind + ':'));
const isPages = (name) => isOurs(name) && !name.startsWith(FILES + ':');
const namesOf = async (test) => (await caches.keys()).filter(test);
const forget = async (test = isPages) => {
  await Promise.all((await namesOf(test)).map((name) => caches.delete(name)));
};
// How often pages were given up: what was asked for before is not kept after.
let ends = 0;
const end = () => {
  ends += 1;
  return forget();
};
const find = (request) => caches.match(request, { ignoreVary: true });

// What the server says of a document; null: it is none of a page.
const describe = (answer) => {
  const text = answer.headers.get(${JSON.stringify(pageHeader)});
  if (!text) return null;
  const parts = new Map(text.split('; ').map((part) => part.split('=')));
  const build = parts.get('build');
  const owner = parts.get('owner');
  return {
    language: parts.get('language'),
    keep: parts.has('keep') && answer.ok && !answer.redirected,
    files: FILES + ':' + build,
    pages: owner === 'visitor' ? PAGES + ':' + build : OWN + ':' + build + ':' + owner,
  };
};

// Headers of something kept; the body is no longer packed.
const headersOf = (answer, more) => {
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return headers;
};

const keepPage = async (url, answer, before) => {
  const page = describe(answer);
  if (!page) return;
  await forget((name) => isOurs(name) && name !== page.files && name !== page.pages);
  const files = await caches.open(page.files);
  await files.put(LANGUAGE, new Response(page.language));
  if (!page.keep) return;
  const now = new Date().toISOString();
  // The page says by itself that it was kept.
  const text = (await answer.text()).replace('<html ', '<html data-kept="' + now + '" ');
  if (text.length > LIMITS.pages.each || before !== ends) return;
  const title = (/<title[^>]*>([^<]*)/.exec(text) || [])[1] || '';
  const headers = headersOf(answer, {
    'vx-kept': now,
    'vx-size': String(text.length),
    'vx-title': encodeURIComponent(title),
  });
  await (await caches.open(page.pages)).put(url, new Response(text, { headers }));
};

const keepFile = async (cache, path, max) => {
  if (!cache || (await cache.match(path, { ignoreVary: true }))) return;
  // Pages have just used it: it comes out of the browser's own cache.
  const answer = await fetch(path);
  if (!answer.ok || /no-store/.test(answer.headers.get('cache-control') || '')) return;
  const body = await answer.blob();
  if (body.size > max) return;
  const headers = headersOf(answer, { 'vx-size': String(body.size) });
  await cache.put(path, new Response(body, { headers }));
};

// The oldest go first.
const trim = async (cache, test, { count, bytes }) => {
  if (!cache) return;
  const requests = (await cache.keys()).filter(({ url }) => test(new URL(url).pathname)).reverse();
  let left = count;
  let room = bytes;
  for (const request of requests) {
    const kept = await cache.match(request, { ignoreVary: true });
    room -= Number((kept && kept.headers.get('vx-size')) || 0);
    left -= 1;
    if (left < 0 || room < 0) await cache.delete(request);
  }
};

const openOnly = async (test) => {
  const [name] = await namesOf(test);
  return name ? await caches.open(name) : null;
};

const keep = async ({ url, files = [], fresh = false }) => {
  if (fresh) await end();
  const before = ends;
  const place = url && new URL(url, self.location.origin);
  if (place && place.origin === self.location.origin && !NO_PAGE.test(place.pathname)) {
    const kept = await find(place.href);
    const age = kept ? Date.now() - Date.parse(kept.headers.get('vx-kept')) : Infinity;
    if (age > ${YOUNG_MS})
      await keepPage(place.href, await fetch(place.href, { headers: { accept: 'text/html' } }), before);
  }
  const ofBuild = await openOnly((name) => name.startsWith(FILES + ':'));
  const pages = await openOnly(isPages);
  for (const path of files) {
    if (FILE.test(path)) await keepFile(ofBuild, path, LIMITS.files.each);
    else if (PICTURE.test(path)) await keepFile(pages, path, LIMITS.pictures.each);
  }
  await trim(ofBuild, (path) => FILE.test(path), LIMITS.files);
  await trim(pages, (path) => PICTURE.test(path), LIMITS.pictures);
  await trim(pages, (path) => !PICTURE.test(path), LIMITS.pages);
};

const escape = (text) => text.replace(/[&<>"]/g, (one) => '&#' + one.charCodeAt(0) + ';');

const offlinePage = async () => {
  const said = await find(LANGUAGE);
  const own = (self.navigator.language || '').slice(0, 2);
  const { html, kept } = OFFLINE[said ? await said.text() : own] || OFFLINE.en;
  const pages = await openOnly(isPages);
  const requests = pages ? (await pages.keys()).reverse() : [];
  let links = '';
  for (const request of requests.filter(({ url }) => !PICTURE.test(new URL(url).pathname)).slice(0, 8)) {
    const title = (await pages.match(request, { ignoreVary: true })).headers.get('vx-title') || '';
    const { pathname, search } = new URL(request.url);
    // The title stands in a document already: it is escaped.
    links += '<li><a href="' + escape(pathname + search) + '">' + decodeURIComponent(title) + '</a></li>';
  }
  const list = links && '<h2>' + kept + '</h2><ul>' + links + '</ul>';
  return new Response(html.replace(${JSON.stringify(LINKS)}, () => list), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    },
  });
};

const openPage = async (event) => {
  const { url } = event.request;
  const before = ends;
  let answer;
  try {
    answer = (await event.preloadResponse) || (await fetch(event.request));
  } catch {
    return (await find(url.split('#')[0])) || (await offlinePage());
  }
  // A browser without room keeps nothing.
  if (describe(answer)) event.waitUntil(keepPage(url.split('#')[0], answer.clone(), before).catch(() => {}));
  return answer;
};

self.addEventListener('activate', (event) => {
  const preload = self.registration.navigationPreload;
  if (preload) event.waitUntil(preload.enable());
});

self.addEventListener('message', (event) => {
  const { type } = event.data || {};
  if (type === 'forget') event.waitUntil(end());
  // What does not come now comes with the next page.
  if (type === 'keep') event.waitUntil(keep(event.data).catch(() => {}));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.destination === 'document') {
    if (request.method === 'GET' && !NO_PAGE.test(pathname)) event.respondWith(openPage(event));
    // Whoever logs out or leaves quickly leaves nothing behind, also when the answer never comes.
    else if (request.method === 'POST' && FORGETTING.test(pathname)) event.waitUntil(end());
  } else if (FILE.test(pathname) || (PICTURE.test(pathname) && !self.navigator.onLine)) {
    event.respondWith(find(request.url).then((kept) => kept || fetch(request)));
  }
});
}`;
