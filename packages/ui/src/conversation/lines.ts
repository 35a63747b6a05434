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
};

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

export type ConversationBlock = {
  key: string;
  lines: readonly ConversationLine[];
  /** The line after the last one: it decides whether that one shows its time. */
  next: ConversationLine | undefined;
};

const blockSize = 32;
const sharedTimeMs = 5 * 60_000;

/** True for about one id in 32: blocks begin at the same lines, whatever is added before or after them. */
const beginsBlock = (id: string): boolean => {
  let hash = 2_166_136_261;
  for (let at = 0; at < id.length; at += 1)
    hash = Math.imul(hash ^ (id.codePointAt(at) ?? 0), 16_777_619);
  return ((hash ^ (hash >>> 15)) >>> 0) % blockSize === 0;
};

/**
 * Cuts lines into blocks. A block keeps its key while lines come before it, after it, or at its open end, so that nothing in
 * it is built anew: a voice message plays on while older messages load.
 */
export const createBlocks = (): ((lines: readonly ConversationLine[]) => ConversationBlock[]) => {
  let keys = new Map<string, string>();
  let made = 0;
  return (lines) => {
    const starts = lines.flatMap((line, index) =>
      index === 0 || beginsBlock(line.id) ? [index] : [],
    );
    const known = new Map<string, string>();
    const blocks = starts.map((start, index) => {
      const end = starts[index + 1] ?? lines.length;
      const next = lines[end];
      const first = `from ${lines[start]?.id ?? ''}`;
      const last = next === undefined ? `to ${lines.at(-1)?.id ?? ''}` : `before ${next.id}`;
      const key = keys.get(first) ?? keys.get(last) ?? `block ${(made += 1)}`;
      known.set(first, key).set(last, key);
      return { key, lines: lines.slice(start, end), next };
    });
    keys = known;
    return blocks;
  };
};

/** Whether a line shows its time: the last of its side within five minutes. */
export const showsTime = (line: ConversationLine, next: ConversationLine | undefined): boolean => {
  if (line.kind !== 'message' && line.kind !== 'content') return false;
  if (next === undefined) return true;
  if (next.kind !== 'message' && next.kind !== 'content') return true;
  if (line.sentAt === undefined || next.sentAt === undefined) return false;
  return Date.parse(next.sentAt) - Date.parse(line.sentAt) > sharedTimeMs;
};
