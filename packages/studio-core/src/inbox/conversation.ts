import { problemOf } from '@vx/api-client';
import { typingNotice, typingShown } from '@vx/contract/constants';
import type { ErrorCode } from '@vx/contract/errors';
import type { StudioChannel, StudioMessage, StudioSocketContract } from '@vx/contract/studio';
import {
  createNotice,
  createSign,
  createStore,
  type Clock,
  type ReadableStore,
  type Scheduler,
} from '@vx/kernel';
import type { StudioAnswer, StudioCalls } from '../client/ports.ts';
import { isLoggedOut } from '../session/studio-session.ts';
import { isBelow, joinMessages } from './join.ts';

/** The conversation that is open. */
export type ConversationState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly channelId: string }
  | { readonly kind: 'failed'; readonly channelId: string; readonly code: ErrorCode }
  | {
      readonly kind: 'loaded';
      readonly channel: StudioChannel;
      /** Oldest first, without gaps; the list keeps its identity while nothing was added. */
      readonly messages: readonly StudioMessage[];
      /** Loads older ones; `null` where the conversation begins, and while they are on their way. */
      readonly loadOlder: (() => void) | null;
      readonly isLoadingOlder: boolean;
      /** Why it could not be loaded anew, or older ones not at all. */
      readonly problem: ErrorCode | null;
      /** The guest is writing. */
      readonly isTyping: boolean;
    };

type Page = StudioAnswer<'GET /channels/{channelId}/messages'>;

/** The open conversation of the inbox, as a store. */
export interface Conversation extends ReadableStore<ConversationState>, Disposable {
  /** Opens another one; `null` leaves it. */
  select(channelId: string | null): void;
  /** Asks for the newest page. What is shown stays until the answer is there. */
  load(): Promise<void>;
  /** A message was written, in whichever channel. */
  handleMessage(message: StudioMessage): void;
  /** A guest has taken a message back, in whichever channel. */
  handleTakenBack(messageId: string): void;
  /** How a channel stands now. */
  handleChannel(channel: StudioChannel): void;
  /** A guest is writing, in whichever channel. */
  handleTyping(channelId: string): void;
  /** A guest has seen a channel up to a message. */
  handleSeen(event: StudioSocketContract['channelSeen']['payload']): void;
  /** The performer has changed the text that is on its way into the open channel. */
  noteTyping(text: string): void;
}

export function createConversation(deps: {
  readonly calls: StudioCalls;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly onLoggedOut: () => void;
  /** Messages are there, or there anew. */
  readonly onLoaded: () => void;
}): Conversation {
  const { calls } = deps;
  const store = createStore<ConversationState>({ kind: 'none' });
  const typing = createSign(deps.scheduler, typingShown);
  typing.subscribe(() =>
    store.update((now) =>
      now.kind === 'loaded' ? { ...now, isTyping: typing.getSnapshot() } : now,
    ),
  );
  const newNotice = (): (() => void) =>
    createNotice(deps.clock, typingNotice, async () => {
      const state = store.getSnapshot();
      if (state.kind !== 'loaded') return;
      const params = { channelId: state.channel.channelId };
      await calls.call('POST /channels/{channelId}/typing', { params, repeat: true });
    });
  let notice = newNotice();
  let round = 0;
  /** Below which message older ones go on; `null` where it begins. */
  let next: string | null = null;
  /** What was written while the page was on its way: the answer may not know it. */
  let arrived: readonly StudioMessage[] = [];
  /** Taken back: an answer that was asked for before does not bring it again. */
  const gone = new Set<string>();
  const withoutGone = (messages: readonly StudioMessage[]): readonly StudioMessage[] =>
    messages.some(({ messageId }) => gone.has(messageId))
      ? messages.filter(({ messageId }) => !gone.has(messageId))
      : messages;

  const channelIdOf = (state: ConversationState): string | null =>
    state.kind === 'none'
      ? null
      : state.kind === 'loaded'
        ? state.channel.channelId
        : state.channelId;
  const older = (): (() => void) | null => (next === null ? null : loadOlder);

  const show = (page: Page): void => {
    const before = store.getSnapshot();
    const known = before.kind === 'loaded' ? before.messages : [];
    const first = page.messages[0];
    const last = known.at(-1);
    // More came than a page holds: what is known is not followed by it.
    const isGap = page.next !== null && first && last && isBelow(last, first);
    if (known.length === 0 || isGap) next = page.next;
    store.set({
      kind: 'loaded',
      channel: page.channel,
      messages: withoutGone(joinMessages(joinMessages(isGap ? [] : known, page.messages), arrived)),
      loadOlder: older(),
      isLoadingOlder: false,
      problem: null,
      isTyping: typing.getSnapshot(),
    });
    deps.onLoaded();
  };

  const fail = (error: unknown): void => {
    if (isLoggedOut(error)) {
      deps.onLoggedOut();
      return;
    }
    const { code } = problemOf(error);
    store.update((now) =>
      now.kind === 'loaded'
        ? { ...now, loadOlder: older(), isLoadingOlder: false, problem: code }
        : now.kind === 'none'
          ? now
          : { kind: 'failed', channelId: now.channelId, code },
    );
  };

  const loadOlder = (): void => {
    const before = store.getSnapshot();
    if (before.kind !== 'loaded' || before.isLoadingOlder || next === null) return;
    store.set({ ...before, loadOlder: null, isLoadingOlder: true, problem: null });
    const mine = round;
    const { channelId } = before.channel;
    const query = { before: next };
    calls.call('GET /channels/{channelId}/messages', { params: { channelId }, query }).then(
      (page) => {
        if (mine !== round) return;
        next = page.next;
        store.update((now) =>
          now.kind === 'loaded'
            ? {
                ...now,
                messages: withoutGone(joinMessages(now.messages, page.messages)),
                loadOlder: older(),
                isLoadingOlder: false,
              }
            : now,
        );
      },
      (error: unknown) => {
        if (mine === round) fail(error);
      },
    );
  };

  const load = async (): Promise<void> => {
    const before = store.getSnapshot();
    const channelId = channelIdOf(before);
    if (channelId === null) return;
    const mine = (round += 1);
    arrived = [];
    if (before.kind === 'failed') store.set({ kind: 'loading', channelId });
    try {
      const page = await calls.call('GET /channels/{channelId}/messages', {
        params: { channelId },
        fresh: true,
      });
      if (mine === round) show(page);
    } catch (error) {
      if (mine === round) fail(error);
    }
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    select(channelId) {
      if (channelId === channelIdOf(store.getSnapshot())) return;
      round += 1;
      next = null;
      arrived = [];
      typing.hide();
      notice = newNotice();
      store.set(channelId === null ? { kind: 'none' } : { kind: 'loading', channelId });
      void load();
    },
    load,
    handleMessage(message) {
      if (message.channelId !== channelIdOf(store.getSnapshot())) return;
      if (message.from === 'guest') typing.hide();
      const before = store.getSnapshot();
      arrived = [...arrived, message];
      if (before.kind === 'loaded')
        store.set({ ...before, messages: joinMessages(before.messages, [message]) });
    },
    handleTakenBack(messageId) {
      gone.add(messageId);
      store.update((now) =>
        now.kind === 'loaded' ? { ...now, messages: withoutGone(now.messages) } : now,
      );
    },
    handleChannel(channel) {
      store.update((now) =>
        now.kind === 'loaded' && now.channel.channelId === channel.channelId
          ? { ...now, channel }
          : now,
      );
    },
    handleTyping(channelId) {
      if (channelId === channelIdOf(store.getSnapshot())) typing.show();
    },
    handleSeen({ channelId, until }) {
      if (channelId !== channelIdOf(store.getSnapshot())) return;
      const see = (message: StudioMessage): StudioMessage =>
        message.from === 'performer' && !message.seen && !isBelow({ messageId: until }, message)
          ? { ...message, seen: true }
          : message;
      arrived = arrived.map(see);
      store.update((now) =>
        now.kind === 'loaded' ? { ...now, messages: now.messages.map(see) } : now,
      );
    },
    noteTyping(text) {
      if (text.trim() !== '') notice();
    },
    [Symbol.dispose]() {
      round += 1;
      typing[Symbol.dispose]();
      store[Symbol.dispose]();
    },
  };
}
