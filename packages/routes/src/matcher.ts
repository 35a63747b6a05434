import type { Brand } from './brands.ts';
import { homeLanguageOf } from './brands.ts';
import { languages, routeLanguages, type Language, type RouteLanguage } from './languages.ts';
import { homeAlias, routeNames, templateOf, type RouteName } from './table.ts';

/** One path pattern of one or more languages of a route. */
export interface Pattern {
  readonly name: RouteName;
  /** The path with the brand filled in and the parameters still in braces. */
  readonly template: string;
  readonly params: readonly string[];
  /** The text around the parameters: one part more than there are parameters. */
  readonly parts: readonly string[];
  /** The language that the path itself shows, by its first segment. */
  readonly language: RouteLanguage;
  /** Every language whose path of this route is this one. */
  readonly languages: readonly Language[];
}

/** A tree of path segments. Walking it costs by the depth of the address, not by the table's size. */
export interface PatternNode {
  readonly literals: Map<string, PatternNode>;
  param: PatternNode | null;
  pattern: Pattern | null;
}

/** The addresses of a brand, as `match` looks them up. */
export interface Matcher {
  /** Whole addresses without parameters, spelled exactly. */
  readonly exact: Map<string, Pattern>;
  readonly root: PatternNode;
}

/** All patterns of a brand, each once. */
export function patternsOf(brand: Brand): readonly Pattern[] {
  return routeNames.flatMap((name) => {
    // Not `Map.groupBy`, which Node 20 and browsers before 2024 lack.
    const byTemplate = new Map<string, Language[]>();
    for (const language of languages) {
      const template = templateOf(name, language);
      byTemplate.set(template, [...(byTemplate.get(template) ?? []), language]);
    }
    return [...byTemplate].map(([raw, used]) => {
      const template = raw.replace('{member_area}', brand.segment);
      return newPattern(name, template, shownLanguage(template), used);
    });
  });
}

/** Builds the tree from a brand's patterns; done once per brand. */
export function createMatcher(brand: Brand): Matcher {
  const matcher: Matcher = { exact: new Map(), root: newNode() };
  for (const pattern of patternsOf(brand)) addPattern(matcher, pattern);
  const language = homeLanguageOf(brand);
  const home = templateOf('home', language);
  matcher.exact.set(homeAlias, newPattern('home', home, language, languages));
  return matcher;
}

/** Adds one pattern; the first of two equal ones stays. */
export function addPattern(matcher: Matcher, pattern: Pattern): void {
  if (pattern.params.length === 0 && !matcher.exact.has(pattern.template)) {
    matcher.exact.set(pattern.template, pattern);
  }
  let node = matcher.root;
  for (const segment of pattern.template.split('/').filter((part) => part !== '')) {
    node = segment.startsWith('{') ? (node.param ??= newNode()) : literalNode(node, segment);
  }
  node.pattern ??= pattern;
}

/**
 * Finds the pattern of an address; a literal wins over a parameter at every depth. `captured`
 * receives the raw text of the parameters in order.
 */
export function findPattern(
  root: PatternNode,
  pathname: string,
  captured: string[],
): Pattern | null {
  if (pathname.charCodeAt(0) !== SLASH_CODE) return null;
  const end =
    pathname.charCodeAt(pathname.length - 1) === SLASH_CODE ? pathname.length - 1 : pathname.length;
  return walk(root, pathname, 1, end, captured, 0);
}

const SLASH_CODE = 47;

function walk(
  node: PatternNode,
  path: string,
  start: number,
  end: number,
  captured: string[],
  depth: number,
): Pattern | null {
  if (start > end) {
    captured.length = depth;
    return node.pattern;
  }
  const found = path.indexOf('/', start);
  const stop = found === -1 ? end : found;
  const segment = path.slice(start, stop);
  const literal = node.literals.get(segment);
  if (literal !== undefined) {
    const pattern = walk(literal, path, stop + 1, end, captured, depth);
    if (pattern !== null) return pattern;
  }
  if (node.param === null) return null;
  captured[depth] = segment;
  return walk(node.param, path, stop + 1, end, captured, depth + 1);
}

/** A pattern with its template taken apart: `/a/{x}/` → params `['x']`, parts `['/a/', '/']`. */
export function newPattern(
  name: RouteName,
  template: string,
  language: RouteLanguage,
  used: readonly Language[],
): Pattern {
  const pieces = template.split(/\{(\w+)\}/);
  return {
    name,
    template,
    params: pieces.filter((_, i) => i % 2 === 1),
    parts: pieces.filter((_, i) => i % 2 === 0),
    language,
    languages: used,
  };
}

function newNode(): PatternNode {
  return { literals: new Map(), param: null, pattern: null };
}

function literalNode(node: PatternNode, segment: string): PatternNode {
  const known = node.literals.get(segment);
  if (known !== undefined) return known;
  const created = newNode();
  node.literals.set(segment, created);
  return created;
}

function shownLanguage(template: string): RouteLanguage {
  return routeLanguages.find((language) => template.startsWith(`/${language}/`)) ?? 'en';
}
