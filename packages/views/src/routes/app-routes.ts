import { layout, route, type RouteConfigEntry } from '@react-router/dev/routes';
import { routePatterns } from '@vx/routes';
import { formRoutes, profilePages, sharedPages, type PageFiles } from './shared-pages.ts';

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

/** One route per path of the table; those without a page yet lead to the 404 page. */
const routesOf = (files: PageFiles): RouteConfigEntry[] =>
  routePatterns().flatMap(({ id, name, path }) => {
    const file = files[name];
    return file ? [route(path, file, { id })] : [];
  });

/** The routes of an app: the pages that both show alike, and its own. */
export function appRoutes(own: OwnPages): RouteConfigEntry[] {
  const { home, actorVideoDetails, actorProfile, profileFrame, notFound } = own;
  return [
    ...routesOf({ ...sharedPages, home, actorVideoDetails }),
    layout(profileFrame, { id: 'profileFrame' }, routesOf({ ...profilePages, actorProfile })),
    ...Object.entries(formRoutes).map(([id, file]) => route(`/${id}`, file, { id })),
    route('*', notFound, { id: 'notFound' }),
  ];
}
