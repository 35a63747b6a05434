import { createConversation } from '@vx/messenger-core';
import { useEffect, useMemo, useState } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import type { OpenChannel } from './messenger-data.ts';
import { toConversationLines, type ConversationLineView } from './presenters/conversation.ts';

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
  const lines = useMemo(() => toConversationLines(messages, intl), [messages, intl]);
  return {
    lines,
    older: busy || loadOlder ? { load: () => loadOlder?.(), busy } : null,
  };
}
