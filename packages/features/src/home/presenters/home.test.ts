import { expect, it } from 'vitest';
import { cardVideo } from '../../cards/testing/card-video.ts';
import { performerModel } from '../../cards/testing/performer-model.ts';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toHomeView, type HomeFacts } from './home.ts';

const model = (id: string, change: object = {}) => ({
  ...performerModel(id),
  profile: { age: 27, languages: ['de', 'en'] },
  images: { ...performerModel(id).images, cover: { url: `/cover/${id}/640.webp` } },
  chatRatings: { lastNinetyDays: { countRatings: 412, satisfactionRate: 98 } },
  ...change,
});
const features = performerModel('1').features;
const freeChat = { features: { ...features, freeChat: true } };
const none = { total: 0 };
const loaded: HomeFacts['loaded'] = {
  live: {
    total: 30,
    items: [model('1', freeChat), model('2'), model('3'), model('4'), model('5'), model('6')],
  },
  couples: none,
  vip: { total: 3 },
  newFaces: { total: 2, items: [performerModel('8')] },
  videos: { items: [cardVideo('1')] },
};
const facts: HomeFacts = {
  loaded,
  presence: new Map(),
  bought: new Set(),
  now: Date.parse('2026-11-23T12:00:00.000Z'),
};

it('features four who can be looked at and met at once, and shows the first of them nowhere else', () => {
  const { featured, live, liveTotal } = toHomeView(facts, texts);
  expect(featured.map(({ id }) => id)).toEqual(['2', '3', '4', '5']);
  expect(live.map(({ id }) => id)).toEqual(['1', '3', '4', '5', '6']);
  expect(liveTotal).toBe(30);
  const withoutPreview = model('1', { features: { ...features, livePreview: false } });
  const busy = model('2', { onlineState: { state: 'busy', since: '' } });
  const nobody = { ...loaded, live: { total: 2, items: [withoutPreview, busy] } };
  expect(toHomeView({ ...facts, loaded: nobody }, texts)).toMatchObject({
    featured: [],
    live: [{ id: '1' }, { id: '2' }],
  });
});

it('says of whom it features how they are rated, what they speak and what a minute costs', () => {
  expect(toHomeView(facts, texts).featured[0]).toMatchObject({
    cover: '/cover/2/{width}.webp',
    facts: 'actor.ageYears 27',
    text: 'Evenings. de, en.',
    note: 'home.confirmFirst 12',
    rating: { share: '0.98', text: 'actor.ratings.fromCount 412', count: '412' },
  });
  const price = { value: 12, currency: 'VXC', formatted: '12', equivalent: { formatted: '€3.00' } };
  const items = [model('2', { prices: { livechat: price } })];
  const inMoney = { ...loaded, live: { total: 1, items } };
  expect(toHomeView({ ...facts, loaded: inMoney }, texts).featured[0]?.note).toBe(
    'home.confirmFirst €3.00',
  );
});

it('leads into the lists that have somebody, and to all who are live also when nobody is', () => {
  const chips = (change: Partial<typeof loaded>) =>
    toHomeView({ ...facts, loaded: { ...loaded, ...change } }, texts).chips;
  expect(chips({})).toEqual([
    { value: 'all', label: 'home.allLive', href: '/en/cams/', count: 30, vip: false },
    { value: 'vip', label: 'home.filter.vip', href: '/en/cams/?show=vip', count: 3, vip: true },
    {
      value: 'new',
      label: 'home.filter.new',
      href: texts.path('newGirls', {}),
      count: 2,
      vip: false,
    },
  ]);
  const nobody = chips({
    live: { total: 0, items: [] },
    vip: none,
    newFaces: { total: 0, items: [] },
  });
  expect(nobody.map(({ value, count }) => [value, count])).toEqual([['all', 0]]);
});

it('lays over it who came and went and what was bought', () => {
  const presence = new Map([
    ['2', 'busy'],
    ['8', 'offline'],
  ] as const);
  expect(toHomeView({ ...facts, presence, bought: new Set(['1']) }, texts)).toMatchObject({
    featured: [{ id: '2', state: 'busy' }, {}, {}, {}],
    newFaces: [{ id: '8', state: 'offline' }],
    newVideos: [{ id: '1', access: { kind: 'owned' } }],
  });
});
