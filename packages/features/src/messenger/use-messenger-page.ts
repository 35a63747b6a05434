import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useStore } from '../app/context.tsx';
import { useAnswer, useAnswers } from '../app/use-answers.ts';
import { whenVisible } from '../app/when-visible.ts';
import { nameGifts, type NameGift } from '../cards/gift-words.ts';
import { presenceAtom } from '../cards/presence-atom.ts';
import { useShowMore } from '../lists/use-show-more.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { MessengerData } from './load-messenger.ts';
import { useChannelLoads, type ChannelLoads } from './use-channel-loads.ts';
import { useLastSelected } from './use-last-selected.ts';
import { messengerAtom } from './messenger-atom.ts';
import {
  toMessengerPage,
  type FormField,
  type MessengerPage,
  type OpenChannelView,
} from './presenters/messenger-page.ts';
import type { ChannelView } from './presenters/to-channel.ts';

export interface MessengerPageView extends Omit<MessengerPage, 'more' | 'seeAllField' | 'open'> {
  /** What is searched for, and whether only those who are online are listed. */
  readonly loads: ChannelLoads;
  readonly more: ReturnType<typeof useShowMore>;
  /** `null` when nothing is unread. The field does it without script. */
  readonly seeAll: { readonly run: () => void; readonly field: FormField } | null;
  readonly archive: (channel: ChannelView) => void;
  readonly block: (channel: ChannelView) => void;
  readonly open: OpenView | null;
}

export interface OpenView extends OpenChannelView {
  readonly archive: () => void;
  readonly block: () => void;
  /** How gifts are called that were given in it. */
  readonly nameGift: NameGift;
}

/** The list with what the guest did since it was loaded, and the open conversation. */
export function useMessengerPage(data: MessengerData): MessengerPageView {
  const messenger = useAtomValue(messengerAtom);
  const { changes, unreadCount, loaded: isCounted } = useStore(messenger);
  const presence = useAtomValue(presenceAtom);
  const loads = useChannelLoads(data);
  useReloadOnMessage(data, loads.reload);
  const loaded = useAnswer(data.loaded);
  const [partner] = useAnswers(data.partner);
  const gifts = partner?.gifts;
  const nameGift = useMemo(() => nameGifts(gifts ?? []), [gifts]);
  const { more, seeAllField, open, ...page } = toMessengerPage(
    data,
    {
      loaded,
      partner: partner?.model,
      changes,
      unreadCount: isCounted ? unreadCount : null,
      presence,
      typed: loads.wanted.search,
    },
    useTexts(),
  );
  useLastSelected(data.open?.channel.id ?? null, page.channels);
  return {
    ...page,
    loads,
    more: useShowMore(more),
    seeAll: seeAllField && { run: () => messenger.seeAll(), field: seeAllField },
    archive: ({ id, archived: now }) => messenger.archive(id, !now),
    block: ({ id, blocked: now }) => messenger.block(id, !now),
    open: open && {
      ...open,
      nameGift,
      archive: () => messenger.archive(open.page.channel.id, !open.archived),
      block: () => messenger.block(open.page.channel.id, !open.blocked),
    },
  };
}

/** Reads what is open once it is shown, and loads the page again when the server tells of a change. */
function useReloadOnMessage(data: MessengerData, load: () => void): void {
  const messenger = useAtomValue(messengerAtom);
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
  useEffect(() => {
    let { revision } = messenger.getSnapshot();
    return messenger.subscribe(() => {
      const before = revision;
      ({ revision } = messenger.getSnapshot());
      if (revision !== before) load();
    });
  }, [messenger, load]);
}
