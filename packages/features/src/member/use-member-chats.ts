import type { Price } from '@vx/contract';
import { exitTexts } from '@vx/i18n';
import { useIntl } from 'react-intl';
import { useServices } from '../app/context.tsx';
import { clockTime } from '../video/time-texts.ts';
import type { MemberChatsData } from './load-member-chats.ts';

export interface ChatReceiptView {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly day: string;
  readonly time: string;
  readonly dateTime: string;
  /** Why it ended, in words. */
  readonly ended: string;
  readonly length: string;
  readonly price: Price;
  readonly pricePerMinute: Price;
  readonly balance: Price;
}

/** Receipts as they are shown. [ER-chatExitCodes] */
export function useMemberChats({ chats }: MemberChatsData): readonly ChatReceiptView[] {
  const { path } = useServices();
  const intl = useIntl();
  return chats.map((chat) => ({
    id: chat.chatId,
    title: chat.actorName,
    href: path('actorProfile', { actorName: chat.actorName }),
    day: intl.formatDate(chat.startedAt, { weekday: 'long', day: 'numeric', month: 'long' }),
    time: intl.formatTime(chat.startedAt, { hour: '2-digit', minute: '2-digit' }),
    dateTime: chat.startedAt,
    ended: intl.formatMessage({ id: exitTexts(chat.exitCode).text }),
    length: clockTime(chat.seconds),
    price: chat.price,
    pricePerMinute: chat.pricePerMinute,
    balance: chat.balance,
  }));
}
