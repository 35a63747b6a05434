import type { ReactNode } from 'react';
import type { MessageState } from '../message-bubble/MessageBubble.tsx';
import type { PriceValue } from '../price/Price.tsx';

type Said = {
  id: string;
  from: 'performer' | 'guest';
  /** In the page's language: "22:48". */
  time?: string | undefined;
  /** ISO 8601. Lines of one side within five minutes share one visible time. */
  sentAt?: string | undefined;
  state?: MessageState | undefined;
  /** The guest may take it back: the performer has not seen it. */
  mayTakeBack?: boolean | undefined;
};

/** A line of a conversation. */
export type ConversationLine =
  | (Said & { kind: 'message'; text: string })
  /** A photo, a gift, a voice message: `content` shows it, `summary` says it in a few words. */
  | (Said & { kind: 'content'; content: ReactNode; summary: string })
  | {
      kind: 'system';
      id: string;
      text: string;
      price?: PriceValue | undefined;
      sign?: 'plus' | 'minus' | undefined;
    }
  /** A `SystemCard`. */
  | { kind: 'card'; id: string; content: ReactNode }
  /** "Today", "Friday, 15 May". */
  | { kind: 'day'; id: string; text: string };

const SHARED_TIME_MS = 5 * 60_000;

/** Whether a line shows its time: the last of its side within five minutes. */
export const showsTime = (line: ConversationLine, next: ConversationLine | undefined): boolean => {
  if (line.kind !== 'message' && line.kind !== 'content') return false;
  if (next === undefined) return true;
  if (next.kind !== 'message' && next.kind !== 'content') return true;
  if (line.sentAt === undefined || next.sentAt === undefined) return false;
  return Date.parse(next.sentAt) - Date.parse(line.sentAt) > SHARED_TIME_MS;
};
