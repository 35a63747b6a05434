import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { routePatterns } from '@vx/routes';
import { describe, expect, it } from 'vitest';
import { appRoutes } from './app-routes.ts';
import { formRoutes, pageFiles } from './shared-pages.ts';

const own = {
  home: './pages/Home.tsx',
  actorVideoDetails: './pages/VideoDetails.tsx',
  actorProfile: './pages/ActorProfile.tsx',
  profileFrame: './pages/ProfileFrame.tsx',
  notFound: './pages/NotFound.tsx',
};
const all = (routes: readonly RouteConfigEntry[]): readonly RouteConfigEntry[] =>
  routes.flatMap((entry) => [entry, ...all(entry.children ?? [])]);
const routes = appRoutes(own);
const byId = new Map(all(routes).map((entry) => [entry.id, entry]));

describe('the routes of an app', () => {
  it('show shared pages from files that exist, and the app its own', () => {
    const files = all(routes).map(({ file }) => file);
    const shared = files.filter((file) => isAbsolute(file));
    expect(shared.length).toBeGreaterThan(20);
    expect(shared.filter((file) => !existsSync(file))).toEqual([]);
    expect(new Set(files.filter((file) => !isAbsolute(file)))).toEqual(new Set(Object.values(own)));
  });

  it('give each id once', () => {
    expect(byId.size).toBe(all(routes).length);
  });

  it('keep the addresses of the route table in every language', () => {
    const patterns = routePatterns().filter(({ name }) => name === 'login');
    expect(patterns.length).toBeGreaterThan(1);
    for (const { id, path } of patterns) expect(byId.get(id)?.path).toBe(path);
  });

  it('[RU-guest-only-role#2] are pages of the specification, and of ours these of guests alone', () => {
    const { systems } = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../../docs/spec/index.json'), 'utf8'),
    ) as { readonly systems: readonly { readonly own: { readonly routes: readonly string[] } }[] };
    const specified = new Set(systems.flatMap(({ own: { routes: ids } }) => ids));
    const pages = routePatterns().filter(({ id }) => byId.has(id));
    expect(pages.length).toBeGreaterThan(50);
    // Whatever stands in the member area is a guest's.
    const others = new Set(
      pages.map(({ name }) => name).filter((name) => !name.startsWith('member')),
    );
    expect([...others].filter((name) => !specified.has(`RT-${name}`))).toEqual([
      'login',
      'signup',
      'verifyEmail',
      'resetPassword',
      'withdrawal',
      'dataLog',
      'newsletter',
      'topUp',
      'liveRoom',
      'help',
    ]);
    const paged = new Set<string | undefined>(pages.map(({ id }) => id));
    expect(all(routes).flatMap(({ id }) => (paged.has(id) ? [] : [id]))).toEqual([
      'profileFrame',
      ...Object.keys(formRoutes),
      'notFound',
    ]);
  });

  it('stand the pages of a profile in its frame, videos in detail beside it', () => {
    const inside = new Set(byId.get('profileFrame')?.children?.map(({ id }) => id));
    const framed = new Set([
      'actorProfile',
      'actorAbout',
      'actorVideos',
      'actorVideosByTag',
      'actorPictures',
    ]);
    const expected = routePatterns().filter(({ name }) => framed.has(name));
    expect(inside).toEqual(new Set(expected.map(({ id }) => id)));
  });

  it('know a page by the name of its file, and refuse what no route or two pages have', () => {
    expect(pageFiles(['a/pages/MemberLimits.tsx'])).toEqual({
      memberLimits: 'a/pages/MemberLimits.tsx',
    });
    expect(() => pageFiles(['a/pages/Limits.tsx'])).toThrow('No route is named as the page');
    expect(() => pageFiles(['a/pages/Login.tsx', 'b/pages/Login.tsx'])).toThrow('Two pages');
  });

  it('take forms at their addresses and send the rest to the 404 page', () => {
    expect(byId.get('preferences')?.path).toBe('/preferences');
    expect(byId.get('logout')?.path).toBe('/logout');
    expect(byId.get('notFound')).toMatchObject({ path: '*', file: own.notFound });
  });
});
