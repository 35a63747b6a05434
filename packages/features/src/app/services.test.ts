import type { PageConfig } from '@vx/contract';
import { FakeClock, FakeLogger, FakeRandom, FakeStorage } from '@vx/kernel/testing';
import type { BrandId, Language } from '@vx/routes';
import { describe, expect, it } from 'vitest';
import { createPageIntl } from './page-intl.ts';
import { createPageStore } from './page-store.ts';
import { createServices } from './services.ts';
import { createDeferredSocket } from './socket-port.ts';

/** The services of a page in a language and a brand, and what they ask and store. */
function setUp(language: Language, brand: BrandId = 'candela') {
  const asked: URL[] = [];
  const clock = new FakeClock();
  const logger = new FakeLogger();
  const storage = new FakeStorage();
  const config = {
    language,
    cachingTag: 'v1',
    accessToken: 'tag',
    bearer: 'bearer',
    brand: { id: brand },
    guest: { id: null, loggedIn: false },
    preferences: { globalPrivacyControl: false },
  } as unknown as PageConfig;
  const services = createServices({
    config,
    app: 'desktop',
    intl: createPageIntl(language, { hello: `Hello in ${language}` }, logger),
    socket: createDeferredSocket(),
    consent: null,
    store: createPageStore(),
    isServer: false,
    queries: () => ({}) as never,
    ports: {
      async fetch(input) {
        asked.push(new URL(String(input), 'https://host.test'));
        return Response.json({ alive: true });
      },
      storage,
      cookies: new FakeStorage(),
      clock,
      scheduler: clock,
      random: new FakeRandom(),
      logger,
    },
  });
  return { asked, services, storage };
}

describe('the services of a page', () => {
  it.each([
    ['de', '/de/videos/'],
    ['en', '/en/videos/'],
    ['es', '/es/videos/'],
  ] as const)(
    '[RU-routing-language-from-config#1][RU-routing-language-from-config#2][RU-api-query-language] lead and call in the language of its configuration, %s',
    async (language, videos) => {
      const { asked, services } = setUp(language);
      expect(services.path('videos', {})).toBe(videos);
      await services.rest.call('GET /alive');
      expect(asked.map(({ searchParams }) => searchParams.get('language'))).toEqual([language]);
    },
  );

  it('[RU-routing-member-area-segment#1] lead to the member area of its brand', () => {
    expect(setUp('en').services.path('memberProfile', {})).toBe('/en/myvisitx/profile/');
    expect(setUp('en', 'rosewood').services.path('memberProfile', {})).toBe(
      '/en/myrosewood/profile/',
    );
  });

  it('[RU-consent-search-history-functional] store no search history while only the necessary is allowed', () => {
    const { services, storage } = setUp('en');
    services.consent.decide({ functional: false, analytics: true });
    services.storage.set('searchHistory', '["red"]');
    expect(storage.get('searchHistory')).toBeNull();
    services.consent.decide({ functional: true, analytics: false });
    services.storage.set('searchHistory', '["red"]');
    expect(storage.get('searchHistory')).toBe('["red"]');
  });
});
