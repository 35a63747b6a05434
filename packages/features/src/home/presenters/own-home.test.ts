import { expect, it } from 'vitest';
import { performerModel } from '../../cards/testing/performer-model.ts';
import { cardVideo } from '../../cards/testing/card-video.ts';
import { idTexts } from '../../texts/testing/id-texts.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import { greet, toHomeView, type FeaturedModel, type HomeFacts } from './home.ts';
import { toOwnHome, type OwnHomeFacts } from './own-home.ts';

/** Days as they are written in English. */
const texts: Texts = {
  ...idTexts,
  intl: {
    ...idTexts.intl,
    formatTime: (at, options) =>
      new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(at)),
    formatDate: (at, options) =>
      new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(at)),
  },
};
const now = Date.parse('2026-11-23T19:00:00.000Z');
const model = (id: string, state = 'online'): FeaturedModel => ({
  ...performerModel(id),
  onlineState: { state, since: '' },
  isFavourite: Number(id) < 10,
  profile: { age: 27, languages: ['de', 'en'] },
  images: { ...performerModel(id).images, cover: { url: `/cover/${id}/640.webp` } },
  chatRatings: null,
});
const followed = (id: string, state?: string, lastTalkAt: string | null = null) => ({
  ...model(id, state),
  lastTalkAt,
});
const strangers = ['10', '11', '12', '13', '14'].map((id) => model(id));
const ownOf = (
  items: OwnHomeFacts['loaded']['followed']['items'],
  change: Partial<OwnHomeFacts> = {},
) =>
  toOwnHome(
    {
      loaded: { followed: { total: items.length, items }, videos: [] },
      live: strangers,
      app: 'desktop',
      now,
      ...change,
    },
    texts,
  );
const viewOf = (own: ReturnType<typeof ownOf>) => {
  const loaded: HomeFacts['loaded'] = {
    live: { total: 5, items: strangers },
    couples: { total: 0 },
    vip: { total: 0 },
    newFaces: { total: 0, items: [] },
    videos: { items: [] },
  };
  return toHomeView({ loaded, own, presence: new Map(), bought: new Set(), now }, texts);
};
const idsOf = (all: readonly { readonly id: string }[] = []) => all.map(({ id }) => id);

it('[SC-home] begins with whom the guest follows and can talk to, the next two beside, and shows nobody twice', () => {
  const view = viewOf(
    ownOf([
      followed('1', 'busy'),
      followed('2'),
      followed('3', 'offline'),
      followed('4'),
      followed('5', 'busy'),
    ]),
  );
  expect(idsOf(view.featured)).toEqual(['2']);
  expect(view.featured[0]).toMatchObject({ badges: ['own.youFollow'], facts: 'actor.ageYears 27' });
  expect(idsOf(view.own?.beside)).toEqual(['4', '1']);
  expect(idsOf(view.live)).toEqual(['5', ...idsOf(strangers)]);
  expect(view.own?.subtitle).toBe('own.here 4');
});

it('[SC-home] shows the billboard of everybody where none of the followed can be talked to', () => {
  const view = viewOf(ownOf([followed('1', 'busy')]));
  expect(idsOf(view.featured)).toEqual(['10', '11', '12', '13']);
  expect(view.own?.beside).toEqual([]);
  expect(idsOf(view.live)).toEqual(['1', '11', '12', '13', '14']);
});

it('[SC-home] has a first row and a word for who follows nobody', () => {
  const own = ownOf([]);
  expect(own).toMatchObject({ subtitle: 'own.followNobody', videos: [] });
  expect(own.followed).toBeUndefined();
  expect(ownOf([followed('1')]).followed?.href).toBe(texts.path('memberFavorites', {}));
  expect(ownOf([followed('1')], { app: 'mobile' }).followed).toBeUndefined();
  expect(idsOf(viewOf(own).featured)).toEqual(['10', '11', '12', '13']);
});

it('[SC-home] says on which day the guest last talked to somebody, and nothing where there was no talk', () => {
  const talks = [
    '2026-11-23T08:00:00.000Z',
    '2026-11-22T08:00:00.000Z',
    '2026-11-18T08:00:00.000Z',
    '2026-10-02T08:00:00.000Z',
    null,
  ];
  const own = ownOf(talks.map((at, index) => followed(String(index + 1), 'online', at)));
  expect(own.talks).toEqual({
    1: 'own.talkedToday',
    2: 'own.talkedYesterday',
    3: 'own.talkedOn Wednesday',
    4: 'own.talkedOn 2 October',
  });
  const [first] = viewOf(own).featured;
  expect(first).toMatchObject({ id: '1', facts: 'own.talkedToday', rating: undefined });
});

it('[SC-home] greets by name and by the hour in the zone of the page', () => {
  expect(ownOf([]).greeting).toBe('own.greeting.evening {name}');
  const morning = Date.parse('2026-11-23T08:00:00.000Z');
  expect(ownOf([], { now: morning }).greeting).toBe('own.greeting.morning {name}');
  expect(greet('Good evening, {name}', 'Jo $& Co')).toBe('Good evening, Jo $& Co');
});

it('[SC-home] shows bought videos, and counts nobody of whom it does not know', () => {
  const many = Array.from({ length: 24 }, (_none, index) => followed(String(index + 100)));
  const own = ownOf(many, {
    loaded: { followed: { total: 30, items: many }, videos: [cardVideo('7')] },
  });
  expect(own.subtitle).toBe('own.manyHere');
  expect(idsOf(viewOf(own).own?.videos)).toEqual(['7']);
});
