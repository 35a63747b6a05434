import { voucherTypes } from '@vx/contract/enums';
import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import type { MemberAreaFacts } from '../member-data.ts';
import { toMemberArea } from './member-area.ts';

const now = Date.UTC(2026, 10, 23, 12);
const coins = (value: number) => ({
  value,
  currency: 'VXC' as const,
  formatted: String(value),
  equivalent: { value: value * 25, currency: 'EUR' as const, formatted: `€${value / 4}` },
});
const model = (id: string, state: 'online' | 'busy' | 'offline') => ({
  id,
  name: `Name ${id}`,
  slug: `name-${id}`,
  headline: '',
  gender: 'F',
  onlineState: { state, since: null },
  isFavourite: true,
  isBannedCountryCode: false,
  features: { freeChat: false, livePreview: false, hd: false, vip: false, isNew: false },
  profile: { age: 30 },
  prices: { livechat: coins(12) },
  images: { portrait: { url: `/p/${id}/640.webp` }, avatar: { url: `/a/${id}.webp` } },
});
const limitOf = (period: 'day' | 'week' | 'month', limit: number | null) => ({
  period,
  spent: coins(180),
  limit: limit === null ? null : coins(limit),
  startsAgainAt: '2026-12-01T00:00:00.000Z',
  raise: null,
  usual: [],
});
const nothing = {
  sidebar: {
    vip: false,
    boughtVideosCount: 0,
    pinnedFavoriteCount: 0,
    pinnedFavoriteOnlineCount: 0,
    videochatCount: 0,
  },
  vouchers: [],
  favourites: { items: [] },
  unread: { count: 0 },
  messages: { channels: [] },
  videos: [],
  actors: [],
  limits: [limitOf('day', null), limitOf('week', null), limitOf('month', null)],
  chats: { total: 0, items: [] },
  purchases: { total: 0, items: [] },
  lastTopUp: null,
  at: now,
} as unknown as MemberAreaFacts;
const view = (facts: Partial<Record<keyof MemberAreaFacts, unknown>> = {}, presence = new Map()) =>
  toMemberArea(
    { ...nothing, ...facts } as MemberAreaFacts,
    { presence, bought: new Set(), now },
    texts,
  );

it('leaves out every card that would be empty, and asks for a limit where there is none', () => {
  expect(view()).toMatchObject({
    vip: false,
    lastTopUp: null,
    messages: null,
    benefits: null,
    live: null,
    videos: null,
    chats: null,
    spent: {
      label: 'money.limits.month',
      of: null,
      share: null,
      note: 'money.limits.unset',
      action: { label: 'account.you.setLimit', href: '/en/myvisitx/limits/?change=month' },
    },
  });
  expect(view().spent.line).toBe('money.limits.month €45');
  expect(view().places.map(({ id, value }) => [id, value])).toEqual([
    ['library', undefined],
    ['favourites', undefined],
    ['benefits', undefined],
    ['statement', '€45'],
    ['videos', undefined],
    ['vip', undefined],
    ['limits', undefined],
    ['help', undefined],
  ]);
});

it('measures what was spent against the limit of the guest, at most the whole of it', () => {
  const spent = (...limits: readonly unknown[]) => view({ limits }).spent;
  expect(spent(limitOf('month', 600))).toMatchObject({
    of: 'money.limits.of 600',
    share: 0.3,
    line: 'money.limits.month money.limits.worth €45 €150',
    note: 'money.limits.worth €45 €150',
    action: { href: '/en/myvisitx/limits/' },
  });
  expect(spent(limitOf('month', 90)).share).toBe(1);
  // A guest who has limited the week alone reads the week.
  expect(spent(limitOf('day', null), limitOf('week', 200), limitOf('month', null)).label).toBe(
    'money.limits.week',
  );
  expect(spent(limitOf('day', 200), limitOf('month', 300)).label).toBe('money.limits.month');
});

it('shows the favourites who are live, with who came and went since', () => {
  const favourites = {
    items: [model('1', 'online'), model('2', 'busy'), model('3', 'offline'), model('4', 'online')],
  };
  const sidebar = { ...nothing.sidebar, pinnedFavoriteCount: 4, pinnedFavoriteOnlineCount: 2 };
  const names = (presence?: Map<string, string>) =>
    view({ favourites, sidebar }, presence).live?.items.map(({ name }) => name);
  expect(names()).toEqual(['Name 1', 'Name 4']);
  expect(
    names(
      new Map([
        ['1', 'offline'],
        ['3', 'live'],
      ]),
    ),
  ).toEqual(['Name 3', 'Name 4']);
  // Nobody else has come: who leaves stays in place, and so do all that stand below.
  const left = view({ favourites, sidebar }, new Map([['1', 'offline']])).live;
  expect(left?.items.map(({ name, state }) => [name, state])).toEqual([
    ['Name 1', 'offline'],
    ['Name 4', 'live'],
  ]);
  expect(left?.title).toBe('account.you.live');
  const nobody = view(
    { favourites, sidebar },
    new Map([
      ['1', 'offline'],
      ['4', 'busy'],
    ]),
  ).live;
  expect(nobody?.items).toHaveLength(2);
  expect(nobody?.title).toBe('account.you.nobodyLive');
  // Nor does a panel come into a page that had none.
  expect(
    view({ favourites: { items: [model('3', 'offline')] } }, new Map([['3', 'live']])).live,
  ).toBeNull();
  expect(view({ favourites, sidebar })).toMatchObject({
    live: { all: { label: 'common.allCount 4', href: '/en/myvisitx/favorites/' } },
    places: [
      { id: 'library' },
      { id: 'favourites', value: 'account.you.liveCount 2' },
      {},
      {},
      {},
      {},
      {},
      {},
    ],
  });
});

it('counts vouchers and says when the first ends; a bonus code is none', () => {
  const vouchers = [
    { id: '1', type: voucherTypes.video, validTo: '2026-12-24T12:00:00.000Z' },
    { id: '2', type: voucherTypes.videochat, validTo: '2026-12-01T12:00:00.000Z' },
    { id: '3', type: voucherTypes.bonusCode, validTo: '2026-11-24T12:00:00.000Z' },
  ];
  expect(view({ vouchers }).places[2]).toMatchObject({
    label: 'account.you.vouchers',
    value: 'account.you.ready 2',
  });
  expect(view({ vouchers }).benefits).toMatchObject({
    value: 'account.you.ready 2',
    note: 'account.you.firstEnds 2026-12-01',
  });
});

it('names who wrote, and what was topped up last', () => {
  const unread = { count: 3 };
  const messages = {
    channels: [{ id: '1', actor: { id: '1', name: 'Mira', images: { avatar: { url: '/a' } } } }],
  };
  const lastTopUp = { at: '2026-11-14T12:00:00.000Z', amount: coins(100) };
  expect(view({ unread, messages, lastTopUp })).toMatchObject({
    lastTopUp: 'account.you.lastTopUp €25 2026-11-14',
    messages: { value: 'account.you.unread 3', from: [{ name: 'Mira', src: '/a' }] },
  });
});

it('lists chats with their day and length, and leads to who was in them', () => {
  const chat = {
    chatId: '7',
    actorId: '1',
    actorName: 'Mira',
    startedAt: new Date(now - 86_400_000).toISOString(),
    seconds: 400,
    price: coins(84),
  };
  const chats = { total: 14, items: [chat, { ...chat, chatId: '8', actorId: '2' }] };
  const actors = [{ id: '1', slug: 'mira', images: { avatar: { url: '/a' } } }];
  expect(view({ chats, actors }).chats).toMatchObject({
    all: { label: 'common.allCount 14' },
    items: [
      { text: '2026-11-22, 6:40', href: '/en/amateur/mira/', picture: '/a' },
      // Who is gone has no page any more.
      { href: '/en/myvisitx/chats/', picture: null },
    ],
  });
});

it('shows the newest videos in the order in which they were bought', () => {
  const video = (id: string) => ({
    id,
    title: id,
    duration: 60,
    releasedAt: '2026-11-20T12:00:00.000Z',
    free: false,
    new: false,
    vip: false,
    isOpen: true,
    guestInfo: { bought: true, gifted: false, flatrate: false },
    price: coins(8),
    basePrice: coins(8),
    previewImages: { url: '/v/640.webp' },
    model: { id: '1', name: 'Mira', slug: 'mira' },
  });
  const purchases = { total: 9, items: [{ videoId: '2' }, { videoId: '1' }, { videoId: '3' }] };
  expect(
    view({ purchases, videos: [video('1'), video('2')] }).videos?.items.map(({ id }) => id),
  ).toEqual(['2', '1']);
});
