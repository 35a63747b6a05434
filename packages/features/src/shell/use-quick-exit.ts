import { createExitKeys } from '@vx/session-core';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../app/context.tsx';
import { LEAVE_ADDRESS } from '../app/leave-address.ts';
import { usePreferences } from './preferences.ts';

/**
 * Leaves at once: the page is covered, which ends whatever plays, and a neutral one opens in its place in
 * the history. Whoever comes back sees the cover.
 */
export function useQuickExit(): () => void {
  const { setExited } = usePreferences();
  return () => {
    setExited(true);
    // The cover is painted first: the line to elsewhere may be slow.
    requestAnimationFrame(() => setTimeout(() => window.location.replace(LEAVE_ADDRESS)));
  };
}

/** Leaves when Shift is pressed three times, from anywhere in the page. */
export function useExitKeys(): void {
  const { clock } = useServices();
  const onExit = useEffectEvent(useQuickExit());
  useEffect(() => {
    const keys = createExitKeys({ clock, onExit: () => onExit() });
    const hear = (event: KeyboardEvent): void => keys.press(event.key, event.repeat);
    addEventListener('keydown', hear, { capture: true });
    return () => removeEventListener('keydown', hear, { capture: true });
  }, [clock]);
}
