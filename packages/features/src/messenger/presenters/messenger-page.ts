import { channelsAfter, type ChannelChange } from '@vx/messenger-core';
import type { PresenceChanges } from '../../cards/actor-state.ts';
import { toTile, type PerformerTileView } from '../../cards/presenters/to-tile.ts';
import type { ResultOf } from '../../graphql.ts';
import { listAddress } from '../../lists/paging.ts';
import type { Texts } from '../../texts/presenter-texts.ts';
import {
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
  readonly archived: boolean;
  readonly archiveField: FormField;
  /** Says that it was read, where no script does; `null` when nothing new is shown. */
  readonly seenField: FormField | null;
  /** Back to the list. */
  readonly list: string;
  /** The end of the conversation. */
  readonly here: string;
  /** The part of the conversation above this one, without script. */
  readonly older: string | null;
}

export interface MessengerPage {
  readonly filter: MessengerFacts['filter'];
  readonly filters: readonly { readonly value: MessengerFacts['filter']; readonly href: string }[];
  readonly channels: readonly ChannelView[];
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
}

type Address = (given: Readonly<Record<string, string | null>>) => string;

/** The list with what the guest did since it was loaded, and the open conversation. [SC-messenger] */
export function toMessengerPage(
  facts: MessengerFacts,
  visit: MessengerVisit,
  texts: Texts,
): MessengerPage {
  const { filter, pages, open } = facts;
  const { loaded, changes, presence } = visit;
  const selected = open?.channel.id ?? null;
  const address: Address = (given) =>
    listAddress(texts.path('messenger', {}), {
      filter: filter === 'newest' ? null : filter,
      ...given,
    });
  const hasMore = (loaded?.content.nextOffset ?? null) !== null && pages < MAX_PAGES;
  return {
    filter,
    filters: shownFilters.map((value) => ({
      value,
      href: address({ filter: value === 'newest' ? null : value }),
    })),
    channels: channelsAfter(loaded?.content.channels ?? [], changes, { filter, selected }).map(
      (channel) =>
        toChannel(channel, texts.intl, {
          href: address({ channel: channel.id, pages: pagesParam(pages) }),
          now: facts.at,
          presence,
        }),
    ),
    more: hasMore ? address({ channel: selected, pages: String(pages + 1) }) : null,
    // Until the messenger has counted, the page knows how many there were.
    seeAllField:
      (visit.unreadCount ?? loaded?.total.count ?? 0) > 0
        ? { name: MESSENGER_FIELDS.seeAll, value: '1' }
        : null,
    open: open && openView(open, facts, visit, address, texts),
  };
}

const pagesParam = (pages: number): string | null => (pages > 1 ? String(pages) : null);

function openView(
  open: OpenChannel,
  { pages, before }: MessengerFacts,
  { partner, changes, presence }: MessengerVisit,
  address: Address,
  texts: Texts,
): OpenChannelView | null {
  if (!partner) return null;
  const { channel } = open;
  const archived = changes.get(channel.id)?.archived ?? channel.archived;
  const shownPages = pagesParam(pages);
  return {
    page: open,
    partner: toTile(partner, texts, presence),
    archived,
    archiveField: { name: MESSENGER_FIELDS.archived, value: String(!archived) },
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
