import type { ChannelMessage } from '@vx/messenger-core';
import type { PageFormats } from '../../texts/presenter-texts.ts';

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

/** Messages with their times, each day under its date. */
export function toConversationLines(
  messages: readonly ChannelMessage[],
  intl: PageFormats,
): readonly ConversationLineView[] {
  const day = (at: string): string => intl.formatDate(at, { dateStyle: 'full' });
  return messages.flatMap((message, index): readonly ConversationLineView[] => {
    const today = day(message.sentAt);
    const before = messages[index - 1];
    const line = lineOf(message, intl);
    return before && day(before.sentAt) === today
      ? line
      : [{ kind: 'day', id: `day-${message.id}`, text: today }, ...line];
  });
}

/** Messages of other types come with those who send them; until then nobody does. */
function lineOf(
  { id, senderType, data, sentAt }: ChannelMessage,
  intl: PageFormats,
): readonly ConversationLineView[] {
  if (data.text === undefined) return [];
  const from = senderType === 'guest' ? 'guest' : 'performer';
  const time = intl.formatTime(sentAt, { timeStyle: 'short' });
  return [{ kind: 'message', id, from, text: data.text, time, sentAt }];
}
