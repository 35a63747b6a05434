import { useEffect, useState } from 'react';
import type { ToastEntry } from './toaster-store.ts';

const MIN_TOAST_MS = 5000;

const secondsOf = ({ duration = MIN_TOAST_MS }: ToastEntry): number =>
  Math.ceil(Math.max(MIN_TOAST_MS, duration) / 1000);

/** Seconds that a message still has. They stand still while it is held, and in a tab that nobody sees. */
export function useToastSeconds(toast: ToastEntry, isHeld: boolean, onEnd: () => void): number {
  const stays = toast.tone === 'error' && toast.duration === undefined;
  const [left, setLeft] = useState(() => secondsOf(toast));
  useEffect(() => {
    if (stays || isHeld) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setLeft((before) => before - 1);
    }, 1000);
    return () => clearInterval(timer);
  }, [stays, isHeld]);
  useEffect(() => {
    if (left <= 0) onEnd();
  }, [left, onEnd]);
  return Math.max(0, left);
}
