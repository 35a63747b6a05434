import type { Price } from '@vx/contract';
import { exitTexts } from '@vx/i18n';
import { useIntl } from 'react-intl';
import { clockTime } from '../texts/time-texts.ts';
import { dayOf } from './day-of.ts';
import type { MemberChatsData } from './load-member-chats.ts';

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

export interface ChatReceiptDay {
  readonly label: string;
  readonly rows: readonly ChatReceiptRow[];
}

/** Receipts by day. [ER-chatExitCodes] */
export function useMemberChats({ chats, at }: MemberChatsData): readonly ChatReceiptDay[] {
  const intl = useIntl();
  const days = new Map<string, ChatReceiptRow[]>();
  for (const chat of chats) {
    const day = dayOf(intl, chat.startedAt, at);
    const rows = days.get(day) ?? [];
    rows.push({
      id: chat.chatId,
      title: chat.actorName,
      subtitle: `${clockTime(chat.seconds)} · ${intl.formatMessage({ id: exitTexts(chat.exitCode).text })}`,
      time: intl.formatTime(chat.startedAt, {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }),
      dateTime: chat.startedAt,
      amount: chat.price,
      balanceAfter: chat.balance,
    });
    days.set(day, rows);
  }
  return [...days].map(([label, rows]) => ({ label, rows }));
}
