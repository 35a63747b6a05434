import { useEffect, useState } from 'react';
import { useServices } from '../app/context.tsx';
import { useTranslate } from '../texts/use-translate.ts';
import { lastGiftOf, toGiftArrival, type GiftArrival } from './presenters/gift-arrival.ts';
import type { RoomLine } from './presenters/room-lines.ts';

/** How long a gift stands over the picture. */
const SHOWN_MS = 4_000;

/** The gift that has just arrived; `null`: none, or some time ago. What was given before the room was opened does not arrive again. */
export function useGiftArrival(lines: readonly RoomLine[], name: string): GiftArrival | null {
  const { scheduler } = useServices();
  const t = useTranslate();
  const last = lastGiftOf(lines);
  const id = last?.id ?? null;
  const [before, setBefore] = useState(id);
  const isNew = id !== null && id !== before;
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = scheduler.after(SHOWN_MS, () => setBefore(id));
    return () => timer[Symbol.dispose]();
  }, [id, isNew, scheduler]);
  return isNew && last ? toGiftArrival(last, name, t) : null;
}
