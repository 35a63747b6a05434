import type { RestCalls } from '@vx/api-client';
import type { RestContract } from '@vx/contract/rest';
import { createStore, type Logger, type ReadableStore } from '@vx/kernel';
import { reportFailure } from './report-failure.ts';

type Page = RestContract['GET /messenger/channel/{channelId}']['response'];

/** A message of a channel, as the server sends it. */
export type ChannelMessage = Page['messages'][number];

/** What is shown of a channel. */
export interface ConversationSnapshot {
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
  add(page: Pick<Page, 'messages'>): void;
}

/** Ids rise with time. */
const inOrder = (a: ChannelMessage, b: ChannelMessage): number => Number(a.id) - Number(b.id);

/**
 * The messages of one channel: begins with a page, goes back below its oldest message and takes what is
 * new. What once was known stays, however many come. [RE-messengerChannel]
 */
export function createConversation(deps: {
  readonly channelId: string;
  readonly first: Pick<Page, 'messages' | 'next'>;
  readonly calls: Pick<RestCalls, 'call'>;
  readonly logger: Logger;
}): ConversationStore {
  const { channelId, first, calls } = deps;
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
        reportFailure(deps, 'not-loaded', error);
        return [];
      })
      .then((older) =>
        store.update((now) => ({
          messages: merged(now.messages, older),
          busy: false,
          loadOlder: next === null ? null : loadOlder,
        })),
      );
  };
  const store = createStore<ConversationSnapshot>({
    messages: first.messages,
    loadOlder: next === null ? null : loadOlder,
    busy: false,
  });
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    add: ({ messages }) =>
      store.update((now) => {
        const all = merged(now.messages, messages);
        return all === now.messages ? now : { ...now, messages: all };
      }),
  };
}
