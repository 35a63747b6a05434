import type { ChatReceipt } from '@vx/contract';
import { createChatRating } from '@vx/live-core';
import { useState } from 'react';
import { useServices, useStore } from '../app/context.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { toChatRating, type ChatRatingView } from './presenters/chat-rating.ts';

/** The question how a chat was. Each tap is saved; the last one counts. [RE-surveyChatExit] */
export function useChatRating(
  receipt: ChatReceipt,
): ChatRatingView & { readonly onRate: (stars: number) => void } {
  const { rest, app } = useServices();
  const [rating] = useState(() =>
    createChatRating({
      calls: rest,
      chat: receipt,
      page: { path: () => window.location.pathname, isMobile: app === 'mobile' },
    }),
  );
  return {
    ...toChatRating(useStore(rating), receipt.actorName, useTexts()),
    onRate: (stars) => rating.rate(stars),
  };
}
