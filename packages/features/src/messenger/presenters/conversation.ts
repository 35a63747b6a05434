import type { ChannelMessage, OutboxMessage } from '@vx/messenger-core';
import type { Price } from '@vx/contract';
import { giftWords, type GiftWords, type NameGift } from '../../cards/gift-words.ts';
import type { PageFormats, Texts } from '../../texts/presenter-texts.ts';

/** A line of a conversation, the oldest first; the shape that the conversation of the library takes. */
export type ConversationLineView =
  | {
      readonly kind: 'message';
      readonly id: string;
      readonly from: 'performer' | 'guest';
      readonly text: string;
      readonly time: string;
      readonly sentAt: string;
      /** How far a message of the guest has come; none while it stands in the channel and was not seen. */
      readonly state?: OutboxMessage['state'] | 'read';
      /** The performer has not seen it: the guest may take it back. */
      readonly mayTakeBack?: boolean;
    }
  /** What a guest gave, and what was said to it. */
  | ({
      readonly kind: 'gift';
      readonly id: string;
      readonly from: 'guest';
      readonly text: string;
      readonly price: Price | null;
      readonly time: string;
      readonly sentAt: string;
      /** The performer has seen it. */
      readonly state?: 'read';
    } & GiftWords)
  | { readonly kind: 'day'; readonly id: string; readonly text: string };

/** What lines are said with. */
export interface LineWords extends Pick<Texts, 'intl' | 't'> {
  readonly nameGift: NameGift;
  /** Ids of messages that are being taken back. */
  readonly leaving?: ReadonlySet<string>;
}

const noneLeaves: ReadonlySet<string> = new Set();

/** Messages with their times, each day under its date, and below them what is on its way. */
export function toConversationLines(
  messages: readonly ChannelMessage[],
  outbox: readonly OutboxMessage[],
  words: LineWords,
): readonly ConversationLineView[] {
  const { intl } = words;
  const known = new Set(messages.flatMap(({ clientId }) => clientId ?? []));
  const said = [
    ...messages.map((message) => ({ at: message.sentAt, line: lineOf(message, words) })),
    ...outbox
      .filter(({ clientId }) => !known.has(clientId))
      .map((message) => ({ at: message.at, line: lineUnderway(message, intl) })),
  ];
  const day = (at: string): string => intl.formatDate(at, { dateStyle: 'full' });
  return said.flatMap(({ at, line }, index): readonly ConversationLineView[] => {
    const today = day(at);
    const before = said[index - 1];
    return before && day(before.at) === today
      ? line
      : [{ kind: 'day', id: `day-${messages[index]?.id ?? 'new'}`, text: today }, ...line];
  });
}

const timeOf = (at: string, intl: PageFormats): string =>
  intl.formatTime(at, { timeStyle: 'short' });

/** As it was called on its way: it stays the same line. */
export const lineIdOf = ({ id, clientId }: Pick<ChannelMessage, 'id' | 'clientId'>): string =>
  clientId ?? id;

/** Messages of other types come with those who send them; until then nobody does. */
function lineOf(
  message: ChannelMessage,
  { intl, t, nameGift, leaving = noneLeaves }: LineWords,
): readonly ConversationLineView[] {
  const { id, senderType, data, sentAt, price } = message;
  if (data.gifts !== undefined)
    return [
      {
        kind: 'gift',
        id: lineIdOf(message),
        from: 'guest',
        text: data.text ?? '',
        price: price ?? null,
        time: timeOf(sentAt, intl),
        sentAt,
        ...(message.seen && { state: 'read' }),
        ...giftWords(data.gifts, nameGift, t),
      },
    ];
  if (data.text === undefined) return [];
  return [
    {
      kind: 'message',
      id: lineIdOf(message),
      from: senderType === 'guest' ? 'guest' : 'performer',
      text: data.text,
      time: timeOf(sentAt, intl),
      sentAt,
      ...(message.seen && { state: 'read' }),
      ...(message.mayTakeBack && !leaving.has(id) && { mayTakeBack: true }),
    },
  ];
}

const lineUnderway = (
  { clientId: id, text, at: sentAt, state }: OutboxMessage,
  intl: PageFormats,
): readonly ConversationLineView[] => [
  { kind: 'message', id, from: 'guest', text, time: timeOf(sentAt, intl), sentAt, state },
];
