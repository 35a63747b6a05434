import type { MatchedArgs } from './args.ts';
import { defaultBrand, type Brand } from './brands.ts';
import type { Language } from './languages.ts';
import { createMatcher, findPattern, type Matcher, type Pattern } from './matcher.ts';
import { decodeSegment, encodeSegment, isPlain, normalise } from './segment.ts';
import type { RouteName } from './table.ts';

/** How an address is read. */
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
// Spares the look-up by text for a brand object that was seen before.
const matcherByBrand = new WeakMap<Brand, Matcher>();
const noArgs = Object.freeze({});

/**
 * The route of a pathname (no query, no hash), or null. A literal wins over a parameter, a missing
 * or surplus trailing slash and upper-case actor names are tolerated and reported as `redirect`.
 * Malformed percent-encoding is no match. Never throws.
 */
export function match(pathname: string, options: MatchOptions = {}): RouteMatch | null {
  return matchIn(matcherOf(options.brand ?? defaultBrand), pathname, options.language);
}

/** `match` on a given matcher. */
export function matchIn(matcher: Matcher, pathname: string, chosen?: Language): RouteMatch | null {
  const exact = matcher.exact.get(pathname);
  if (exact !== undefined) return found(exact, noArgs, exact.template, null, chosen);

  const captured: string[] = [];
  const pattern = findPattern(matcher.root, pathname, captured);
  if (pattern === null) return null;
  if (isCanonical(pattern, pathname, captured)) {
    return found(pattern, argsOf(pattern, captured), pathname, null, chosen);
  }
  const values = readValues(pattern, captured);
  if (values === null) return null;
  const canonical = fill(pattern, values);
  const redirect = canonical === pathname ? null : canonical;
  return found(pattern, argsOf(pattern, values), canonical, redirect, chosen);
}

function found(
  pattern: Pattern,
  args: { readonly [param: string]: string },
  canonical: string,
  redirect: string | null,
  chosen: Language | undefined,
): RouteMatch {
  const language = pattern.languages.find((one) => one === chosen) ?? pattern.language;
  // The table ties the pattern's parameters to the name; TypeScript cannot see that here.
  return { name: pattern.name, args, language, canonical, redirect } as RouteMatch;
}

function matcherOf(brand: Brand): Matcher {
  let matcher = matcherByBrand.get(brand);
  if (matcher === undefined) {
    const key = `${brand.segment}|${brand.market}`;
    matcher = matchers.get(key) ?? createMatcher(brand);
    matchers.set(key, matcher);
    matcherByBrand.set(brand, matcher);
  }
  return matcher;
}

/** The quick way: every parameter is plain and the slash at the end is as the table has it. */
function isCanonical(pattern: Pattern, pathname: string, captured: readonly string[]): boolean {
  if (pathname.endsWith('/') !== pattern.template.endsWith('/')) return false;
  for (const segment of captured) if (!isPlain(segment)) return false;
  return true;
}

function argsOf(pattern: Pattern, values: readonly string[]): { readonly [param: string]: string } {
  const args: Record<string, string> = {};
  for (let i = 0; i < values.length; i++) args[pattern.params[i] as string] = values[i] as string;
  return args;
}

function readValues(pattern: Pattern, captured: readonly string[]): string[] | null {
  const values: string[] = [];
  for (const [i, segment] of captured.entries()) {
    const value = decodeSegment(segment);
    if (value === null) return null;
    values.push(normalise(pattern.params[i] ?? '', value));
  }
  return values;
}

function fill(pattern: Pattern, values: readonly string[]): string {
  let path = pattern.parts[0] ?? '';
  for (const [i, value] of values.entries()) {
    path += (encodeSegment(value) ?? '') + (pattern.parts[i + 1] ?? '');
  }
  return path;
}
