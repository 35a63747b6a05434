import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { routePatterns } from '@vx/routes';
import { describe, expect, it } from 'vitest';
import { appRoutes } from './app-routes.ts';

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

  it('take forms at their addresses and send the rest to the 404 page', () => {
    expect(byId.get('preferences')?.path).toBe('/preferences');
    expect(byId.get('logout')?.path).toBe('/logout');
    expect(byId.get('notFound')).toMatchObject({ path: '*', file: own.notFound });
  });
});
