import { problemOf } from '@vx/api-client';
import type { ChatReceipt } from '@vx/contract';
import { useRef, useState } from 'react';
import { useServices } from '../app/context.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { toChatRating, type ChatRating, type ChatRatingView } from './presenters/chat-rating.ts';

/** The question how a chat was. Each tap is saved; the last one counts. [RE-surveyChatExit] */
export function useChatRating(
  receipt: ChatReceipt,
): ChatRatingView & { readonly onRate: (stars: number) => void } {
  const { rest, app } = useServices();
  const [rating, setRating] = useState<ChatRating>({ stars: 0, problem: null });
  // One after the other: an answer that is late never stands for a later one.
  const sent = useRef<Promise<void>>(Promise.resolve());
  const taps = useRef(0);
  const saved = useRef(0);

  const onRate = (stars: number): void => {
    taps.current += 1;
    const tap = taps.current;
    setRating({ stars, problem: null });
    sent.current = sent.current.then(async () => {
      // What was changed before it was sent is not said.
      if (tap !== taps.current) return;
      try {
        await rest.call('POST /survey/chatexit', {
          body: {
            currentUrl: window.location.pathname,
            chatId: receipt.chatId,
            actorId: receipt.actorId,
            mobile: app === 'mobile',
            feedback: '',
            rating: stars,
            isAnonymousVoicecall: false,
            chatType: receipt.kind,
          },
        });
        saved.current = stars;
      } catch (error) {
        if (tap === taps.current)
          setRating({ stars: saved.current, problem: problemOf(error).code });
      }
    });
  };
  return { ...toChatRating(rating, receipt.actorName, useTexts()), onRate };
}
