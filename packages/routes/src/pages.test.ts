import { socialLinks } from '@vx/contract/constants';
import { describe, expect, test } from 'vitest';
import {
  alternates,
  brandOf,
  brands,
  breadcrumbTrail,
  breadcrumbTypeNames,
  breadcrumbTypeOf,
  breadcrumbTypes,
  defaultBrand,
  footerTargets,
  isLanguage,
  isTestDevice,
  languages,
  match,
  mediaLibrarySources,
  readScrollTo,
  routeNames,
  routePatterns,
  scrollToParam,
  setsGuestInfo,
  testDeviceWord,
  templateOf,
} from './index.ts';
import type { FooterTargets, RouteName } from './index.ts';

const paramsOf = (name: RouteName) =>
  (templateOf(name, 'en').match(/\{\w+\}/g) ?? []).filter((p) => p !== '{member_area}');
const outside = {
  instagram: 'https://instagram.example/c',
  x: 'https://x.example/c',
  youtube: 'https://youtube.example/c',
  mastodon: 'https://mastodon.example/@c',
  recruitment: 'https://models.example/en/',
  recruitmentDe: 'https://models.example/de/',
  alternateRecruitment: 'https://models.rosewood.example/',
  webmaster: 'https://partners.example/',
};
const inAllLanguages = (target: Exclude<keyof FooterTargets, 'social'>) =>
  languages.map((language) => footerTargets({ language, outside })[target]);

describe('languages', () => {
  test('[RU-routing-four-languages][EN-languages] are exactly de, en, nl and es', () => {
    expect(languages).toEqual(['de', 'en', 'nl', 'es']);
    expect(['de', 'en', 'nl', 'es', 'fr', 'DE', '', null, undefined].filter(isLanguage)).toEqual(
      languages,
    );
  });

  test('[EN-marketVariants] a brand of the Spanish market starts in Spanish', () => {
    const spanish = { ...defaultBrand, market: 'spanish' } as const;
    expect(match('/', { brand: spanish })).toMatchObject({ language: 'es', canonical: '/es/' });
    expect(match('/')).toMatchObject({ language: 'en', canonical: '/en/' });
    const names = alternates('cams', {}, { brand: spanish, origin: 'https://host.example' });
    expect(names.at(-1)).toEqual({
      hreflang: 'x-default',
      href: 'https://host.example/es/camaras/',
    });
  });

  test('an unknown brand is the default one', () => {
    expect(brandOf('rosewood')).toBe(brands.rosewood);
    expect(brandOf('nobody')).toBe(defaultBrand);
    expect(brandOf('toString')).toBe(defaultBrand);
    // It would name a brand if it were turned into a text.
    expect(brandOf(['rosewood'])).toBe(defaultBrand);
  });
});

describe('alternates', () => {
  const origin = 'https://host.example';

  test('name every language with a path of its own, and English for everyone else', () => {
    expect(alternates('actorAbout', { actorName: 'Anna' }, { origin })).toEqual([
      { hreflang: 'de', href: `${origin}/de/amateur/anna/ueber-mich/` },
      { hreflang: 'en', href: `${origin}/en/amateur/anna/about-me/` },
      { hreflang: 'es', href: `${origin}/es/amateur/anna/sobre-mi/` },
      { hreflang: 'x-default', href: `${origin}/en/amateur/anna/about-me/` },
    ]);
  });

  test('leave out a language that falls back', () => {
    for (const name of ['feed', 'campaignPrizeDraw'] as const) {
      const hreflangs = alternates(name, {}, { origin }).map((alternate) => alternate.hreflang);
      expect(hreflangs).toEqual(['de', 'en', 'x-default']);
    }
  });
});

describe('route patterns for the apps', () => {
  test('hold every path once, with stable ids', () => {
    const patterns = routePatterns();
    expect(new Set(patterns.map((pattern) => pattern.id)).size).toBe(patterns.length);
    expect(new Set(patterns.map((pattern) => pattern.path)).size).toBe(patterns.length);
    expect(patterns).toContainEqual({
      id: 'en.actorVideoDetails',
      name: 'actorVideoDetails',
      language: 'en',
      path: '/en/amateur/:actorName/videos/:videoId/',
    });
    expect(patterns[0]).toEqual({ id: 'root.home', name: 'home', language: 'en', path: '/' });
  });

  test('have no entry for a language that uses another one’s path', () => {
    const ids = new Set(routePatterns().map((pattern) => pattern.id));
    expect(ids.has('nl.feed')).toBe(true);
    expect(ids.has('es.feed')).toBe(false);
    expect(ids.has('es.campaignPrizeDraw')).toBe(false);
    expect([...ids].filter((id) => id.startsWith('nl.'))).toEqual(['nl.feed']);
  });

  test('are all reached by matching', () => {
    for (const { name, path } of routePatterns()) {
      expect(match(path.replaceAll(/:\w+/g, '1'))?.name).toBe(name);
    }
  });

  test('carry the brand’s member area', () => {
    const other = routePatterns(brands.rosewood).find(({ id }) => id === 'en.memberArea');
    expect(other?.path).toBe('/en/myrosewood/');
  });
});

describe('breadcrumb types', () => {
  /** Page and part of the 36 types as the specification prints them, and the routes that show them. */
  const printed: readonly (readonly [
    keyof typeof breadcrumbTypes,
    string,
    string | null,
    readonly RouteName[],
  ])[] = [
    ['actorProfileOverview', 'actor profile', 'overview', ['actorProfile', 'liveRoom']],
    ['actorProfileAbout', 'actor profile', 'about', ['actorAbout']],
    ['actorProfileVideoDetails', 'actor profile', 'video details', ['actorVideoDetails']],
    ['actorProfileLiveShow', 'actor profile', 'live show', ['actorLiveShow']],
    [
      'actorProfileVideosOverview',
      'actor profile',
      'videos overview',
      ['actorVideos', 'actorVideosByTag'],
    ],
    ['actorProfileClassicVideos', 'actor profile', 'classic videos', ['actorVideosClassic']],
    ['actorProfileTopCamgirls', 'actor profile', 'top camgirls', ['actorTopCams']],
    ['blogArticle', 'blog', 'article', ['blogPost']],
    ['blogOverview', 'blog', 'overview', []],
    ['categoriesOverview', 'categories', 'overview', []],
    ['categoriesDetails', 'categories', 'details', ['categoryDetails']],
    ['cams', 'cams', null, ['cams', 'newGirls', 'freeChat', 'camShows']],
    ['camsNextDoor', 'cams next door', null, []],
    [
      'videos',
      'videos',
      null,
      [
        'videos',
        'videosFreeClips',
        'videosTrends',
        'videosOnSale',
        'videosNew',
        'videosAll',
        'videosVip',
        'videosStars',
      ],
    ],
    ['magazineContests', 'magazine', 'contests', ['contests', 'contestDetails']],
    [
      'magazineMagazines',
      'magazine',
      'magazines',
      [
        'highOnRose',
        'campaignEaster',
        'campaignShootingGallery',
        'campaignWetNWildGame',
        'campaignAdventCalendar',
        'campaignGoldrush',
        'campaignPrizeDraw',
      ],
    ],
    ['memberChats', 'member area', 'chats', ['memberChats']],
    ['memberFavorites', 'member area', 'favorites', ['memberFavorites']],
    ['memberVideos', 'member area', 'videos', ['memberVideos']],
    ['memberPhotos', 'member area', 'photos', []],
    ['memberMessenger', 'member area', 'messenger', ['messenger']],
    ['memberGuestProfile', 'member area', 'guest profile', ['memberProfile']],
    ['memberSpinWheel', 'member area', 'spin wheel', ['memberSpinWheel']],
    ['memberMediaLibraryVideo', 'member area media library', 'video tab', ['memberMediathek']],
    [
      'memberMediaLibraryPhoto',
      'member area media library',
      'photo tab',
      ['memberMediathekPhotos'],
    ],
    ['memberMediaLibraryAudio', 'member area media library', 'audio tab', []],
    ['topCamsBestChats', 'top cams', 'best chats', []],
    ['topCamsTop100', 'top cams', 'top 100', []],
    ['topCamsTopFavorites', 'top cams', 'top favorites', []],
    ['topCamsTopVideocall', 'top cams', 'top videocall', []],
    ['tvGirls', 'tv', 'girls', []],
    ['tvLateNight', 'tv', 'late night', ['tvLateNight']],
    ['tvLivestream', 'tv', 'livestream', ['tvLivestream']],
    ['tvMedia', 'tv', 'media', ['tvMediaSeries', 'tvMediathekSeries', 'tvMediathekVideos']],
    ['tvPremium', 'tv', 'premium', ['tvPremiumLivestream']],
    ['tvProgram', 'tv', 'program', []],
  ];

  for (const [name, page, part, routes] of printed) {
    test(`[BC-${name}] is ${page}, ${part ?? 'whole'}, and given for its routes`, () => {
      expect(breadcrumbTypes[name]).toMatchObject({ page, part });
      expect(routeNames.filter((route) => breadcrumbTypeOf(route) === name).toSorted()).toEqual(
        routes.toSorted(),
      );
    });
  }

  test('are 36, and a route belongs to at most one', () => {
    expect([...breadcrumbTypeNames].toSorted()).toEqual(printed.map(([name]) => name).toSorted());
    expect(breadcrumbTypeNames).toHaveLength(36);
    const routes = breadcrumbTypeNames.flatMap((name) => [...breadcrumbTypes[name].routes]);
    expect(new Set(routes).size).toBe(routes.length);
    expect(breadcrumbTypeOf('home')).toBeNull();
  });

  test('the media library has six sources', () => {
    expect(mediaLibrarySources).toEqual([
      'shop',
      'pinned',
      'archive',
      'feed',
      'messenger',
      'clips',
    ]);
  });

  test('a trail starts at home and needs no argument that its route lacks', () => {
    expect(breadcrumbTrail('home')).toEqual(['home']);
    expect(breadcrumbTrail('actorVideoDetails')).toEqual([
      'home',
      'cams',
      'actorProfile',
      'actorVideos',
      'actorVideoDetails',
    ]);
    for (const name of routeNames) {
      for (const above of breadcrumbTrail(name)) {
        expect(paramsOf(name)).toEqual(expect.arrayContaining(paramsOf(above)));
      }
    }
  });
});

describe('footer', () => {
  test('[RU-footer-social-links][CO-socialLinks] links to four social networks', () => {
    const { social } = footerTargets({ language: 'en', outside });
    expect(socialLinks).toBe(4);
    expect(social).toHaveLength(socialLinks);
    expect(new Set(social.map(({ href }) => href)).size).toBe(4);
  });

  test('[RU-footer-help-center-language][EN-footerLinks] the help center speaks de, es and en', () => {
    expect(inAllLanguages('helpCenter')).toEqual([
      '/de/hilfe/',
      '/en/help/',
      '/en/help/',
      '/es/ayuda/',
    ]);
  });

  test('[RU-footer-help-center-guest-name] carries the name of a logged-in guest only', () => {
    expect(footerTargets({ language: 'en', guestName: 'tom' }).helpCenter).toBe(
      '/en/help/?guest=tom',
    );
    expect(footerTargets({ language: 'en', guestName: 'a&b c' }).helpCenter).toBe(
      '/en/help/?guest=a%26b%20c',
    );
    expect(footerTargets({ language: 'en', guestName: null }).helpCenter).not.toContain('guest');
  });

  test('[RU-footer-report-content-language] the report article exists in de and en', () => {
    const english = '/en/help/#report-content';
    expect(inAllLanguages('reportContent')).toEqual([
      '/de/hilfe/#report-content',
      english,
      english,
      english,
    ]);
  });

  test('[RU-footer-recruitment-language] the recruitment page exists in de and en', () => {
    const [de, en, nl, es] = inAllLanguages('recruitment');
    expect(de).not.toBe(en);
    expect(nl).toBe(en);
    expect(es).toBe(en);
  });

  test('[RU-footer-alternate-recruitment] one brand links to the alternate recruitment site', () => {
    const all = Object.values(brands).map(
      (brand) => footerTargets({ language: 'de', brand, outside }).recruitment,
    );
    expect(all.filter((href) => href?.includes('rosewood'))).toHaveLength(1);
    expect(footerTargets({ language: 'de', brand: brands.rosewood, outside }).recruitment).toBe(
      'https://models.rosewood.example/',
    );
  });

  test('[RU-footer-webmaster] links to one affiliate program', () => {
    expect(footerTargets({ language: 'de', outside }).webmaster).toMatch(/^https:\/\/partners\./);
  });

  test('leads to pages of ours alone where the operator has nothing outside', () => {
    for (const brand of Object.values(brands)) {
      for (const language of languages) {
        const { social, helpCenter, reportContent, ...others } = footerTargets({ language, brand });
        expect(social).toEqual([]);
        expect(others).toEqual({ recruitment: null, webmaster: null });
        for (const href of [helpCenter, reportContent])
          expect(match(new URL(href, 'https://own.example').pathname)?.name).toBe('help');
      }
    }
  });

  test('leads German guests to the only recruitment page that there is', () => {
    const { recruitment } = outside;
    expect(footerTargets({ language: 'de', outside: { recruitment } }).recruitment).toBe(
      recruitment,
    );
  });
});

describe('the query of an address', () => {
  test('[RU-routing-scroll-to][CO-scrollToParam] names the element to scroll to', () => {
    expect(scrollToParam).toBe('scrollTo');
    expect(readScrollTo('?scrollTo=comments')).toBe('comments');
    expect(readScrollTo('a=1&scrollTo=my%20id')).toBe('my id');
    expect(readScrollTo('?scrollTo=my+id&scrollTo=other')).toBe('my id');
    for (const query of [
      '',
      '?',
      '?scrollTo=',
      '?scrollto=x',
      '?xscrollTo=x',
      '?scrollTo=%E0%A4',
    ]) {
      expect(readScrollTo(query)).toBeNull();
    }
  });

  test('[RU-routing-test-device#1][CO-testDeviceWord] marks a test device', () => {
    expect(testDeviceWord).toBe('testdevice');
    expect(isTestDevice('?testdevice')).toBe(true);
    expect(isTestDevice('?a=1&testdevice=1')).toBe(true);
    expect(isTestDevice('?test=device')).toBe(false);
  });
});

test('[RU-routing-special-page-no-guest-info] one page sets no guest info for logged-out guests', () => {
  const silent = routeNames.filter((routeName) => !setsGuestInfo({ routeName, loggedIn: false }));
  expect(silent).toEqual(['dataProtection']);
  expect(setsGuestInfo({ routeName: 'dataProtection', loggedIn: true })).toBe(true);
});
