import type { StudioLine } from '@vx/contract/studio';
import type { OutboxEntry } from '@vx/studio-core';
import type { ChatLine } from '@vx/ui/chat-transcript';
import type { StudioTexts } from '../app/texts.ts';

/**
 * The lines of one chat, with those on their way at the end. Components name the sides from a guest's place: what the
 * reader wrote is `guest` there, so it is the performer's own here.
 */
export function presentLines(
  texts: Pick<StudioTexts, 'formatTime'>,
  chatId: string,
  { lines, outbox }: { lines: readonly StudioLine[]; outbox: readonly OutboxEntry[] },
): readonly ChatLine[] {
  const said = lines
    .filter((line) => line.chatId === chatId)
    .map(({ lineId, from, text, at }): ChatLine =>
      from === 'system'
        ? { kind: 'system', id: lineId, text }
        : {
            kind: 'message',
            id: lineId,
            from: from === 'performer' ? 'guest' : 'performer',
            text,
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
