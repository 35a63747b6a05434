import { useEffect, useState } from 'react';
import { useServices } from '../app/context.tsx';

/** How long a room says that coins were added, in ms. */
const ADDED_MS = 6_000;

export interface RoomTopUp {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** What has just been added, in words. */
  readonly added: string | null;
  /** The coins are there: the panel goes and the room says so. */
  readonly finish: (added: string) => void;
}

/** The panel of coins beside a running chat: it never opens by itself. */
export function useRoomTopUp(): RoomTopUp {
  const { scheduler } = useServices();
  const [isOpen, setOpen] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  useEffect(() => {
    if (added === null) return undefined;
    const timer = scheduler.after(ADDED_MS, () => setAdded(null));
    return () => timer[Symbol.dispose]();
  }, [added, scheduler]);
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    added,
    finish(words) {
      setOpen(false);
      setAdded(words);
    },
  };
}
