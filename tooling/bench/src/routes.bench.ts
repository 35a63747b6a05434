import { deepStrictEqual, ok } from 'node:assert/strict';
import { defaultBrand } from '@vx/routes';
import { addPattern, createMatcher, matchIn, newPattern, patternsOf } from '@vx/routes/testing';
import createFindMyWay from 'find-my-way';
import { matchRoutes } from 'react-router';
import { parse } from 'regexparam';
import { isShort, race, report, type Figure } from './harness.ts';

interface Answer {
  readonly path: string;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** A router with a table: it can be asked for an answer, and run without making one. */
interface Contender {
  readonly name: string;
  readonly find: (pathname: string) => unknown;
  readonly answer: (pathname: string) => Answer | null;
}

/** Addresses as they come: plain, with parameters, a literal beside a parameter, unknown. */
const pathnames = [
  '/en/',
  '/de/videos/alle-videos/',
  '/es/amateur/mira-solene/',
  '/en/amateur/mira-solene/videos/48213/',
  '/en/amateur/mira-solene/videos/classic/',
  '/de/amateur/mira-solene/bilder/1204/',
  '/en/amateur/mira-solene/videos/tag/jazz',
  '/de/suche/videos/city-lights/',
  '/en/tv/mediathek/late-talks/videos/',
  '/en/myvisitx/mediathek/photos/',
  '/en/no/such/page/anywhere/',
];

/** The templates of the product's table, `copies` times; a copy hangs below a folder of its own. */
function templates(copies: number): readonly string[] {
  const original = patternsOf(defaultBrand).map(({ template }) => template);
  const moved = Array.from({ length: copies - 1 }, (_, copy) =>
    original.map((template) => template.replace(/^\/(\w+)\//, `/$1/copy-${copy}/`)),
  );
  return [...original, ...moved.flat()];
}

const colons = (template: string) => template.replaceAll(/\{(\w+)\}/g, ':$1');

function ours(copies: number): Contender {
  const matcher = createMatcher(defaultBrand);
  for (const template of templates(copies))
    addPattern(matcher, newPattern('home', template, 'en', []));
  const byName = new Map(
    patternsOf(defaultBrand).map(({ name, language, template }) => [
      `${language}.${name}`,
      template,
    ]),
  );
  return {
    name: '@vx/routes',
    find: (pathname) => matchIn(matcher, pathname),
    answer(pathname) {
      const found = matchIn(matcher, pathname);
      if (found === null) return null;
      const template = byName.get(`${found.language}.${found.name}`);
      ok(template);
      return { path: colons(template), params: { ...found.args } };
    },
  };
}

function findMyWay(copies: number): Contender {
  const router = createFindMyWay({ ignoreTrailingSlash: true });
  for (const template of templates(copies)) {
    const path = colons(template);
    router.on('GET', path, () => undefined, path);
  }
  return {
    name: 'find-my-way',
    find: (pathname) => router.find('GET', pathname),
    answer(pathname) {
      const found = router.find('GET', pathname);
      return found && { path: String(found.store), params: { ...found.params } };
    },
  };
}

function regexparam(copies: number): Contender {
  // A list in order: what has no parameter goes first, as an author of such a table would put it.
  const table = templates(copies)
    .toSorted((a, b) => a.split('{').length - b.split('{').length)
    .map((template) => ({ path: colons(template), ...parse(colons(template)) }));
  const find = (pathname: string) => {
    for (const route of table) {
      const found = route.pattern.exec(pathname);
      if (found === null) continue;
      const params: Record<string, string | undefined> = {};
      for (const [i, key] of route.keys.entries()) params[key] = found[i + 1];
      return { path: route.path, params };
    }
    return null;
  };
  return { name: 'regexparam', find, answer: find };
}

function reactRouter(copies: number): Contender {
  const table = templates(copies).map((template) => ({ path: colons(template) }));
  const find = (pathname: string) => matchRoutes(table, pathname);
  return {
    name: 'react-router matchRoutes',
    find,
    answer(pathname) {
      const found = find(pathname)?.at(-1);
      return found ? { path: found.route.path, params: { ...found.params } } : null;
    },
  };
}

const makers = [ours, findMyWay, regexparam, reactRouter];

/** All contenders give the same answers; a bench of wrong answers says nothing. */
function check(contenders: readonly Contender[]): void {
  const [first, ...others] = contenders;
  ok(first);
  for (const pathname of pathnames) {
    const expected = first.answer(pathname);
    for (const other of others) {
      deepStrictEqual(other.answer(pathname), expected, `${other.name} on ${pathname}`);
    }
  }
  ok(pathnames.filter((pathname) => first.answer(pathname) === null).length === 1);
}

function measure(copies: number): readonly Figure[] {
  const contenders = makers.map((make) => make(copies));
  check(contenders);
  const figures = race(
    contenders.map(({ name, find }) => ({
      name,
      run: () => {
        let last: unknown;
        for (const pathname of pathnames) last = find(pathname);
        return last;
      },
    })),
    { operations: pathnames.length },
  );
  const size = templates(copies).length;
  report(`${size} paths, ${pathnames.length} addresses in turn, answers checked`, figures);
  return figures;
}

const limit = 1000;

export function run(): void {
  const small = measure(1);
  const large = measure(10);
  console.log('\nTen times the table costs');
  for (const [i, { name, nanoseconds }] of large.entries()) {
    console.log(`  ${name}: ${(nanoseconds / (small[i]?.nanoseconds ?? Number.NaN)).toFixed(2)} x`);
  }
  // Too short to say how fast anything is.
  if (isShort) return;
  const slowest = Math.max(small[0]?.nanoseconds ?? Infinity, large[0]?.nanoseconds ?? Infinity);
  const kept = slowest < limit;
  console.log(`\n${kept ? 'Kept' : 'Broken'}: a match of ours below ${limit} ns at any size.`);
  if (!kept) process.exitCode = 1;
}
