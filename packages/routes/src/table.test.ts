import { languages } from '@vx/contract/enums';
import { describe, expect, test } from 'vitest';
import {
  build,
  brands,
  match,
  routeLanguages,
  routeNames,
  routeTable,
  templateOf,
} from './index.ts';
import type { RouteName } from './index.ts';

const buildAny = build as (name: RouteName, args: object, options: object) => string;
const paramsOf = (template: string) => (template.match(/\{\w+\}/g) ?? []).toSorted();
const sampleArgs = (name: RouteName) =>
  Object.fromEntries(
    Array.from(templateOf(name, 'en').matchAll(/\{(\w+)\}/g), ([, param = '']) => [param, 'anna']),
  );
const matchedName = (path: string) => match(path)?.name;

/** The English paths as the specification prints them; arguments in the order of the path. */
const printed: readonly (readonly [RouteName, string, Record<string, string | number>?])[] = [
  ['home', '/en/'],
  ['newGirls', '/en/new-girls/'],
  ['freeChat', '/en/free-chat/'],
  ['cams', '/en/cams/'],
  ['camShows', '/en/cam-shows/'],
  ['categoryDetails', '/en/categories/redheads/', { categorySlug: 'redheads' }],
  ['actorProfile', '/en/amateur/anna/', { actorName: 'Anna' }],
  ['actorAbout', '/en/amateur/anna/about-me/', { actorName: 'Anna' }],
  ['actorVideos', '/en/amateur/anna/videos/', { actorName: 'Anna' }],
  ['actorVideoDetails', '/en/amateur/anna/videos/42/', { actorName: 'Anna', videoId: 42 }],
  ['actorVideosClassic', '/en/amateur/anna/videos/classic/', { actorName: 'Anna' }],
  ['actorVideosByTag', '/en/amateur/anna/videos/tag/x', { actorName: 'Anna', tagGroup: 'x' }],
  ['actorPictures', '/en/amateur/anna/pictures/', { actorName: 'Anna' }],
  ['actorAlbum', '/en/amateur/anna/pictures/7/', { actorName: 'Anna', albumId: 7 }],
  ['actorLiveShow', '/en/amateur/anna/live-show/', { actorName: 'Anna' }],
  ['actorTopCams', '/en/amateur/anna/top-cams/', { actorName: 'Anna' }],
  ['videos', '/en/videos/'],
  ['videosFreeClips', '/en/videos/free-clips/'],
  ['videosTrends', '/en/videos/video-trends/'],
  ['videosOnSale', '/en/videos/on-sale/'],
  ['videosNew', '/en/videos/new-videos/'],
  ['videosAll', '/en/videos/all-videos/'],
  ['videosVip', '/en/videos/vip-videos/'],
  ['videosStars', '/en/videos/stars/'],
  ['videoSearch', '/en/search/videos/red%20dress/', { searchPattern: 'red dress' }],
  ['tvLivestream', '/en/tv/livestream/'],
  ['tvPremiumLivestream', '/en/tv/premium/livestream/'],
  ['tvLateNight', '/en/tv/late-night/'],
  ['tvMediathekSeries', '/en/tv/mediathek/talks/', { series: 'talks' }],
  ['tvMediathekVideos', '/en/tv/mediathek/talks/videos/', { key: 'talks' }],
  ['tvMediaSeries', '/en/tv/media/series/'],
  ['messenger', '/en/messenger/'],
  ['feed', '/en/feed/'],
  ['dailyDeals', '/en/daily-deals/'],
  ['vipClub', '/en/vipclub/'],
  ['contests', '/en/contests/'],
  ['contestDetails', '/en/contests/5/', { id: 5 }],
  ['highOnRose', '/en/high-on-rose/'],
  ['memberArea', '/en/myvisitx/'],
  ['memberProfile', '/en/myvisitx/profile/'],
  ['memberMediathek', '/en/myvisitx/mediathek/'],
  ['memberMediathekPhotos', '/en/myvisitx/mediathek/photos/'],
  ['memberSpinWheel', '/en/myvisitx/spinwheel/'],
  ['memberBenefits', '/en/myvisitx/benefits/'],
  ['termsOfService', '/en/terms-of-service/'],
  ['dataProtection', '/en/data-protection/'],
];

/** No literal path is printed for these: only the slug, or a template of the server. */
const chosen: typeof printed = [
  ['blogPost', '/en/magazine/hello/', { slug: 'hello' }],
  ['campaignEaster', '/en/magazine/easter/'],
  ['campaignShootingGallery', '/en/magazine/shooting-gallery/'],
  ['campaignWetNWildGame', '/en/magazine/wetnwildgame/'],
  ['campaignAdventCalendar', '/en/magazine/advent-calendar/'],
  ['campaignGoldrush', '/en/magazine/goldrush/'],
  ['campaignPrizeDraw', '/en/magazine/prize-draw/'],
];

describe('every route of the specification', () => {
  for (const [name, path, args = {}] of [...printed, ...chosen]) {
    test(`[RT-${name}] is ${path} and found again in every language`, () => {
      expect(buildAny(name, args, { language: 'en' })).toBe(path);
      expect(match(path)).toMatchObject({ name, language: 'en', canonical: path, redirect: null });
      for (const language of languages) {
        const there = buildAny(name, args, { language });
        expect(match(there, { language })).toMatchObject({ name, language, redirect: null });
      }
    });
  }

  test('there are 53 of them', () => {
    expect(new Set([...printed, ...chosen].map(([name]) => name)).size).toBe(53);
  });
});

test('the additions of ADR 0006 are where it says', () => {
  const args = { actorName: 'anna' };
  expect(build('login', {})).toBe('/en/login/');
  expect(build('signup', {})).toBe('/en/signup/');
  expect(build('verifyEmail', {})).toBe('/en/verify-email/');
  expect(build('resetPassword', {})).toBe('/en/reset-password/');
  expect(build('newsletter', {})).toBe('/en/newsletter/');
  expect(build('topUp', {})).toBe('/en/top-up/');
  expect(build('liveRoom', args)).toBe('/en/amateur/anna/live/');
  expect(build('memberStatement', {})).toBe('/en/myvisitx/statement/');
  expect(build('memberLimits', {})).toBe('/en/myvisitx/limits/');
  expect(build('memberAgeCheck', {})).toBe('/en/myvisitx/age-check/');
  expect(build('memberVideos', {})).toBe('/en/myvisitx/videos/');
  expect(build('memberChats', {})).toBe('/en/myvisitx/chats/');
  expect(build('memberSettings', {})).toBe('/en/myvisitx/settings/');
  expect(build('memberSecurity', {})).toBe('/en/myvisitx/settings/security/');
  expect(build('memberPhone', {})).toBe('/en/myvisitx/settings/phone/');
  expect(build('memberAlerts', {})).toBe('/en/myvisitx/settings/notifications/');
  expect(build('memberNews', {})).toBe('/en/myvisitx/settings/news/');
  expect(build('memberPrivacy', {})).toBe('/en/myvisitx/settings/privacy/');
  expect(build('help', {})).toBe('/en/help/');
  expect(build('withdrawal', {})).toBe('/en/withdrawal/');
  expect(build('dataLog', {})).toBe('/en/data-protection/log/');
});

test('every route that no list above names is found again in every language, too', () => {
  const listed = new Set([...printed, ...chosen].map(([name]) => name));
  const others = routeNames.filter((name) => !listed.has(name));
  expect(others.length).toBeGreaterThan(15);
  for (const name of others)
    for (const language of languages) {
      const there = buildAny(name, sampleArgs(name), { language });
      expect(match(there, { language })).toMatchObject({ name, language, redirect: null });
    }
});

describe('the variants of the table', () => {
  test('[RU-routing-three-variants][EN-routeLanguages] hold de, en and es; nl only for the feed', () => {
    expect(Object.keys(routeTable.vipClub).toSorted()).toEqual([...routeLanguages].toSorted());
    expect(routeLanguages).toEqual(['de', 'en', 'es']);
    const withDutch = routeNames.filter((name) => 'nl' in routeTable[name]);
    expect(withDutch).toEqual(['feed']);
    // The feed's Spanish path stands under its Dutch key, and the prize draw's is the English one.
    const elsewhere = routeNames.flatMap((name) =>
      routeLanguages
        .filter((language) => !templateOf(name, language).startsWith(`/${language}/`))
        .map((language) => `${language}.${name}`),
    );
    expect(elsewhere.toSorted()).toEqual(['es.campaignPrizeDraw', 'es.feed']);
  });

  test('[RU-routing-variant-fallback-en] a language without a path gets the English one', () => {
    expect(build('feed', {}, { language: 'es' })).toBe('/en/feed/');
    expect(build('cams', {}, { language: 'nl' })).toBe('/en/cams/');
  });

  test('[RU-routing-quirk-feed-nl-key] the Dutch key of the feed holds a Spanish path', () => {
    expect(build('feed', {}, { language: 'nl' })).toMatch(/^\/es\//);
    expect(build('feed', {}, { language: 'es' })).toBe('/en/feed/');
    expect('es' in routeTable.feed).toBe(false);
  });

  test('[RU-routing-quirk-prize-draw-es] the Spanish prize draw is the English path', () => {
    expect(build('campaignPrizeDraw', {}, { language: 'es' })).toBe(
      build('campaignPrizeDraw', {}, { language: 'en' }),
    );
  });

  test('[RU-routing-quirk-profile-es] only the Spanish member profile has no trailing slash', () => {
    expect(build('memberProfile', {}, { language: 'es' })).toBe('/es/myvisitx/perfil');
    const without = routeNames.flatMap((name) =>
      routeLanguages
        .filter((language) => !templateOf(name, language).endsWith('/'))
        .map((language) => `${language}.${name}`),
    );
    expect(without.toSorted()).toEqual([
      'de.actorVideosByTag',
      'en.actorVideosByTag',
      'es.actorVideosByTag',
      'es.memberProfile',
    ]);
  });

  test('German and Spanish words are lower case, and no two routes share an address', () => {
    const seen = new Map<string, RouteName>();
    for (const name of routeNames) {
      for (const template of new Set(Object.values<string>(routeTable[name]))) {
        const literal = template.replaceAll(/\{\w+\}/g, '{}');
        expect(template.replaceAll(/\{\w+\}/g, '')).toMatch(/^[a-z0-9/-]+$/);
        expect(seen.get(literal), literal).toBeUndefined();
        seen.set(literal, name);
      }
    }
  });

  test('every language asks for the same parameters', () => {
    for (const name of routeNames) {
      for (const template of Object.values<string>(routeTable[name])) {
        expect(paramsOf(template)).toEqual(paramsOf(routeTable[name].en));
      }
    }
  });
});

describe('the start page and the member area', () => {
  test('[RU-routing-home-two-paths#1][RU-routing-home-two-paths#2] "/" and "/en/" both lead to the start page', () => {
    expect(match('/')).toEqual({
      name: 'home',
      args: {},
      language: 'en',
      canonical: '/en/',
      redirect: null,
    });
    expect(matchedName('/en/')).toBe('home');
    expect(match('/', { language: 'de' })?.language).toBe('de');
  });

  test('[RU-routing-member-area-segment#1][CO-memberAreaSegment] the segment comes from the brand', () => {
    expect(build('memberProfile', {}, { language: 'en' })).toBe('/en/myvisitx/profile/');
    const brand = brands.rosewood;
    const other = build('memberProfile', {}, { language: 'en', brand });
    expect(other).toBe('/en/myrosewood/profile/');
    expect(match(other, { brand })?.name).toBe('memberProfile');
    expect(match(other)).toBeNull();
    expect(match('/en/myvisitx/profile/', { brand })).toBeNull();
  });
});
