import { breadcrumbTypeOf, type RouteArgs, type RouteName } from '@vx/routes';
import type { Head } from '../app/head.ts';
import type { Services } from '../app/services.ts';

/** A page named on its own beside what the trail calls it. */
interface OwnName {
  readonly name: string;
  /** The route of the trail's type; another one than the page's where the page has no type. */
  readonly under?: RouteName;
}

/**
 * The trail to a page, in its language. The trail never keeps a page from being shown: without it the
 * page has none. [RE-breadcrumb] [RU-breadcrumbs-cache]
 */
export async function loadBreadcrumbs<Name extends RouteName>(
  services: Pick<Services, 'rest' | 'path' | 'logger'>,
  route: Name,
  args: RouteArgs<Name>,
  own?: OwnName,
): Promise<NonNullable<Head['breadcrumbs']>> {
  const breadcrumbType = breadcrumbTypeOf(own?.under ?? route);
  if (breadcrumbType === null) return [];
  const here = services.path(route, args);
  try {
    const { data } = await services.rest.call('POST /breadcrumb/{breadcrumbType}', {
      params: { breadcrumbType },
      body: { payload: args as Record<string, string> },
    });
    const trail = data.breadcrumb.map(({ label, href }) => ({ name: label, path: href }));
    if (!own) return trail;
    const above = trail.at(-1)?.path === here ? trail.slice(0, -1) : trail;
    return [...above, { name: own.name, path: here }];
  } catch (error) {
    services.logger.warn('breadcrumbs.not-loaded', { route, error: String(error) });
    return [];
  }
}
