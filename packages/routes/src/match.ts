import type { MatchedArgs } from './args.ts';
import { defaultBrand, type Brand } from './brands.ts';
import type { Language } from './languages.ts';
import { createMatcher, findPattern, type Matcher, type Pattern } from './matcher.ts';
import { decodeSegment, encodeSegment, normalise } from './segment.ts';
import type { RouteName } from './table.ts';

export interface MatchOptions {
  /** Default: the default brand. */
  readonly brand?: Brand | undefined;
  /**
   * The language that the guest chose. It is kept where the table itself sends that language to
   * this path (Dutch nearly everywhere, Spanish on the feed and the prize draw); elsewhere the
   * path's language counts.
   */
  readonly language?: Language | undefined;
}

/** The route that an address leads to; narrow it by `name` to get typed `args`. */
export type RouteMatch = {
  [Name in RouteName]: {
    readonly name: Name;
    readonly args: MatchedArgs<Name>;
    readonly language: Language;
    /** The one spelling of this address, for `<link rel="canonical">`. */
    readonly canonical: string;
    /** Where to send the browser when the address is another spelling of the page, else null. */
    readonly redirect: string | null;
  };
}[RouteName];

const matchers = new Map<string, Matcher>();
const noArgs = Object.freeze({});

/**
 * The route of a pathname (no query, no hash), or null. A literal wins over a parameter, a missing
 * or surplus trailing slash and upper-case actor names are tolerated and reported as `redirect`.
 * Malformed percent-encoding is no match. Never throws.
 */
export function match(pathname: string, options: MatchOptions = {}): RouteMatch | null {
  const matcher = matcherOf(options.brand ?? defaultBrand);
  const exact = matcher.exact.get(pathname);
  if (exact !== undefined) return found(exact, noArgs, exact.template, null, options.language);

  const captured: string[] = [];
  const pattern = findPattern(matcher.root, pathname, captured);
  if (pattern === null) return null;
  const args = readArgs(pattern, captured);
  if (args === null) return null;
  const canonical = fill(pattern, args);
  const redirect = canonical === pathname ? null : canonical;
  return found(pattern, args, canonical, redirect, options.language);
}

function found(
  pattern: Pattern,
  args: { readonly [param: string]: string },
  canonical: string,
  redirect: string | null,
  chosen: Language | undefined,
): RouteMatch {
  const keeps = chosen !== undefined && pattern.languages.includes(chosen);
  const language = keeps ? chosen : pattern.language;
  // The table ties the pattern's parameters to the name; TypeScript cannot see that here.
  return { name: pattern.name, args, language, canonical, redirect } as RouteMatch;
}

function matcherOf(brand: Brand): Matcher {
  const key = `${brand.segment}|${brand.market}`;
  let matcher = matchers.get(key);
  if (matcher === undefined) {
    matcher = createMatcher(brand);
    matchers.set(key, matcher);
  }
  return matcher;
}

function readArgs(pattern: Pattern, captured: readonly string[]): Record<string, string> | null {
  const args: Record<string, string> = {};
  for (let i = 0; i < pattern.params.length; i++) {
    const value = decodeSegment(captured[i] ?? '');
    const param = pattern.params[i];
    if (value === null || param === undefined) return null;
    args[param] = normalise(param, value);
  }
  return args;
}

function fill(pattern: Pattern, args: { readonly [param: string]: string }): string {
  let path = pattern.parts[0] ?? '';
  for (let i = 0; i < pattern.params.length; i++) {
    path +=
      (encodeSegment(args[pattern.params[i] ?? ''] ?? '') ?? '') + (pattern.parts[i + 1] ?? '');
  }
  return path;
}
