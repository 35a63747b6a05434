import { problemOf } from '@vx/api-client';
import type { ErrorCode } from '@vx/contract/errors';
import type {
  StudioChannel,
  StudioContract,
  StudioMessage,
  StudioSocketContract,
} from '@vx/contract/studio';
import { createStore, type Clock, type ReadableStore, type Scheduler } from '@vx/kernel';
import type { PageVisibility, StudioCalls } from '../client/ports.ts';
import { isLoggedOut } from '../session/studio-session.ts';
import { createConversation, type ConversationState } from './conversation.ts';
import { isNewer, joinChannels } from './join.ts';

/** Channels that are loaded at a time, and the most that are asked for at once. */
export const CHANNELS_PER_PAGE = 20;
const MAX_CHANNELS = 100;

/** Which channels are listed. */
export type InboxFilter = NonNullable<StudioContract['GET /channels']['query']['filter']>;

/** The channels of one filter. */
export type ChannelsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly code: ErrorCode }
  | {
      readonly kind: 'loaded';
      /** Newest first. */
      readonly channels: readonly StudioChannel[];
      /** Loads more of them; `null` when all are there, and while they are on their way. */
      readonly loadMore: (() => void) | null;
      readonly isLoadingMore: boolean;
      /** Why it could not be loaded anew: what is shown is older. */
      readonly problem: ErrorCode | null;
    };

/** Who writes to the performer outside of chats. */
export interface InboxState {
  readonly filter: InboxFilter;
  readonly list: ChannelsState;
  /** Messages of guests that the performer has not seen, in all channels. */
  readonly unreadCount: number;
}

/** The inbox of the performer who is logged in, as a store, with the conversation that is open. */
export interface Inbox extends ReadableStore<InboxState>, Disposable {
  readonly conversation: ReadableStore<ConversationState>;
  /** Asks for list and open conversation. What is shown stays until the answers are there. */
  load(): Promise<void>;
  close(): void;
  setFilter(filter: InboxFilter): void;
  /** The conversation that is shown; `null`: none is. What of it is shown in a visible page is seen. */
  select(channelId: string | null): void;
  /** Blocks the guest of a channel, or lets them write again. What failed is taken back. */
  block(channelId: string, blocked: boolean): Promise<void>;
  /** The server has taken a message of this window. */
  handleSent(message: StudioMessage): void;
  /** A message stands in a channel, of either side. */
  handleMessage(event: StudioSocketContract['message']['payload']): void;
  /** A guest has taken back a message that was not seen. */
  handleTakenBack(event: StudioSocketContract['messageTakenBack']['payload']): void;
  /** A guest is writing. */
  handleTyping(event: StudioSocketContract['guestTyping']['payload']): void;
  /** A guest has seen a channel up to a message. */
  handleSeen(event: StudioSocketContract['channelSeen']['payload']): void;
  /** The performer has changed the text that is on its way into the open conversation. */
  noteTyping(text: string): void;
}

const EMPTY: InboxState = { filter: 'newest', list: { kind: 'loading' }, unreadCount: 0 };

export function createInbox(deps: {
  readonly calls: StudioCalls;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly page: Pick<PageVisibility, 'getSnapshot'>;
  readonly onLoggedOut: () => void;
}): Inbox {
  const { calls, page, onLoggedOut } = deps;
  const store = createStore<InboxState>(EMPTY);
  const conversation = createConversation({ ...deps, onLoaded: () => void see() });
  let round = 0;
  /** What was written and seen: an answer that was asked for before may not know. */
  let changes = 0;
  /** Ends when the server knows what was seen here. */
  let seeing: Promise<void> = Promise.resolve();

  const setList = (list: ChannelsState): void => store.update((now) => ({ ...now, list }));
  const knownOf = (channelId: string): StudioChannel | null => {
    const { list } = store.getSnapshot();
    const open = conversation.getSnapshot();
    const listed =
      list.kind === 'loaded' ? list.channels.find((one) => one.channelId === channelId) : null;
    if (listed) return listed;
    return open.kind === 'loaded' && open.channel.channelId === channelId ? open.channel : null;
  };

  /** Puts a channel as it stands now over what is known of it, and its difference on the total. */
  const put = (channel: StudioChannel, known: StudioChannel, place: 'top' | 'same'): void => {
    store.update((now) => {
      const unreadCount = Math.max(0, now.unreadCount + channel.unreadCount - known.unreadCount);
      if (now.list.kind !== 'loaded') return { ...now, unreadCount };
      const { channels } = now.list;
      const isOther = (one: StudioChannel): boolean => one.channelId !== channel.channelId;
      // What was read stays where it is until the list is loaded anew; what is read does not come in.
      const isListed =
        now.filter === 'newest' || channel.unreadCount > 0 || !channels.every(isOther);
      return {
        ...now,
        unreadCount,
        list: {
          ...now.list,
          channels:
            place === 'top' && isListed
              ? [channel, ...channels.filter(isOther)]
              : channels.map((one) => (isOther(one) ? one : channel)),
        },
      };
    });
    conversation.handleChannel(channel);
  };

  /** What is shown is seen, up to its newest message; what came later is not. */
  const see = async (): Promise<void> => {
    const open = conversation.getSnapshot();
    if (open.kind !== 'loaded' || !page.getSnapshot()) return;
    const until = open.messages.at(-1)?.messageId;
    if (until === undefined || open.channel.unreadCount === 0) return;
    const { channelId } = open.channel;
    const seen = (changes += 1);
    put({ ...open.channel, unreadCount: 0 }, knownOf(channelId) ?? open.channel, 'same');
    seeing = calls
      .call('POST /channels/{channelId}/seen', {
        params: { channelId },
        body: { until },
        repeat: true,
      })
      .then(
        () => undefined,
        // The next answer tells what is unread.
        (error: unknown) => {
          if (isLoggedOut(error)) onLoggedOut();
        },
      );
    await seeing;
    // A message that came meanwhile was counted with those that are seen by now.
    if (seen !== changes) await loadList();
  };

  const fail = (error: unknown): void => {
    if (isLoggedOut(error)) {
      onLoggedOut();
      return;
    }
    const { code } = problemOf(error);
    const { list } = store.getSnapshot();
    setList(
      list.kind === 'loaded'
        ? { ...list, isLoadingMore: false, problem: code }
        : { kind: 'failed', code },
    );
  };

  const loadMore = (): void => {
    const { filter, list } = store.getSnapshot();
    if (list.kind !== 'loaded' || list.isLoadingMore) return;
    setList({ ...list, loadMore: null, isLoadingMore: true });
    const mine = round;
    // What was read since is not among the unread ones any more: those behind it have moved up.
    const offset = list.channels.filter((one) => filter === 'newest' || one.unreadCount > 0).length;
    const query = { filter, offset, limit: CHANNELS_PER_PAGE };
    calls.call('GET /channels', { query }).then(
      ({ channels, nextOffset }) => {
        const now = store.getSnapshot().list;
        if (mine !== round || now.kind !== 'loaded') return;
        setList({
          ...now,
          channels: joinChannels(now.channels, channels),
          loadMore: nextOffset === null ? null : loadMore,
          isLoadingMore: false,
          problem: null,
        });
      },
      (error: unknown) => {
        if (mine !== round) return;
        fail(error);
        const now = store.getSnapshot().list;
        if (now.kind === 'loaded') setList({ ...now, loadMore });
      },
    );
  };

  const loadList = async (): Promise<void> => {
    const mine = (round += 1);
    await seeing;
    if (mine !== round) return;
    const seen = changes;
    const { filter, list } = store.getSnapshot();
    const shown = list.kind === 'loaded' ? list.channels.length : 0;
    const limit = Math.min(Math.max(shown, CHANNELS_PER_PAGE), MAX_CHANNELS);
    try {
      const answer = await calls.call('GET /channels', { query: { filter, limit }, fresh: true });
      if (mine !== round) return;
      if (seen !== changes) {
        await loadList();
        return;
      }
      store.set({
        filter,
        unreadCount: answer.unreadCount,
        list: {
          kind: 'loaded',
          channels: answer.channels,
          loadMore: answer.nextOffset === null ? null : loadMore,
          isLoadingMore: false,
          problem: null,
        },
      });
    } catch (error) {
      if (mine === round) fail(error);
    }
  };

  const load = async (): Promise<void> => {
    if (store.getSnapshot().list.kind === 'failed') setList({ kind: 'loading' });
    await Promise.all([loadList(), seeing.then(conversation.load)]);
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    conversation,
    load,
    close() {
      round += 1;
      conversation.select(null);
      store.set(EMPTY);
    },
    setFilter(filter) {
      if (filter === store.getSnapshot().filter) return;
      store.update((now) => ({ ...now, filter, list: { kind: 'loading' } }));
      void loadList();
    },
    select: conversation.select,
    async block(channelId, blocked) {
      const known = knownOf(channelId);
      if (!known) return;
      const show = (channel: StudioChannel): void => {
        changes += 1;
        put(channel, knownOf(channelId) ?? known, 'same');
      };
      show({ ...known, blocked });
      try {
        await calls.call('POST /channels/{channelId}/block', {
          params: { channelId },
          body: { blocked },
          repeat: true,
        });
        await loadList();
      } catch (error) {
        show({ ...(knownOf(channelId) ?? known), blocked: !blocked });
        fail(error);
      }
    },
    handleSent: conversation.handleMessage,
    handleMessage({ channel, message }) {
      changes += 1;
      const known = knownOf(channel.channelId);
      conversation.handleMessage(message);
      if (known && isNewer(channel, known)) put(channel, known, 'top');
      // What is listed for the first time is asked for: nobody knows how much of it is counted.
      if (!known) void loadList();
      void see();
    },
    handleTakenBack({ channel, messageId }) {
      changes += 1;
      conversation.handleTakenBack(messageId);
      const known = knownOf(channel.channelId);
      if (known) put(channel, known, 'same');
      // It stands further down now, or in no list at all.
      void loadList();
    },
    handleTyping: ({ channelId }) => conversation.handleTyping(channelId),
    handleSeen: conversation.handleSeen,
    noteTyping: conversation.noteTyping,
    [Symbol.dispose]() {
      round += 1;
      conversation[Symbol.dispose]();
      store[Symbol.dispose]();
    },
  };
}
