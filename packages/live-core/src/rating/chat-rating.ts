import { codeOf, type RestCalls } from '@vx/api-client';
import type { ChatReceipt } from '@vx/contract';
import type { ErrorCode } from '@vx/contract/errors';
import { createStore, type ReadableStore } from '@vx/kernel';

/** How a chat was, as far as its guest has said. */
export interface ChatRating {
  /** What is saved, or on its way; 0: nothing yet. */
  readonly stars: number;
  /** Why the last tap was not saved. */
  readonly problem: ErrorCode | null;
}

/** The question how a chat was, as a store. */
export interface ChatRatingStore extends ReadableStore<ChatRating> {
  /** Saves stars, 1 to 5; others can follow. The last tap counts. */
  rate(stars: number): void;
}

/**
 * Saves each tap, one after the other, so that an answer that is late never stands for a later one: of several taps
 * while one is on its way the last alone is sent, and one that is refused gives back what is saved.
 * [RE-surveyChatExit] [RU-survey-chat-exit-fields]
 */
export function createChatRating(deps: {
  readonly calls: Pick<RestCalls, 'call'>;
  readonly chat: Pick<ChatReceipt, 'chatId' | 'actorId' | 'kind'>;
  /** Where the question stands; its path is read with each tap. */
  readonly page: { path(): string; readonly isMobile: boolean };
}): ChatRatingStore {
  const { calls, chat, page } = deps;
  const store = createStore<ChatRating>({ stars: 0, problem: null });
  let sent: Promise<void> = Promise.resolve();
  let taps = 0;
  let saved = 0;
  const save = async (stars: number, tap: number): Promise<void> => {
    // What was changed before it was sent is not said.
    if (tap !== taps) return;
    try {
      await calls.call('POST /survey/chatexit', {
        body: {
          currentUrl: page.path(),
          chatId: chat.chatId,
          actorId: chat.actorId,
          mobile: page.isMobile,
          feedback: '',
          rating: stars,
          isAnonymousVoicecall: false,
          chatType: chat.kind,
        },
      });
      saved = stars;
    } catch (error) {
      if (tap === taps) store.set({ stars: saved, problem: codeOf(error) });
    }
  };
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    rate(stars) {
      taps += 1;
      const tap = taps;
      store.set({ stars, problem: null });
      sent = sent.then(() => save(stars, tap));
    },
  };
}
