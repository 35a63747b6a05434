import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { coins, profileModel } from '../testing/profile-model.ts';
import { toProfileView, type ProfileVisit } from './profile.ts';

const video = {
  id: '9',
  title: 'By the sea',
  duration: 65,
  releasedAt: '2026-11-22T12:00:00.000Z',
  free: true,
  vip: false,
  isOpen: true,
  new: false,
  guestInfo: { bought: false, gifted: false, flatrate: false },
  price: coins(0),
  basePrice: coins(0),
  previewImages: { url: '/video/9/640.webp' },
  model: { id: '7', name: 'Anna', slug: 'anna' },
};
const album = {
  id: '3',
  title: 'Beach',
  description: 'Sun',
  free: false,
  pictureCount: 32,
  price: coins(20),
  previews: [{ url: '/album/3/640.webp' }],
};
const visit: ProfileVisit = {
  media: {
    videos: { total: 14, items: [video] },
    photoAlbums: { total: 2, items: [album] },
  },
  presence: new Map(),
  bought: new Set(),
  offer: null,
  app: 'desktop',
  now: Date.parse('2026-11-23T22:00:00.000Z'),
};
const here = '/en/amateur/anna';

it('says everything that stands on each page of a profile', () => {
  const model = profileModel();
  expect(toProfileView(model, visit, texts)).toEqual({
    id: '7',
    slug: 'anna',
    name: 'Anna',
    age: 27,
    href: `${here}/`,
    chat: `${here}/live/`,
    picture: '/portrait/7/{width}.webp',
    pictureAlt: 'common.illustratedPortrait Anna',
    face: '/avatar/7/64.webp',
    state: 'live',
    tagline: 'Hello',
    price: coins(12),
    vip: false,
    badges: ['common.hd'],
    followed: true,
    blocked: undefined,
    hasPreview: true,
    model,
    cover: '/banner/7/{width}.webp',
    coverAlt: 'actor.cover Anna',
    facts: 'actor.ageYears 27 · Cologne · de, en',
    since: 'actor.liveSince 21:04',
    about: 'About me',
    tags: [{ label: 'Jazz' }],
    tabs: [
      { id: 'overview', label: 'actor.tab.overview', href: `${here}/` },
      { id: 'about', label: 'actor.tab.about', href: `${here}/about-me/` },
      { id: 'videos', label: 'actor.tab.videos', href: `${here}/videos/`, count: 14 },
      { id: 'pictures', label: 'actor.tab.pictures', href: `${here}/pictures/`, count: 2 },
    ],
    meet: {
      primary: { label: 'actor.privateChat', price: coins(12), href: `${here}/live/` },
      reason: undefined,
      instead: null,
      note: 'actor.privateChatText €3.00 actor.confirmFirst',
      options: [expect.objectContaining({ id: 'message', price: coins(2) })],
    },
    rating: { share: '0.98', text: 'actor.ratings.fromCount 412', count: '412' },
    satisfaction: 0.98,
    ratingNote: 'actor.ratings.from 412',
    heatMap: null,
    videos: {
      total: 14,
      href: `${here}/videos/`,
      none: 'actor.videos.empty Anna',
      items: [
        {
          id: '9',
          title: 'By the sea',
          href: `${here}/videos/9/`,
          picture: '/video/9/{width}.webp',
          meta: 'common.yesterday',
          duration: '1:05',
          access: { kind: 'free' },
          isNew: false,
          badge: undefined,
        },
      ],
    },
    albums: {
      total: 2,
      href: `${here}/pictures/`,
      none: 'actor.pictures.empty Anna',
      items: [
        {
          id: '3',
          title: 'Beach',
          text: 'Sun',
          href: `${here}/pictures/#album-3`,
          picture: '/album/3/{width}.webp',
          meta: 'actor.pictures.count 32',
          shown: 'actor.pictures.previews 1 32',
          access: { kind: 'none' },
          photos: [
            {
              id: '3-0',
              src: '/album/3/{width}.webp',
              href: '/album/3/640.webp',
            },
          ],
        },
      ],
    },
    recommendations: [],
  });
});

it('claims nothing of videos and albums before they are loaded', () => {
  const view = toProfileView(profileModel(), { ...visit, media: undefined }, texts);
  expect(view.tabs.map((tab) => 'count' in tab)).toEqual([false, false, false, false]);
  expect(view.videos).toMatchObject({ total: 0, items: [] });
  expect(view.albums).toMatchObject({ total: 0, items: [] });
});

it('[RU-shell-mobile-profile-pages] has the same four pages on phones, "about" last', () => {
  const tabs = toProfileView(profileModel(), { ...visit, app: 'mobile' }, texts).tabs;
  expect(tabs.map(({ id }) => id)).toEqual(['overview', 'videos', 'pictures', 'about']);
});

it('[RU-guest-actor-banned-country] does not tell as missing what may not be shown', () => {
  const banned = profileModel({ isBannedCountryCode: true });
  const view = toProfileView(banned, visit, texts);
  expect([view.videos.none, view.albums.none]).toEqual([
    'actor.blocked Anna',
    'actor.blocked Anna',
  ]);
  expect(view.meet.primary).toBeNull();
});

it('[RU-actors-rating-min-10] says no rating below ten, and none where nobody rated', () => {
  const rated = (chatRatings: object | null) =>
    toProfileView(profileModel({ chatRatings }), visit, texts);
  const few = rated({ lastNinetyDays: { countRatings: 9, satisfactionRate: 90 } });
  expect([few.rating, few.satisfaction]).toEqual([undefined, 0.9]);
  expect(few.ratingNote).toBe('actor.ratings.few');
  expect([rated(null).rating, rated(null).satisfaction]).toEqual([undefined, 0]);
});

it('says since when only while what was loaded still holds', () => {
  const since = (state: 'live' | 'offline' | null, online = 'online') =>
    toProfileView(
      profileModel({ onlineState: { state: online, since: '2026-11-23T21:04:00.000Z' } }),
      { ...visit, presence: new Map(state === null ? [] : [['7', state]]) },
      texts,
    ).since;
  expect(since(null)).toBe('actor.liveSince 21:04');
  expect(since(null, 'offline')).toBeUndefined();
  expect(since('live')).toBeUndefined();
  expect(since('offline')).toBeUndefined();
});

it('says of a private chat what the server offers the guest, and of other kinds nothing', () => {
  const kind = {
    price: coins(12),
    secondsAffordable: 930,
    limitedBy: null,
    refusal: null,
  };
  const noteWith = (...kinds: readonly object[]) =>
    toProfileView(profileModel(), { ...visit, offer: { kinds } as never }, texts).meet.note;
  expect(noteWith({ ...kind, kind: 'voyeur' })).toContain('actor.confirmFirst');
  expect(noteWith({ ...kind, kind: 'voyeur' }, { ...kind, kind: 'livechat' })).toContain(
    'actor.balanceLasts 15:30',
  );
});

it.each([
  ['desktop', 9],
  ['mobile', 8],
] as const)('recommends on %s as many as fit: %i', (app, count) => {
  const others = Array.from({ length: 12 }, (_, id) => profileModel({ id: String(id) }));
  const view = toProfileView(profileModel({ recommendations: others }), { ...visit, app }, texts);
  expect(view.recommendations).toHaveLength(count);
});
