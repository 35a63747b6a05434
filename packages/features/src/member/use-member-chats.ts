import { useTexts } from '../texts/use-texts.ts';
import type { MemberChatsData } from './load-member-chats.ts';
import { toChatReceiptDays, type ChatReceiptDay } from './presenters/member-chats.ts';

/** Receipts by day. */
export const useMemberChats = ({ chats, at }: MemberChatsData): readonly ChatReceiptDay[] =>
  toChatReceiptDays(chats, at, useTexts());
