import type { Price } from '@vx/contract';
import { exitTexts } from '@vx/i18n';
import type { Texts } from '../../texts/presenter-texts.ts';
import { clockTime } from '../../texts/time-texts.ts';
import type { ChatReceipt } from '../member-data.ts';
import { byDay, dayOf, type DayOf } from './day-of.ts';

export interface ChatReceiptRow {
  readonly id: string;
  readonly title: string;
  /** Its length, and why it ended. */
  readonly subtitle: string;
  readonly time: string;
  readonly dateTime: string;
  readonly amount: Price;
  readonly balanceAfter: Price;
}

/** Chats of one day, by the guest's time zone. */
export type ChatReceiptDay = DayOf<ChatReceiptRow>;

/**
 * Receipts by day. [ER-chatExitCodes]
 * @param now when the page was loaded, epoch milliseconds
 */
export const toChatReceiptDays = (
  chats: readonly ChatReceipt[],
  now: number,
  { t, intl }: Pick<Texts, 't' | 'intl'>,
): readonly ChatReceiptDay[] =>
  byDay(
    chats,
    ({ startedAt }) => dayOf(intl, startedAt, now),
    (chat) => ({
      id: chat.chatId,
      title: chat.actorName,
      subtitle: `${clockTime(chat.seconds)} · ${t(exitTexts(chat.exitCode).text)}`,
      time: intl.formatTime(chat.startedAt, {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }),
      dateTime: chat.startedAt,
      amount: chat.price,
      balanceAfter: chat.balance,
    }),
  );
