import type { StudioMessage } from '@vx/contract/studio';
import type { OutboxEntry } from '@vx/studio-core';
import type { ConversationLine } from '@vx/ui/conversation';
import type { PriceValue } from '@vx/ui/price';
import type { StudioTexts } from '../app/texts.ts';
import { presentSaid } from './present-gifts.ts';
import { presentEuros } from './present-money.ts';

type Message = Extract<ConversationLine, { readonly kind: 'message' }>;

/** What a message brought. */
export interface PaidLine {
  readonly kind: 'paid';
  readonly id: string;
  /** `null`: the house paid for the guest. */
  readonly paid: PriceValue | null;
  /** The performer's part. */
  readonly earned: PriceValue;
}

/** A line of a conversation; what was paid becomes one of its cards. */
export type MessageLine =
  | Exclude<ConversationLine, { readonly kind: 'card' | 'content' }>
  | PaidLine;

const paidLineOf = ({ messageId, paid, earned }: StudioMessage): readonly PaidLine[] =>
  paid.value === 0 && earned.value === 0
    ? []
    : [
        {
          kind: 'paid',
          id: `paid-${messageId}`,
          paid: paid.value === 0 ? null : paid,
          earned: presentEuros(earned),
        },
      ];

/**
 * Messages with their times, each day under its date, and below each what it brought. Components name the sides from a
 * guest's place: what the reader wrote is `guest` there, so it is the performer's own here.
 */
export function presentMessages(
  texts: Pick<StudioTexts, 'formatTime' | 'formatDate' | 'say'>,
  messages: readonly StudioMessage[],
): readonly MessageLine[] {
  return messages.flatMap((message, index): readonly MessageLine[] => {
    const { messageId: id, from, text, at } = message;
    const day = texts.formatDate(at, 'full');
    const before = messages[index - 1];
    const isFirst = !before || texts.formatDate(before.at, 'full') !== day;
    return [
      ...(isFirst ? [{ kind: 'day' as const, id: `day-${id}`, text: day }] : []),
      from === 'system'
        ? { kind: 'system', id, text }
        : {
            kind: 'message',
            id,
            from: from === 'performer' ? 'guest' : 'performer',
            text: presentSaid(texts, message),
            time: texts.formatTime(at),
            sentAt: at,
            ...(message.seen && { state: 'read' as const }),
          },
      ...paidLineOf(message),
    ];
  });
}

/** What was written into a channel and is on its way. */
export function presentUnsent(
  texts: Pick<StudioTexts, 'formatTime'>,
  channelId: string,
  outbox: readonly OutboxEntry[],
): readonly Message[] {
  return outbox
    .filter(({ target }) => target.kind === 'channel' && target.channelId === channelId)
    .map(({ clientId, text, at, state }) => ({
      kind: 'message',
      id: clientId,
      from: 'guest',
      text,
      time: texts.formatTime(at),
      sentAt: at,
      state,
    }));
}
