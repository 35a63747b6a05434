import type { StudioLine } from '@vx/contract/studio';
import type { OutboxEntry } from '@vx/studio-core';
import type { ChatLine } from '@vx/ui/chat-transcript';
import type { StudioTexts } from '../app/texts.ts';
import { presentSaid } from './present-gifts.ts';
import { presentEuros } from './present-money.ts';

/**
 * The lines of one chat, with those on their way at the end. Components name the sides from a guest's place: what the
 * reader wrote is `guest` there, so it is the performer's own here.
 */
export function presentLines(
  texts: Pick<StudioTexts, 'formatTime' | 'say'>,
  chatId: string,
  { lines, outbox }: { lines: readonly StudioLine[]; outbox: readonly OutboxEntry[] },
): readonly ChatLine[] {
  const said = lines
    .filter((line) => line.chatId === chatId)
    .map(({ lineId, from, at, ...said }): ChatLine =>
      from === 'system'
        ? { kind: 'system', id: lineId, text: said.text }
        : {
            kind: 'message',
            id: lineId,
            from: from === 'performer' ? 'guest' : 'performer',
            text: withEarned(texts, said),
            time: texts.formatTime(at),
          },
    );
  const underway = outbox
    .filter(({ target }) => target.kind === 'chat' && target.chatId === chatId)
    .map(({ clientId, text, at, state }): ChatLine => ({
      kind: 'message',
      id: clientId,
      from: 'guest',
      text,
      time: texts.formatTime(at),
      state,
    }));
  return [...said, ...underway];
}

/** A gift says at once what it brings: the figures of the chat are those of its minutes. */
function withEarned(
  texts: Pick<StudioTexts, 'say'>,
  said: Pick<StudioLine, 'text' | 'gifts' | 'earned'>,
): string {
  const words = presentSaid(texts, said);
  return said.earned
    ? `${words}\n${texts.say('studio.giftEarned', { amount: presentEuros(said.earned).formatted })}`
    : words;
}
