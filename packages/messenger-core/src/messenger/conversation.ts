import type { RestCalls } from '@vx/api-client';
import type { RestContract } from '@vx/contract/rest';
import type { SocketEvents } from '@vx/contract/socket';
import { createStore, type Logger, type ReadableStore } from '@vx/kernel';
import { reportFailure } from './report-failure.ts';

type Page = RestContract['GET /messenger/channel/{channelId}']['response'];

/** What writing in a channel costs, as the server says. [RU-messenger-channel-pricing] */
export type WritingTerms = Pick<
  Page['channel'],
  'freeMessagesAmount' | 'messagePrice' | 'isMessagingFree' | 'voucherMessages' | 'nextMessagePrice'
>;

/** A message of a channel, as the server sends it. */
export type ChannelMessage = Page['messages'][number];

/** What is shown of a channel. */
export interface ConversationSnapshot {
  /** What writing in it costs. */
  readonly terms: WritingTerms;
  /** All that is known, the oldest first; the list keeps its identity while nothing was added. */
  readonly messages: readonly ChannelMessage[];
  /** Asks for older ones; `null` where the conversation begins, and while they are on their way. */
  readonly loadOlder: (() => void) | null;
  /** Older ones are on their way. */
  readonly busy: boolean;
}

/** The messages of a channel, newest page and older ones, without gaps or doubles. */
export interface ConversationStore extends ReadableStore<ConversationSnapshot> {
  /** Lays the newest page over what is known. */
  add(page: Pick<Page, 'messages' | 'channel'>): void;
  /** Takes what comes from now on. @returns ends it */
  listen(): () => void;
}

/** Ids rise with time. */
const inOrder = (a: ChannelMessage, b: ChannelMessage): number => Number(a.id) - Number(b.id);

/**
 * The messages of one channel: begins with a page, goes back below its oldest message and takes what is
 * new. What once was known stays, however many come. [RE-messengerChannel] [RU-messenger-price-notice]
 */
export function createConversation(deps: {
  readonly first: Pick<Page, 'messages' | 'next' | 'channel'>;
  readonly calls: Pick<RestCalls, 'call'>;
  readonly socket: SocketEvents;
  readonly logger: Logger;
}): ConversationStore {
  const { first, calls, socket } = deps;
  const channelId = first.channel.id;
  let next = first.next;
  const merged = (
    known: readonly ChannelMessage[],
    more: readonly ChannelMessage[],
  ): readonly ChannelMessage[] => {
    const ids = new Set(known.map(({ id }) => id));
    const fresh = more.filter(({ id }) => !ids.has(id));
    return fresh.length === 0 ? known : [...known, ...fresh].toSorted(inOrder);
  };
  const loadOlder = (): void => {
    if (next === null || store.getSnapshot().busy) return;
    store.update((now) => ({ ...now, busy: true, loadOlder: null }));
    void calls
      .call('GET /messenger/channel/{channelId}', {
        params: { channelId },
        query: { before: next },
        fresh: true,
      })
      .then((page) => {
        next = page.next;
        return page.messages;
      })
      .catch((error: unknown): ChannelMessage[] => {
        reportFailure(deps, 'messenger.not-loaded', error);
        return [];
      })
      .then((older) =>
        store.update((now) => ({
          ...now,
          messages: merged(now.messages, older),
          busy: false,
          loadOlder: next === null ? null : loadOlder,
        })),
      );
  };
  const store = createStore<ConversationSnapshot>({
    terms: first.channel,
    messages: first.messages,
    loadOlder: next === null ? null : loadOlder,
    busy: false,
  });
  const take = (more: readonly ChannelMessage[]): void =>
    store.update((now) => {
      const all = merged(now.messages, more);
      return all === now.messages ? now : { ...now, messages: all };
    });
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    add({ messages, channel }) {
      take(messages);
      store.update((now) => (now.terms === channel ? now : { ...now, terms: channel }));
    },
    listen() {
      const stops = [
        socket.on('channelMessage', (event) => {
          if (event.channelId === channelId) take([event.message]);
        }),
        socket.on('messagePriceNotice', (terms) => {
          if (terms.channelId === channelId) store.update((now) => ({ ...now, terms }));
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
