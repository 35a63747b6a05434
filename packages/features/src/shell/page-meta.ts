import { alternates, brandOf, match, type RouteName } from '@vx/routes';
import type { MetaDescriptor } from 'react-router';
import { headTags, type Head } from '../app/head.ts';
import type { RootData } from './load-root.ts';

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
  const root = matches.find((entry) => entry?.id === 'root')?.loaderData as RootData | undefined;
  if (!head || !root) return [];
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
