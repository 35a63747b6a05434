import type { TranscriptLine } from '@vx/live-core';
import type { Price } from '@vx/contract';
import { giftWords, type GiftWords, type NameGift } from '../../cards/gift-words.ts';
import type { PageFormats, Translate } from '../../texts/presenter-texts.ts';
import { timeOf, type Clock } from './time-of.ts';

/** A line of the transcript as the component takes it. */
export type RoomLine =
  | {
      readonly kind: 'message';
      readonly id: string;
      readonly from: 'performer' | 'guest';
      readonly text: string;
      readonly time: string;
      readonly state: 'sending' | 'sent' | 'failed' | 'waiting';
    }
  | { readonly kind: 'system'; readonly id: string; readonly text: string }
  | ({
      readonly kind: 'gift';
      readonly id: string;
      readonly from: 'guest';
      readonly price: Price | undefined;
    } & GiftWords);

/** The line that a chat begins with: since when, and at which price a minute. */
export const startLine = (
  startedAt: string,
  price: string,
  intl: Clock & Pick<PageFormats, 'formatMessage'>,
): RoomLine => ({
  kind: 'system',
  id: 'start',
  text: intl.formatMessage({ id: 'live.started' }, { time: timeOf(intl, startedAt), price }),
});

/**
 * Makes the lines of a room. A line stays the same object while nothing about it changed, so that one more is all that has to
 * be rendered.
 */
export function createRoomLines(
  intl: Clock,
  { t, nameGift }: { readonly t: Translate; readonly nameGift: NameGift },
): (lines: readonly TranscriptLine[], online: boolean) => readonly RoomLine[] {
  const made = new WeakMap<TranscriptLine, RoomLine>();
  const make = (line: TranscriptLine, online: boolean): RoomLine => {
    if (line.senderType === 'system')
      return { kind: 'system', id: line.messageId, text: line.text };
    if (line.gifts)
      return {
        kind: 'gift',
        id: line.clientId ?? line.messageId,
        from: 'guest',
        price: line.price,
        ...giftWords(line.gifts, nameGift, t),
      };
    return {
      kind: 'message',
      id: line.clientId ?? line.messageId,
      from: line.senderType === 'guest' ? 'guest' : 'performer',
      text: line.text,
      time: timeOf(intl, line.at),
      state: line.delivery === 'sending' && !online ? 'waiting' : line.delivery,
    };
  };
  return (lines, online) =>
    lines.map((line) => {
      // What is on its way looks different when the connection goes; everything else is in the line.
      const known = line.delivery === 'sending' ? undefined : made.get(line);
      if (known !== undefined) return known;
      const now = make(line, online);
      made.set(line, now);
      return now;
    });
}

/** What the performer said last; `null`: nothing yet. */
export function lastLineOf(lines: readonly RoomLine[]): string | null {
  const last = lines.findLast((line) => line.kind === 'message' && line.from === 'performer');
  return last?.kind === 'message' ? last.text : null;
}
