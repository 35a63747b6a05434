import { channelsAfter, type ChannelChange } from '@vx/messenger-core';
import { matchesSearch, searchOf } from '@vx/messenger-core/rules';
import { writePath } from '../../app/write-path.ts';
import type { PresenceChanges } from '../../cards/actor-state.ts';
import { toTile, type PerformerTileView } from '../../cards/presenters/to-tile.ts';
import type { ResultOf } from '../../graphql.ts';
import { listAddress } from '../../lists/paging.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import {
  LIST_PARAMS,
  MESSENGER_FIELDS,
  shownFilters,
  type MessengerFacts,
  type OpenChannel,
} from '../messenger-data.ts';
import type { ChannelsQuery, PartnerQuery } from '../messenger.query.ts';
import { toChannel, type ChannelView } from './to-channel.ts';

/** Pages of channels that one question carries. */
const MAX_PAGES = 10;

/** What a button sends, in a form that goes to the page. */
export interface FormField {
  readonly name: string;
  readonly value: string;
}

export interface OpenChannelView {
  readonly page: OpenChannel;
  readonly partner: PerformerTileView;
  /** How the partner can be met now, in words. */
  readonly stateText: string;
  /** The partner can be met live, and by this guest. */
  readonly isHere: boolean;
  readonly archived: boolean;
  readonly archiveLabel: string;
  readonly archiveField: FormField;
  readonly blocked: boolean;
  readonly blockLabel: string;
  readonly blockField: FormField;
  /** That nothing can be written, in place of the field; `null` where something can. */
  readonly closed: string | null;
  /** What goes with a message without script, beside its price. */
  readonly keyField: FormField;
  /** Says that it was read, where no script does; `null` when nothing new is shown. */
  readonly seenField: FormField | null;
  /** Back to the list. */
  readonly list: string;
  /** The end of the conversation. */
  readonly here: string;
  /** The part of the conversation above this one, without script. */
  readonly older: string | null;
}

/** What of the list is shown, as its address has it; of everything nothing is said. */
export const listParams = ({
  filter,
  search,
  online,
}: Pick<MessengerFacts, 'filter' | 'search' | 'online'>): Readonly<
  Record<string, string | null>
> => ({
  filter: filter === 'newest' ? null : filter,
  [LIST_PARAMS.search]: search,
  [LIST_PARAMS.online]: online ? 'true' : null,
});

/** A channel of the page, and what archiving it would do. */
export interface ListedChannel extends ChannelView {
  /** That it is archived, where others are shown. */
  readonly note: string | undefined;
  readonly archiveLabel: string;
  readonly blockLabel: string;
}

/** A performer to write to, as lists of channels show one. */
export type RecommendedView = Omit<ChannelView, 'archived' | 'blocked'>;

/** The page of the messenger. */
export interface MessengerPage {
  readonly filter: MessengerFacts['filter'];
  readonly filters: readonly {
    readonly value: MessengerFacts['filter'];
    readonly label: string;
    readonly href: string;
  }[];
  /** The form of the search, where no script listens: where it goes, and what it keeps. */
  readonly search: {
    readonly action: string;
    readonly name: string;
    readonly hidden: Readonly<Record<string, string>>;
  };
  readonly onlineName: string;
  readonly channels: readonly ListedChannel[];
  /** Performers to write to. */
  readonly recommended: readonly RecommendedView[];
  /** What stands where there are none, and the way on. */
  readonly empty: {
    readonly title: string;
    readonly text: string;
    readonly link: { readonly label: string; readonly href: string };
  };
  /** Where more channels are shown; `null`: there are none. */
  readonly more: string | null;
  /** Marks everything as read, where no script does; `null` when nothing is unread. */
  readonly seeAllField: FormField | null;
  readonly open: OpenChannelView | null;
}

/** What was loaded with the page, and what happened since. */
export interface MessengerVisit {
  readonly loaded: ResultOf<typeof ChannelsQuery> | undefined;
  /** Whom the open conversation is with. */
  readonly partner: ResultOf<typeof PartnerQuery>['model'] | undefined;
  readonly changes: ReadonlyMap<string, ChannelChange>;
  /** How many messages are unread; `null` until the messenger has counted. */
  readonly unreadCount: number | null;
  readonly presence: PresenceChanges;
  /** What stands in the search field, ahead of what was loaded. */
  readonly typed: string;
}

type Address = (given: Readonly<Record<string, string | null>>) => string;

/** The list with what the guest did since it was loaded, and the open conversation. [SC-messenger] */
export function toMessengerPage(
  facts: MessengerFacts,
  visit: MessengerVisit,
  texts: Texts,
): MessengerPage {
  const { filter, pages, open, online } = facts;
  const { loaded, changes, presence, typed } = visit;
  const { t, path } = texts;
  const selected = open?.channel.id ?? null;
  const address: Address = (given) =>
    listAddress(path('messenger', {}), { ...listParams(facts), ...given });
  const search = searchOf(typed) ?? '';
  const hasMore = (loaded?.content.nextOffset ?? null) !== null && pages < MAX_PAGES;
  return {
    filter,
    filters: shownFilters.map((value) => ({
      value,
      label: t(`messenger.filter.${value}`),
      href: address({ filter: value === 'newest' ? null : value }),
    })),
    search: {
      action: path('messenger', {}),
      name: LIST_PARAMS.search,
      hidden: filter === 'newest' ? {} : { filter },
    },
    onlineName: LIST_PARAMS.online,
    channels: channelsAfter(loaded?.content.channels ?? [], changes, { filter, selected })
      .filter(({ actor }) => matchesSearch(actor.name, search))
      .map((channel) => ({
        ...toChannel(channel, texts.intl, {
          href: address({ channel: channel.id, pages: pagesParam(pages) }),
          now: facts.at,
          presence,
          giftText: t('messenger.gift'),
        }),
        note: channel.archived && filter !== 'archived' ? t('messenger.archived') : undefined,
        archiveLabel: archiveLabel(channel.archived, t),
        blockLabel: blockLabel(channel.blocked, t),
      }))
      // Who goes offline leaves the list of those who are online before it is loaded again.
      .filter(({ state }) => !online || state !== 'offline'),
    recommended: recommendedViews(facts, presence, texts),
    empty: emptyView(facts, search, texts),
    more: hasMore ? address({ channel: selected, pages: String(pages + 1) }) : null,
    // Until the messenger has counted, the page knows how many there were.
    seeAllField:
      (visit.unreadCount ?? loaded?.total.count ?? 0) > 0
        ? { name: MESSENGER_FIELDS.seeAll, value: '1' }
        : null,
    open: open && openView(open, facts, visit, address, texts),
  };
}

/** Whom the guest might write to: who went offline since is no recommendation. [RU-messenger-offline-recommendation] */
const recommendedViews = (
  { recommended }: MessengerFacts,
  presence: PresenceChanges,
  { t, path }: Texts,
): MessengerPage['recommended'] =>
  recommended
    .map((actor): RecommendedView => {
      const loaded = actor.isBusy ? 'busy' : actor.freeChat ? 'freeChat' : 'live';
      const state = presence.get(actor.id) ?? loaded;
      return {
        id: actor.id,
        name: actor.name,
        href: writePath({ path }, actor.id),
        picture: actor.previewImage,
        state,
        preview: t(stateTexts[state]),
        time: '',
        dateTime: undefined,
        unread: 0,
      };
    })
    .filter(({ state }) => state !== 'offline');

/** Why nothing is listed, and what to do about it. */
function emptyView(
  { filter, online }: MessengerFacts,
  search: string,
  { t, path }: Texts,
): MessengerPage['empty'] {
  const all = listAddress(path('messenger', {}), listParams({ filter, search: '', online: false }));
  if (search !== '')
    return {
      title: t('messenger.notFound', { search }),
      text: t(online ? 'messenger.notFoundOnlineText' : 'messenger.notFoundText'),
      link: { label: t('messenger.endSearch'), href: all },
    };
  if (online)
    return {
      title: t('messenger.nobodyOnline'),
      text: t('messenger.nobodyOnlineText'),
      link: { label: t('messenger.alsoOffline'), href: all },
    };
  return {
    title: t(`messenger.empty.${filter}`),
    text: t(`messenger.emptyText.${filter}`),
    link:
      filter === 'newest'
        ? { label: t('messenger.find'), href: path('cams', {}) }
        : { label: t('messenger.toAll'), href: path('messenger', {}) },
  };
}

const archiveLabel = (archived: boolean, t: Texts['t']): string =>
  t(archived ? 'messenger.unarchive' : 'messenger.archive');

const blockLabel = (blocked: boolean, t: Texts['t']): string =>
  t(blocked ? 'messenger.unblock' : 'messenger.block');

const stateTexts = {
  live: 'messenger.online',
  freeChat: 'messenger.freeChat',
  busy: 'messenger.busy',
  offline: 'messenger.offline',
} as const;

const pagesParam = (pages: number): string | null => (pages > 1 ? String(pages) : null);

function openView(
  open: OpenChannel,
  { pages, before, key }: MessengerFacts,
  { partner, changes, presence }: MessengerVisit,
  address: Address,
  texts: Texts,
): OpenChannelView | null {
  if (!partner) return null;
  const { channel } = open;
  const { archived, blocked } = { ...channel, ...changes.get(channel.id) };
  const shownPages = pagesParam(pages);
  const tile = toTile(partner, texts, presence);
  return {
    page: open,
    partner: tile,
    stateText: texts.t(stateTexts[tile.state]),
    isHere: (tile.state === 'live' || tile.state === 'freeChat') && tile.blocked === undefined,
    archived,
    archiveLabel: archiveLabel(archived, texts.t),
    archiveField: { name: MESSENGER_FIELDS.archived, value: String(!archived) },
    blocked,
    blockLabel: blockLabel(blocked, texts.t),
    blockField: { name: MESSENGER_FIELDS.blocked, value: String(!blocked) },
    closed: blocked ? texts.t('messenger.blockedText', { name: partner.name }) : null,
    keyField: { name: MESSENGER_FIELDS.key, value: key },
    seenField:
      channel.unread && channel.lastMessageId !== null && before === null
        ? { name: MESSENGER_FIELDS.seen, value: channel.lastMessageId }
        : null,
    list: address({ pages: shownPages }),
    here: address({ channel: channel.id, pages: shownPages }),
    older:
      open.next === null
        ? null
        : address({ channel: channel.id, before: open.next, pages: shownPages }),
  };
}
