import { channelsAfter } from '@vx/messenger-core';
import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { toTile, type PerformerTileView } from '../cards/presenters/to-tile.ts';
import { presenceAtom } from '../cards/presence-atom.ts';
import { useServices, useStore } from '../app/context.tsx';
import { whenVisible } from '../app/when-visible.ts';
import { MESSENGER_FIELDS } from './act-messenger.ts';
import { listAddress } from '../lists/paging.ts';
import { useLoadedPages } from '../lists/use-loaded.ts';
import { useShowMore } from '../lists/use-show-more.ts';
import { shownFilters, type MessengerData, type OpenChannel } from './load-messenger.ts';
import { messengerAtom } from './messenger-atom.ts';
import { ChannelsQuery, channelsVariables, PartnerQuery } from './messenger.query.ts';
import { toChannel, type ChannelView } from './presenters/to-channel.ts';

/** Pages of channels that one question carries. */
const MAX_PAGES = 10;

export interface MessengerPageView {
  readonly filter: MessengerData['filter'];
  readonly filters: readonly { readonly value: MessengerData['filter']; readonly href: string }[];
  readonly channels: readonly ChannelView[];
  readonly more: ReturnType<typeof useShowMore>;
  /** `null` when nothing is unread. The field does it without script. */
  readonly seeAll: { readonly run: () => void; readonly field: FormField } | null;
  readonly archive: (channel: ChannelView) => void;
  readonly open: OpenView | null;
}

/** What a button sends, in a form that goes to the page. */
export interface FormField {
  readonly name: string;
  readonly value: string;
}

export interface OpenView {
  readonly page: OpenChannel;
  readonly partner: PerformerTileView;
  readonly archived: boolean;
  readonly archive: () => void;
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

/** The list with what the guest did since it was loaded, and the open conversation. [SC-messenger] */
export function useMessengerPage(data: MessengerData): MessengerPageView {
  const services = useServices();
  const { intl, path } = services;
  const messenger = useAtomValue(messengerAtom);
  const { changes, unreadCount, loaded: isCounted } = useStore(messenger);
  const presence = useAtomValue(presenceAtom);
  useRevalidateOnMessage(data);
  const { filter, pages, open } = data;
  const [loaded] = useLoadedPages(ChannelsQuery, [channelsVariables(filter, pages)], data);
  const [partner] = useLoadedPages(PartnerQuery, open ? [{ id: open.channel.actorId }] : [], data);
  const selected = open?.channel.id ?? null;
  const chosen = filter === 'newest' ? null : filter;
  const address = (given: Readonly<Record<string, string | null>>): string =>
    listAddress(path('messenger', {}), { filter: chosen, ...given });
  const shownPages = pages > 1 ? String(pages) : null;
  const hasMore = (loaded?.content.nextOffset ?? null) !== null && pages < MAX_PAGES;
  const more = useShowMore(
    hasMore ? address({ channel: selected, pages: String(pages + 1) }) : null,
  );
  const archived =
    open !== null && (changes.get(open.channel.id)?.archived ?? open.channel.archived);
  return {
    filter,
    filters: shownFilters.map((value) => ({
      value,
      href: address({ filter: value === 'newest' ? null : value }),
    })),
    channels: channelsAfter(loaded?.content.channels ?? [], changes, { filter, selected }).map(
      (channel) =>
        toChannel(channel, intl, {
          href: address({ channel: channel.id, pages: shownPages }),
          now: data.at,
          presence,
        }),
    ),
    more,
    // Until the messenger has counted, the page knows how many there were.
    seeAll:
      (isCounted ? unreadCount : (loaded?.total.count ?? 0)) > 0
        ? { run: () => messenger.seeAll(), field: { name: MESSENGER_FIELDS.seeAll, value: '1' } }
        : null,
    archive: ({ id, archived: now }) => messenger.archive(id, !now),
    open:
      open && partner?.model
        ? {
            page: open,
            partner: toTile(partner.model, services, presence),
            archived,
            archive: () => messenger.archive(open.channel.id, !archived),
            archiveField: { name: MESSENGER_FIELDS.archived, value: String(!archived) },
            seenField:
              open.channel.unread && open.channel.lastMessageId !== null && data.before === null
                ? { name: MESSENGER_FIELDS.seen, value: open.channel.lastMessageId }
                : null,
            list: address({ pages: shownPages }),
            here: address({ channel: open.channel.id, pages: shownPages }),
            older:
              open.next === null
                ? null
                : address({ channel: open.channel.id, before: open.next, pages: shownPages }),
          }
        : null,
  };
}

/** Reads what is open once it is shown, and loads the page again when the server tells of a change. */
function useRevalidateOnMessage(data: MessengerData): void {
  const messenger = useAtomValue(messengerAtom);
  const { revalidate } = useRevalidator();
  const { open, before } = data;
  const read = useEffectEvent(() => {
    const until = open?.channel.lastMessageId;
    // An older part of the conversation does not show what is new.
    if (open && until && before === null) messenger.select(open.channel, until);
  });
  useEffect(() => {
    // What was done before it was loaded, it knows.
    messenger.settle();
    return whenVisible(() => read());
  }, [data, messenger]);
  const reload = useEffectEvent(() => void revalidate());
  useEffect(() => {
    let { revision } = messenger.getSnapshot();
    return messenger.subscribe(() => {
      const before = revision;
      ({ revision } = messenger.getSnapshot());
      if (revision !== before) reload();
    });
  }, [messenger]);
}
