import { alternates, brandOf, match, type RouteName } from '@vx/routes';
import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { headTags, type Head } from '../app/head.ts';
import type { RootData } from './load-root.ts';
import { problemOf } from './problem-head.ts';

/** What React Router gives to the `meta` of a route; the part that is used. */
export interface MetaInput {
  readonly loaderData?: unknown;
  readonly location: { readonly pathname: string };
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

/**
 * The `meta` of a page whose load returns `head`: `export const meta = pageMeta`. Canonical and
 * alternate addresses come from the route table, so they are right after a navigation in the
 * browser, too.
 */
export function pageMeta({ loaderData, location, matches }: MetaInput): MetaDescriptor[] {
  const head = (loaderData as { readonly head?: Head } | undefined)?.head;
  const root = rootOf(matches);
  if (!head || !root) return [];
  return tagsOf(head, root, location);
}

/** The `meta` of the root: what a page of a problem says instead of the page that failed. */
export function problemMeta(input: MetaInput & { readonly error?: unknown }): MetaDescriptor[] {
  const root = rootOf(input.matches);
  if (input.error == null || !root) return [];
  const status = isRouteErrorResponse(input.error) ? input.error.status : 500;
  return tagsOf(root.problems[problemOf(status)], root, input.location);
}

const rootOf = (matches: MetaInput['matches']): RootData | undefined =>
  matches.find((entry) => entry?.id === 'root')?.loaderData as RootData | undefined;

function tagsOf(head: Head, root: RootData, location: MetaInput['location']): MetaDescriptor[] {
  const brand = brandOf(root.brandId);
  const route = match(location.pathname, { brand });
  return headTags(head, {
    origin: root.origin,
    path: route?.canonical ?? location.pathname,
    alternates: route ? pathsByLanguage(route.name, route.args, brand) : {},
    brandName: root.brandName,
  });
}

function pathsByLanguage(
  name: RouteName,
  args: object,
  brand: ReturnType<typeof brandOf>,
): Partial<Record<'de' | 'en' | 'es', string>> {
  const all = alternates(name, args as never, { brand, origin: '' });
  return Object.fromEntries(
    all.flatMap(({ hreflang, href }) => (hreflang === 'x-default' ? [] : [[hreflang, href]])),
  );
}
