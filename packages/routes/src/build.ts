import type { RouteArgs } from './args.ts';
import { defaultBrand, type Brand } from './brands.ts';
import { RouteArgumentError } from './errors.ts';
import { languageFallback, type Language } from './languages.ts';
import { encodeSegment, normalise } from './segment.ts';
import { templateOf, type RouteName } from './table.ts';

/** For which language and brand an address is built. */
export interface BuildOptions {
  /** Default: English. */
  readonly language?: Language | undefined;
  /** Default: the default brand. */
  readonly brand?: Brand | undefined;
}

/**
 * The path of a route (RU-routing-params).
 *
 * `build('actorVideoDetails', { actorName: 'Anna', videoId: 42 }, { language: 'en' })`
 * → `/en/amateur/anna/videos/42/`
 *
 * @throws RouteArgumentError when an argument is missing or cannot stand in a path
 */
export function build<Name extends RouteName>(
  name: Name,
  args: RouteArgs<Name>,
  options: BuildOptions = {},
): string {
  const template = templateOf(name, options.language ?? languageFallback);
  return buildFromTemplate(template, args, options.brand);
}

/**
 * The path of a template that the server supplies, like that of a blog post
 * (RU-routing-blog-post-slug): `buildFromTemplate('/en/magazine/{slug}/', { slug: 'hello' })`.
 *
 * @throws RouteArgumentError when an argument is missing or cannot stand in a path
 */
export function buildFromTemplate(
  template: string,
  args: { readonly [param: string]: string | number },
  brand: Brand = defaultBrand,
): string {
  let path = '';
  let from = 0;
  for (let open = template.indexOf('{'); open >= 0; open = template.indexOf('{', from)) {
    const close = template.indexOf('}', open);
    if (close === -1) break;
    const param = template.slice(open + 1, close);
    path += template.slice(from, open) + segmentFor(template, param, args, brand);
    from = close + 1;
  }
  return path + template.slice(from);
}

function segmentFor(
  template: string,
  param: string,
  args: { readonly [param: string]: string | number },
  brand: Brand,
): string {
  if (param === 'member_area') return brand.segment;
  const value = Object.hasOwn(args, param) ? args[param] : undefined;
  // Types forbid null, but what a server or an older client answered may hold it.
  const segment = value == null ? null : encodeSegment(normalise(param, String(value)));
  if (segment === null) throw new RouteArgumentError(template, param, value);
  return segment;
}
