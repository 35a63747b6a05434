import { expect, it } from 'vitest';
import { profileModel } from '../../actors/testing/profile-model.ts';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import type { MessengerFacts, OpenChannel } from '../messenger-data.ts';
import { toMessengerPage, type MessengerVisit } from './messenger-page.ts';

const facts: MessengerFacts = {
  filter: 'newest',
  pages: 1,
  search: '',
  online: false,
  open: null,
  recommended: [],
  before: null,
  at: Date.parse('2026-11-24T12:00:00.000Z'),
  key: 'k1',
};
const channel = (id: string, archived = false) => ({
  id,
  unreadCount: 2,
  archived,
  blocked: false,
  subject: 'Hello',
  messageTimestamp: null,
  actor: {
    id: '7',
    name: 'Anna',
    profile: { age: 27 },
    onlineState: { state: 'offline' },
    features: { freeChat: false },
    images: { avatar: { url: '/anna.webp' } },
  },
});
const list = (nextOffset: string | null, ...channels: readonly ReturnType<typeof channel>[]) =>
  ({ total: { count: 2 }, content: { nextOffset, channels } }) as never;
const visit: MessengerVisit = {
  loaded: list(null, channel('4')),
  partner: undefined,
  changes: new Map(),
  unreadCount: null,
  presence: new Map(),
  typed: '',
};
const open = (change: object = {}, next: string | null = null): OpenChannel =>
  ({
    channel: {
      id: '4',
      actorId: '7',
      archived: false,
      blocked: false,
      unread: true,
      lastMessageId: '99',
      ...change,
    },
    messages: [],
    next,
  }) as never;
const here = '/en/messenger/';
const pageOf = (part: Partial<MessengerFacts>, seen: Partial<MessengerVisit> = {}) =>
  toMessengerPage({ ...facts, ...part }, { ...visit, ...seen }, texts);
const openWith = (
  page: OpenChannel,
  part: Partial<MessengerFacts> = {},
  seen: Partial<MessengerVisit> = {},
) => pageOf({ ...part, open: page }, { partner: profileModel(), ...seen }).open;

it('lists channels, the filters, and that something is unread', () => {
  expect(pageOf({})).toEqual({
    filter: 'newest',
    filters: [
      { value: 'newest', label: 'messenger.filter.newest', href: here },
      { value: 'unread', label: 'messenger.filter.unread', href: `${here}?filter=unread` },
      {
        value: 'archived',
        label: 'messenger.filter.archived',
        href: `${here}?filter=archived`,
      },
      { value: 'blocked', label: 'messenger.filter.blocked', href: `${here}?filter=blocked` },
    ],
    search: { action: here, name: 'search', hidden: {} },
    onlineName: 'online',
    channels: [
      {
        id: '4',
        name: 'Anna',
        href: `${here}?channel=4`,
        picture: '/anna.webp',
        state: 'offline',
        preview: 'Hello',
        time: '',
        dateTime: undefined,
        unread: 2,
        archived: false,
        blocked: false,
        note: undefined,
        archiveLabel: 'messenger.archive',
        blockLabel: 'messenger.block',
      },
    ],
    recommended: [],
    empty: {
      title: 'messenger.empty.newest',
      text: 'messenger.emptyText.newest',
      link: { label: 'messenger.find', href: '/en/cams/' },
    },
    more: null,
    seeAllField: { name: 'seeAll', value: '1' },
    open: null,
  });
});

it('shows a guest without messages that there are none', () => {
  const none = { loaded: { total: { count: 0 }, content: { nextOffset: null, channels: [] } } };
  expect(pageOf({}, none as never)).toMatchObject({ channels: [], more: null, seeAllField: null });
  expect(pageOf({}, { loaded: undefined })).toMatchObject({ channels: [], seeAllField: null });
});

it('believes the messenger as soon as it has counted', () => {
  expect(pageOf({}, { unreadCount: 0 }).seeAllField).toBeNull();
  expect(pageOf({}, { unreadCount: 1, loaded: undefined }).seeAllField).not.toBeNull();
});

it('keeps filter, length and open channel in each address', () => {
  const page = pageOf(
    { filter: 'unread', pages: 3, open: open() },
    { loaded: list('60', channel('4')) },
  );
  expect(page.channels[0]?.href).toBe(`${here}?filter=unread&channel=4&pages=3`);
  expect(page.more).toBe(`${here}?filter=unread&channel=4&pages=4`);
  expect(page.filters[0]?.href).toBe(here);
  // One question carries no more.
  expect(pageOf({ pages: 10 }, { loaded: list('200') }).more).toBeNull();
});

it('[RU-messenger-channel-search] shows what matches as it is typed, keeps the search in each address, and says what to do where nobody is found', () => {
  const named = (id: string, name: string) => ({
    ...channel(id),
    actor: { ...channel(id).actor, id, name },
  });
  const seen = { loaded: list('10', named('4', 'Anna'), named('5', 'Zoë')) };
  const names = (typed: string) =>
    pageOf({ search: 'a' }, { ...seen, typed }).channels.map(({ name }) => name);
  expect(names('ann')).toEqual(['Anna']);
  expect(names('ZOE')).toEqual(['Zoë']);
  expect(names('')).toEqual(['Anna', 'Zoë']);
  const page = pageOf({ search: 'an', filter: 'unread', open: open() }, { ...seen, typed: 'an' });
  expect(page.channels[0]?.href).toBe(`${here}?filter=unread&search=an&channel=4`);
  expect(page.filters[0]?.href).toBe(`${here}?search=an`);
  expect(page.more).toBe(`${here}?filter=unread&search=an&channel=4&pages=2`);
  expect(page.search.hidden).toEqual({ filter: 'unread' });
  const nobody = pageOf({ search: 'x', filter: 'unread' }, { ...seen, typed: 'x' });
  expect(nobody.channels).toEqual([]);
  expect(nobody.empty).toEqual({
    title: 'messenger.notFound x',
    text: 'messenger.notFoundText',
    link: { label: 'messenger.endSearch', href: `${here}?filter=unread` },
  });
});

it('[RU-messenger-online-only][RU-messenger-actor-online] lists those who are online, and lets go who leaves', () => {
  const seen = { loaded: list(null, channel('4')), presence: new Map([['7', 'live']]) as never };
  expect(pageOf({ online: true }, seen).channels).toHaveLength(1);
  expect(pageOf({ online: true }, seen).channels[0]?.href).toBe(`${here}?online=true&channel=4`);
  const busy = { ...seen, presence: new Map([['7', 'busy']]) as never };
  expect(pageOf({ online: true }, busy).channels).toHaveLength(1);
  const gone = pageOf(
    { online: true },
    { ...seen, presence: new Map([['7', 'offline']]) as never },
  );
  expect(gone.channels).toEqual([]);
  expect(gone.empty).toEqual({
    title: 'messenger.nobodyOnline',
    text: 'messenger.nobodyOnlineText',
    link: { label: 'messenger.alsoOffline', href: here },
  });
  const searched = pageOf({ online: true, search: 'x' }, { ...seen, typed: 'x' });
  expect(searched.empty.text).toBe('messenger.notFoundOnlineText');
});

it('[RU-messenger-offline-recommendation] recommends whom the guest might write to, until they go offline', () => {
  const actor = (id: string, change: object = {}) =>
    ({ id, name: `A${id}`, previewImage: `/${id}.webp`, isOnline: true, ...change }) as never;
  const recommended = [actor('5'), actor('6', { freeChat: true }), actor('8', { isBusy: true })];
  const page = pageOf({ recommended });
  expect(page.recommended[0]).toEqual({
    id: '5',
    name: 'A5',
    href: `${here}?with=5`,
    picture: '/5.webp',
    state: 'live',
    preview: 'messenger.online',
    time: '',
    dateTime: undefined,
    unread: 0,
  });
  expect(page.recommended.map(({ state }) => state)).toEqual(['live', 'freeChat', 'busy']);
  const seen = { presence: new Map([['5', 'offline']]) as never };
  expect(pageOf({ recommended }, seen).recommended.map(({ id }) => id)).toEqual(['6', '8']);
});

it('[RU-messenger-archive-other] takes out whom the guest archived since, but not the open one', () => {
  const seen = {
    loaded: list(null, channel('4'), channel('5')),
    changes: new Map([
      ['4', { archived: true }],
      ['5', { archived: true }],
    ]) as never,
  };
  expect(pageOf({}, seen).channels).toEqual([]);
  expect(pageOf({ open: open() }, seen).channels.map(({ id }) => id)).toEqual(['4']);
  expect(openWith(open(), {}, seen)).toMatchObject({
    archived: true,
    archiveField: { name: 'archived', value: 'false' },
  });
});

it('opens a conversation with its partner and the fields that work without script', () => {
  const page = open({}, '50');
  expect(openWith(page, { pages: 2 })).toEqual({
    page,
    partner: expect.objectContaining({ name: 'Anna', state: 'live' }),
    stateText: 'messenger.online',
    isHere: true,
    archived: false,
    archiveLabel: 'messenger.archive',
    archiveField: { name: 'archived', value: 'true' },
    blocked: false,
    blockLabel: 'messenger.block',
    blockField: { name: 'blocked', value: 'true' },
    closed: null,
    keyField: { name: 'key', value: 'k1' },
    seenField: { name: 'seen', value: '99' },
    list: `${here}?pages=2`,
    here: `${here}?channel=4&pages=2`,
    older: `${here}?channel=4&before=50&pages=2`,
  });
});

it('reads nothing where nothing new is shown', () => {
  expect(openWith(open({ unread: false }))?.seenField).toBeNull();
  expect(openWith(open({ lastMessageId: null }))?.seenField).toBeNull();
  expect(openWith(open(), { before: '50' })?.seenField).toBeNull();
  expect(openWith(open())?.older).toBeNull();
});

it('opens nothing while its partner is not known', () => {
  expect(pageOf({ open: open() }).open).toBeNull();
});

it('leads from an empty filter to all messages', () => {
  expect(pageOf({ filter: 'archived' }).empty).toEqual({
    title: 'messenger.empty.archived',
    text: 'messenger.emptyText.archived',
    link: { label: 'messenger.toAll', href: here },
  });
});

it('says that a channel is archived where others stand, and offers to bring it back', () => {
  const seen = { loaded: list(null, channel('4', true)) };
  const [shown] = pageOf({ filter: 'newest', open: open() }, seen).channels;
  expect(shown).toMatchObject({
    note: 'messenger.archived',
    archiveLabel: 'messenger.unarchive',
  });
  expect(pageOf({ filter: 'archived' }, seen).channels[0]?.note).toBeUndefined();
});

it('says how the partner can be met, and by whom', () => {
  const partnerOf = (state: 'busy' | 'offline' | 'freeChat') =>
    openWith(open(), {}, { presence: new Map([['7', state]]) });
  expect(partnerOf('busy')).toMatchObject({ stateText: 'messenger.busy', isHere: false });
  expect(partnerOf('offline')).toMatchObject({ stateText: 'messenger.offline', isHere: false });
  expect(partnerOf('freeChat')).toMatchObject({ stateText: 'messenger.freeChat', isHere: true });
  const blocked = { partner: profileModel({ isBannedCountryCode: true }) };
  expect(openWith(open(), {}, blocked)?.isHere).toBe(false);
});

it('[RU-messenger-filters] closes the field where the guest has blocked the performer, and lets it be taken back', () => {
  const blocked = { changes: new Map([['4', { blocked: true }]]) as never };
  expect(openWith(open(), {}, blocked)).toMatchObject({
    blocked: true,
    blockLabel: 'messenger.unblock',
    blockField: { name: 'blocked', value: 'false' },
    closed: 'messenger.blockedText Anna',
  });
  expect(pageOf({ filter: 'blocked' }).empty).toMatchObject({
    title: 'messenger.empty.blocked',
    link: { label: 'messenger.toAll' },
  });
});
