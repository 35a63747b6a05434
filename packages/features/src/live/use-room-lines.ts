import type { TranscriptLine } from '@vx/live-core';
import { useMemo } from 'react';
import { useServices } from '../app/context.tsx';
import type { NameGift } from '../cards/gift-words.ts';
import { useTranslate } from '../texts/use-translate.ts';
import { createRoomLines, startLine, type RoomLine } from './presenters/room-lines.ts';

/** The lines of a room, the start of the chat as the first. */
export function useRoomLines(chat: {
  readonly lines: readonly TranscriptLine[];
  readonly startedAt: string;
  readonly pricePerMinute: string;
  readonly online: boolean;
  readonly nameGift: NameGift;
}): readonly RoomLine[] {
  const { intl } = useServices();
  const t = useTranslate();
  const { lines, startedAt, pricePerMinute: price, online, nameGift } = chat;
  const roomLines = useMemo(() => createRoomLines(intl, { t, nameGift }), [intl, t, nameGift]);
  const first = useMemo(() => startLine(startedAt, price, intl), [startedAt, price, intl]);
  return useMemo(() => [first, ...roomLines(lines, online)], [first, roomLines, lines, online]);
}
