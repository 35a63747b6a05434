import { createConversation, type ChannelMessage } from '@vx/messenger-core';
import { useEffect, useMemo, useState } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import type { OpenChannel } from './load-messenger.ts';

/** A line of a conversation, the oldest first; the shape that the conversation of the library takes. */
export type ConversationLineView =
  | {
      readonly kind: 'message';
      readonly id: string;
      readonly from: 'performer' | 'guest';
      readonly text: string;
      readonly time: string;
      readonly sentAt: string;
    }
  | { readonly kind: 'day'; readonly id: string; readonly text: string };

export interface ConversationView {
  readonly lines: readonly ConversationLineView[];
  /** `null` where the conversation begins. */
  readonly older: { readonly load: () => void; readonly busy: boolean } | null;
}

/** The open conversation: what was loaded, what came, and what was before. Lives with the open channel. */
export function useConversation(page: OpenChannel): ConversationView {
  const { rest, logger, intl } = useServices();
  const [conversation] = useState(() =>
    createConversation({ channelId: page.channel.id, first: page, calls: rest, logger }),
  );
  useEffect(() => conversation.add(page), [conversation, page]);
  const { messages, loadOlder, busy } = useStore(conversation);
  const lines = useMemo(() => {
    const day = (at: string): string => intl.formatDate(at, { dateStyle: 'full' });
    return messages.flatMap((message, index): ConversationLineView[] => {
      const today = day(message.sentAt);
      const before = messages[index - 1];
      const line = lineOf(message, intl.formatTime(message.sentAt, { timeStyle: 'short' }));
      return before && day(before.sentAt) === today
        ? line
        : [{ kind: 'day', id: `day-${message.id}`, text: today }, ...line];
    });
  }, [messages, intl]);
  return {
    lines,
    older: busy || loadOlder ? { load: () => loadOlder?.(), busy } : null,
  };
}

/** Messages of other types come with those who send them; until then nobody does. */
function lineOf(message: ChannelMessage, time: string): ConversationLineView[] {
  const { id, senderType, data, sentAt } = message;
  if (data.text === undefined) return [];
  const from = senderType === 'guest' ? 'guest' : 'performer';
  return [{ kind: 'message', id, from, text: data.text, time, sentAt }];
}
