import type { TranscriptLine } from '@vx/live-core';
import { useMemo } from 'react';
import { useServices } from '../app/context.tsx';
import { createRoomLines, startLine, type RoomLine } from './presenters/room-lines.ts';

/** The lines of a room, the start of the chat as the first. */
export function useRoomLines(chat: {
  readonly lines: readonly TranscriptLine[];
  readonly startedAt: string;
  readonly pricePerMinute: string;
  readonly online: boolean;
}): readonly RoomLine[] {
  const { intl } = useServices();
  const { lines, startedAt, pricePerMinute: price, online } = chat;
  const roomLines = useMemo(() => createRoomLines(intl), [intl]);
  const first = useMemo(() => startLine(startedAt, price, intl), [startedAt, price, intl]);
  return useMemo(() => [first, ...roomLines(lines, online)], [first, roomLines, lines, online]);
}
