import type { RestCalls } from '@vx/api-client';
import type { Price } from '@vx/contract';
import { typingShown } from '@vx/contract/constants';
import type { RestContract } from '@vx/contract/rest';
import type { SocketEvents } from '@vx/contract/socket';
import {
  createSign,
  createStore,
  isVxError,
  type Logger,
  type ReadableStore,
  type Scheduler,
} from '@vx/kernel';
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
  /** Messages that are being taken back, by id. */
  readonly leaving: ReadonlySet<string>;
  /** The performer is writing. */
  readonly isTyping: boolean;
}

/** What became of taking a message back. */
export type TakenBack =
  | {
      readonly kind: 'takenBack';
      /** What came back in money; `null`: the message had cost none. */
      readonly refund: Price | null;
    }
  | {
      readonly kind: 'refused';
      /** The server's code, or that of the connection. */
      readonly code: string;
    };

/** The messages of a channel, newest page and older ones, without gaps or doubles. */
export interface ConversationStore extends ReadableStore<ConversationSnapshot> {
  /** Lays the newest page over what is known. */
  add(page: Pick<Page, 'messages' | 'channel'>): void;
  /**
   * Takes a message of the guest's back that the performer has not seen: once it is gone there, it is gone here. One
   * that was seen meanwhile stays, and offers it no more.
   */
  takeBack(messageId: string): Promise<TakenBack>;
  /** Takes what comes from now on. @returns ends it */
  listen(): () => void;
}

/** The id of the newest, 0 where there is none. */
const newestOf = (messages: readonly ChannelMessage[]): number =>
  messages.reduce((newest, { id }) => Math.max(newest, Number(id)), 0);

/** The list with some messages changed; the same list where none was. */
function changed(
  messages: readonly ChannelMessage[],
  change: (message: ChannelMessage) => ChannelMessage,
): readonly ChannelMessage[] {
  const next = messages.map(change);
  return next.some((one, index) => one !== messages[index]) ? next : messages;
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
  readonly scheduler: Scheduler;
  readonly logger: Logger;
}): ConversationStore {
  const { first, calls, socket } = deps;
  const channelId = first.channel.id;
  let next = first.next;
  /** Taken back: an answer that was asked for before does not bring it again. */
  const gone = new Set<string>();
  const merged = (
    known: readonly ChannelMessage[],
    more: readonly ChannelMessage[],
  ): readonly ChannelMessage[] => {
    const ids = new Set(known.map(({ id }) => id));
    const fresh = more.filter(({ id }) => !ids.has(id) && !gone.has(id));
    return fresh.length === 0 ? known : [...known, ...fresh].toSorted(inOrder);
  };
  /** What was seen since can be taken back no more. */
  const withSeen = (
    known: readonly ChannelMessage[],
    page: readonly ChannelMessage[],
  ): readonly ChannelMessage[] => {
    const fresh = new Map(page.map((one) => [one.id, one]));
    const seenNow = (one: ChannelMessage): Pick<ChannelMessage, 'mayTakeBack' | 'seen'> => {
      const { mayTakeBack = false, seen = false } = fresh.get(one.id) ?? one;
      // What is seen stays so, whatever an answer of before says.
      const isSeen = seen || one.seen === true;
      return { mayTakeBack: mayTakeBack && !isSeen, seen: isSeen };
    };
    return changed(known, (one) => {
      const { mayTakeBack = false, seen = false } = one;
      const now = seenNow(one);
      return now.mayTakeBack === mayTakeBack && now.seen === seen ? one : { ...one, ...now };
    });
  };
  /** The performer has seen what the guest wrote up to there. */
  const handleSeen = (until: string): void =>
    store.update((now) => {
      const messages = changed(now.messages, (one) =>
        one.senderType === 'guest' && !one.seen && Number(one.id) <= Number(until)
          ? { ...one, seen: true, mayTakeBack: false }
          : one,
      );
      return messages === now.messages ? now : { ...now, messages };
    });
  const remove = (messageId: string): void => {
    gone.add(messageId);
    store.update((now) =>
      now.messages.some(({ id }) => id === messageId)
        ? { ...now, messages: now.messages.filter(({ id }) => id !== messageId) }
        : now,
    );
  };
  const setLeaving = (messageId: string, isLeaving: boolean): void =>
    store.update((now) => {
      const leaving = new Set(now.leaving);
      if (isLeaving) leaving.add(messageId);
      else leaving.delete(messageId);
      return { ...now, leaving };
    });
  const handleRefused = (messageId: string, error: unknown): TakenBack => {
    const code = isVxError(error) ? error.code : 'INTERNAL';
    if (code === 'MESSAGE_SEEN')
      store.update((now) => ({
        ...now,
        messages: now.messages.map((one) =>
          one.id === messageId ? { ...one, mayTakeBack: false } : one,
        ),
      }));
    else reportFailure(deps, 'messenger.not-taken-back', error);
    return { kind: 'refused', code };
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
    leaving: new Set(),
    isTyping: false,
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
      // Asked for before the latest message came, or before one was taken back: it knows less of what the next one costs.
      const isBehind =
        messages.some(({ id }) => gone.has(id)) ||
        newestOf(messages) < newestOf(store.getSnapshot().messages);
      take(messages);
      store.update((now) => {
        const known = withSeen(now.messages, messages);
        const terms = isBehind ? now.terms : channel;
        return now.terms === terms && known === now.messages
          ? now
          : { ...now, terms, messages: known };
      });
    },
    async takeBack(messageId) {
      setLeaving(messageId, true);
      try {
        const { refund = null, channel } = await calls.call(
          'POST /messenger/channel/{channelId}/messages/{messageId}/takeback',
          { params: { channelId, messageId }, repeat: true },
        );
        remove(messageId);
        store.update((now) => ({ ...now, terms: channel }));
        return { kind: 'takenBack', refund };
      } catch (error) {
        return handleRefused(messageId, error);
      } finally {
        setLeaving(messageId, false);
      }
    },
    listen() {
      const typing = createSign(deps.scheduler, typingShown);
      const stops = [
        // Before the listener ends: whoever is not listening any more shows nobody as writing.
        typing.hide,
        typing.subscribe(() => store.update((now) => ({ ...now, isTyping: typing.getSnapshot() }))),
        () => typing[Symbol.dispose](),
        socket.on('actorTyping', (event) => {
          if (event.channelId === channelId) typing.show();
        }),
        socket.on('channelSeen', (event) => {
          if (event.channelId === channelId) handleSeen(event.until);
        }),
        socket.on('messageTakenBack', (event) => {
          if (event.channelId === channelId) remove(event.messageId);
        }),
        socket.on('channelMessage', (event) => {
          if (event.channelId !== channelId) return;
          if (event.message.senderType !== 'guest') typing.hide();
          take([event.message]);
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
