import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  build,
  buildFromTemplate,
  brands,
  defaultBrand,
  languages,
  match,
  RouteArgumentError,
  routeNames,
  templateOf,
} from './index.ts';
import type { RouteArgs, RouteName } from './index.ts';
import { addPattern, createMatcher, matchIn, newPattern, patternsOf } from './testing/index.ts';

const buildAny = build as (name: RouteName, args: object, options: object) => string;

describe('building', () => {
  test('[RU-routing-params] every placeholder is replaced by its parameter', () => {
    expect(build('actorVideoDetails', { actorName: 'anna', videoId: 42 })).toBe(
      '/en/amateur/anna/videos/42/',
    );
    expect(build('contestDetails', { id: 5 }, { language: 'de' })).toBe('/de/wettbewerbe/5/');
  });

  test('[RU-routing-actor-name-lowercase] actor names are lower-cased, other values are not', () => {
    expect(build('actorProfile', { actorName: 'AnnaBelle' })).toBe('/en/amateur/annabelle/');
    expect(build('videoSearch', { searchPattern: 'Red' })).toBe('/en/search/videos/Red/');
  });

  test('[RU-routing-tag-url-encoded] the tag group is URL-encoded', () => {
    expect(build('actorVideosByTag', { actorName: 'Anna', tagGroup: 'high heels' })).toBe(
      '/en/amateur/anna/videos/tag/high%20heels',
    );
    expect(build('actorVideosByTag', { actorName: 'anna', tagGroup: 'a/b?c#d' })).toBe(
      '/en/amateur/anna/videos/tag/a%2Fb%3Fc%23d',
    );
  });

  test('[RU-routing-tag-no-trailing-slash] the tag path has no trailing slash', () => {
    expect(build('actorVideosByTag', { actorName: 'anna', tagGroup: 'x' })).toBe(
      '/en/amateur/anna/videos/tag/x',
    );
  });

  test('[RU-routing-blog-post-slug] a blog post is built from the template of the server', () => {
    expect(buildFromTemplate('/en/magazine/{slug}/', { slug: 'hello' })).toBe(
      '/en/magazine/hello/',
    );
    expect(buildFromTemplate('/blog/2026/{slug}', { slug: 'ä b' })).toBe('/blog/2026/%C3%A4%20b');
    expect(() => buildFromTemplate('/blog/{slug}', {})).toThrow(RouteArgumentError);
  });

  test('takes a template that begins with its parameter, and leaves a brace that is not closed', () => {
    expect(buildFromTemplate('{slug}/', { slug: 'hello' })).toBe('hello/');
    expect(buildFromTemplate('/{slug}/{page', { slug: 'hello' })).toBe('/hello/{page');
  });

  test('an argument that is refused is refused again: nobody should retry', () => {
    expect(new RouteArgumentError('/en/contests/{id}/', 'id', '').shouldRetry()).toBe(false);
  });

  test.each(['', '.', '..', 'a\u0000b', 'a\nb', '\uD800'])(
    'refuses %j, which cannot stand in a path',
    (id) => {
      expect(() => build('contestDetails', { id })).toThrow(
        expect.objectContaining({ code: 'ROUTE_ARGUMENT_INVALID' }),
      );
    },
  );

  test('takes exactly the parameters of the path', () => {
    expectTypeOf<keyof RouteArgs<'home'>>().toEqualTypeOf<never>();
    expectTypeOf<keyof RouteArgs<'memberProfile'>>().toEqualTypeOf<never>();
    expectTypeOf<keyof RouteArgs<'actorAlbum'>>().toEqualTypeOf<'actorName' | 'albumId'>();
    // @ts-expect-error -- videoId is missing
    expect(() => build('actorVideoDetails', { actorName: 'anna' })).toThrow(RouteArgumentError);
    expect(() => build('contestDetails', { id: null as never })).toThrow(RouteArgumentError);
  });
});

describe('matching', () => {
  test('a literal wins over a parameter', () => {
    expect(match('/en/amateur/anna/videos/classic/')?.name).toBe('actorVideosClassic');
    expect(match('/en/amateur/anna/videos/classics/')).toMatchObject({
      name: 'actorVideoDetails',
      args: { actorName: 'anna', videoId: 'classics' },
    });
    expect(match('/en/magazine/easter/')?.name).toBe('campaignEaster');
    expect(match('/en/magazine/eastern/')?.name).toBe('blogPost');
  });

  test('goes back to a parameter where the literal leads nowhere', () => {
    expect(match('/en/amateur/anna/videos/tag/')).toMatchObject({
      name: 'actorVideoDetails',
      args: { videoId: 'tag' },
    });
    expect(match('/en/tv/mediathek/videos/videos/')).toMatchObject({
      name: 'tvMediathekVideos',
      args: { key: 'videos' },
    });
  });

  test('arguments are typed by name', () => {
    const found = match('/en/amateur/anna/videos/42/');
    if (found?.name !== 'actorVideoDetails') throw new Error('not found');
    expectTypeOf(found.args.videoId).toEqualTypeOf<string>();
    // Strictly: nothing stands beside the parameters of the path.
    expect(found.args).toStrictEqual({ actorName: 'anna', videoId: '42' });
    expect(match('/en/videos')?.args).toStrictEqual({});
  });

  test.each([
    ['/en/videos', '/en/videos/'],
    ['/en/amateur/Anna/', '/en/amateur/anna/'],
    ['/en/amateur/%41nna/videos', '/en/amateur/anna/videos/'],
    ['/en/amateur/anna/videos/tag/x/', '/en/amateur/anna/videos/tag/x'],
    ['/es/myvisitx/perfil/', '/es/myvisitx/perfil'],
  ])('%s is another spelling of %s', (pathname, canonical) => {
    expect(match(pathname)).toMatchObject({ canonical, redirect: canonical });
    expect(match(canonical)).toMatchObject({ canonical, redirect: null });
  });

  test.each([
    '',
    'en/',
    'xen/videos/',
    '//',
    '/en//',
    '/en//videos/',
    '/EN/videos/',
    '/fr/videos/',
    '/en/nothing/',
    '/en/amateur/',
    '/en/amateur//',
    '/en/amateur//videos/',
    '/en/amateur/%E0%A4%A/',
    '/en/amateur/%/',
    '/en/amateur/%2e%2E/',
    '/en/amateur/%2e/',
    '/en/amateur/./',
    '/en/amateur/a%00b/',
    '/en/amateur/\uD800/',
    '/en/contests/5/6/',
    '/en/__proto__/',
    '/en/constructor/',
  ])('%j leads nowhere', (pathname) => {
    expect(match(pathname)).toBeNull();
  });

  test('a chosen language is kept only where the table sends it to this path', () => {
    expect(match('/en/feed/', { language: 'es' })?.language).toBe('es');
    expect(match('/en/magazine/prize-draw/', { language: 'es' })?.language).toBe('es');
    expect(match('/en/videos/', { language: 'nl' })?.language).toBe('nl');
    expect(match('/en/videos/', { language: 'es' })?.language).toBe('en');
    expect(match('/de/videos/', { language: 'nl' })?.language).toBe('de');
    expect(match('/es/muro/', { language: 'nl' })?.language).toBe('nl');
    expect(match('/es/muro/')?.language).toBe('es');
  });

  test('never throws, and its canonical form is a fixed point', () => {
    const piece = fc.oneof(
      fc.constantFrom('en', 'de', 'es', 'amateur', 'videos', 'tag', '%', '%41', '%2F', '..', ''),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 7 }), (pieces) => {
        const found = match(`/${pieces.join('/')}`);
        if (found !== null) {
          expect(match(found.canonical)).toMatchObject({ name: found.name, args: found.args });
          expect(match(found.canonical)?.redirect).toBeNull();
        }
      }),
      { numRuns: 3000 },
    );
  });
});

test('what was built is matched again, for every route, language, brand and argument', () => {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    // A value that equals a word of the table at its place is that other page by intention.
    .filter((value) => !/\p{Cc}/u.test(value) && !/^(\.{1,2}|[a-z-]+)$/.test(value));
  const value = fc.oneof(text, fc.nat(), fc.constantFrom('a%2Fb', 'x y', 'ß', 'Ü/ö', '{slug}'));
  const brand = fc.constantFrom(brands.candela, brands.rosewood);
  fc.assert(
    fc.property(
      fc.constantFrom(...routeNames),
      fc.constantFrom(...languages),
      brand,
      fc.array(value, { minLength: 2, maxLength: 2 }),
      (name, language, brand, values) => {
        const params = [...templateOf(name, language).matchAll(/\{(\w+)\}/g)]
          .map((found) => found[1] ?? '')
          .filter((param) => param !== 'member_area');
        const args = Object.fromEntries(params.map((param, i) => [param, values[i]]));
        const expected = Object.fromEntries(
          params.map((param, i) => {
            const plain = String(values[i]);
            return [param, param === 'actorName' ? plain.toLowerCase() : plain];
          }),
        );
        const path = buildAny(name, args, { language, brand });
        expect(match(path, { language, brand })).toEqual({
          name,
          args: expected,
          language,
          canonical: path,
          redirect: null,
        });
      },
    ),
    { numRuns: 5000 },
  );
});

describe('a matcher that is built anew', () => {
  const params = (template: string) =>
    [...template.matchAll(/\{(\w+)\}/g)]
      .map(([, param = '']) => param)
      .filter((param) => param !== 'member_area');

  test('finds every path in the language that it shows, whatever its spelling', () => {
    for (const brand of Object.values(brands)) {
      const matcher = createMatcher(brand);
      for (const name of routeNames) {
        const args = Object.fromEntries(
          params(templateOf(name, 'en')).map((param, at) => [param, `value${at}`]),
        );
        for (const language of languages) {
          const canonical = buildAny(name, args, { language, brand });
          const other = canonical.endsWith('/') ? canonical.slice(0, -1) : `${canonical}/`;
          const shown = canonical.slice(1, 3);
          const expected = { name, args, canonical };
          expect(matchIn(matcher, canonical)).toStrictEqual({
            ...expected,
            language: shown,
            redirect: null,
          });
          expect(matchIn(matcher, other, language)).toStrictEqual({
            ...expected,
            language,
            redirect: canonical,
          });
        }
      }
    }
  });

  test('takes a brace in an address for a value like any other', () => {
    expect(matchIn(createMatcher(defaultBrand), '/en/amateur/{actorName}/')).toMatchObject({
      name: 'actorProfile',
      args: { actorName: '{actorname}' },
      redirect: '/en/amateur/%7Bactorname%7D/',
    });
  });
});

test('of two equal patterns the first one stays', () => {
  const matcher = createMatcher(defaultBrand);
  for (const template of ['/en/cams/', '/en/contests/{id}/'])
    addPattern(matcher, newPattern('help', template, 'de', ['de']));
  for (const pathname of ['/en/cams/', '/en/cams', '/en/contests/5/'])
    expect(matchIn(matcher, pathname)).toEqual(match(pathname));
});

test('a table that is a hundred times as large does not change an answer', () => {
  const large = createMatcher(defaultBrand);
  for (let copy = 0; copy < 100; copy++) {
    for (const { name, template, language, languages: used } of patternsOf(defaultBrand)) {
      const moved = template.replace(/^\/(\w+)\//, `/$1/copy-${copy}/`);
      addPattern(large, newPattern(name, moved, language, used));
    }
  }
  for (const { template } of patternsOf(defaultBrand)) {
    const pathname = template.replaceAll(/\{\w+\}/g, '7');
    expect(matchIn(large, pathname)).toEqual(match(pathname));
  }
  expect(matchIn(large, '/en/copy-99/amateur/anna/videos/42/')).toMatchObject({
    name: 'actorVideoDetails',
    args: { actorName: 'anna', videoId: '42' },
  });
});
