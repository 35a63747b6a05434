import { join } from 'node:path';
import { layout, route, type RouteConfigEntry } from '@react-router/dev/routes';
import { routePatterns, type RouteName } from '@vx/routes';
import { formRoutes, profilePages, sharedPages } from './shared-pages.ts';

/** The pages that an app arranges itself, as paths from its `app` folder. */
export interface OwnPages {
  readonly home: string;
  readonly actorVideoDetails: string;
  /** The first page of a profile; it stands inside `profileFrame`. */
  readonly actorProfile: string;
  /** Around the pages of a profile: takes `useShownProfile`, gives it on by `<Outlet context>`. */
  readonly profileFrame: string;
  readonly notFound: string;
}

type Files = Readonly<Partial<Record<RouteName, string>>>;

const shared = (file: string): string => join(import.meta.dirname, '..', file);
const allShared = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [name, shared(file)]));

/** One route per path of the table; those without a page yet lead to the 404 page. */
const routesOf = (files: Files): RouteConfigEntry[] =>
  routePatterns().flatMap(({ id, name, path }) => {
    const file = files[name];
    return file ? [route(path, file, { id })] : [];
  });

/** The routes of an app: the pages that both show alike, and its own. */
export function appRoutes(own: OwnPages): RouteConfigEntry[] {
  const { home, actorVideoDetails, actorProfile, profileFrame, notFound } = own;
  return [
    ...routesOf({ ...allShared(sharedPages), home, actorVideoDetails }),
    layout(
      profileFrame,
      { id: 'profileFrame' },
      routesOf({ ...allShared(profilePages), actorProfile }),
    ),
    ...Object.entries(formRoutes).map(([id, file]) => route(`/${id}`, shared(file), { id })),
    route('*', notFound, { id: 'notFound' }),
  ];
}
