import type { RouteArgs } from './args.ts';
import { defaultBrand, homeLanguageOf, type Brand } from './brands.ts';
import { build } from './build.ts';
import { routeLanguages, type RouteLanguage } from './languages.ts';
import { templateOf, type RouteName } from './table.ts';

/** A link to the same page in another language, for search engines. */
export interface Alternate {
  readonly hreflang: RouteLanguage | 'x-default';
  /** An absolute address. */
  readonly href: string;
}

/** For which brand and origin alternates are made. */
export interface AlternatesOptions {
  /** Default: the default brand. */
  readonly brand?: Brand | undefined;
  /** `https://host`, without a slash at the end. */
  readonly origin: string;
}

/**
 * The other-language addresses of a page for hreflang. Only languages with a path of their own are
 * named: a page that falls back to English is not announced twice. `x-default` is the address for
 * everyone else.
 */
export function alternates<Name extends RouteName>(
  name: Name,
  args: RouteArgs<Name>,
  { brand = defaultBrand, origin }: AlternatesOptions,
): readonly Alternate[] {
  const own = routeLanguages.filter((language) =>
    templateOf(name, language).startsWith(`/${language}/`),
  );
  const address = (language: RouteLanguage) => origin + build(name, args, { language, brand });
  return [
    ...own.map((language): Alternate => ({ hreflang: language, href: address(language) })),
    { hreflang: 'x-default', href: address(homeLanguageOf(brand)) },
  ];
}
