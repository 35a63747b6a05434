import { useEffect, useEffectEvent } from 'react';

/** What somebody types is undone where it stands, by the browser. */
const isTyping = (target: EventTarget | null): boolean =>
  (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) &&
  target.value !== '';

/** Ctrl and Z, or Command and Z, take back what can be taken back now; `null`: nothing can. [beyond 14] */
export function useUndoKey(undo: (() => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || event.shiftKey || event.altKey) return;
    if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
    event.preventDefault();
    undo?.();
  });
  const isOffered = undo !== null;
  useEffect(() => {
    if (!isOffered) return undefined;
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOffered]);
}
