import type { Clock } from '@vx/kernel';

/** So often Shift is pressed to leave at once. Escape is left to dialogs and menus. */
const EXIT_PRESSES = 3;
/** Within so many ms, and with no other key between. */
const EXIT_WITHIN_MS = 5_000;

/** Hears the keys of a page and calls `onExit` when Shift came three times. */
export function createExitKeys(deps: { readonly clock: Clock; readonly onExit: () => void }): {
  /** `key` as the browser names it; a key that is held down counts once. */
  press(key: string, held: boolean): void;
} {
  let presses: readonly number[] = [];
  return {
    press(key, held) {
      if (key !== 'Shift') {
        presses = [];
        return;
      }
      if (held) return;
      const now = deps.clock.now();
      presses = [...presses, now].filter((at) => now - at <= EXIT_WITHIN_MS).slice(-EXIT_PRESSES);
      if (presses.length < EXIT_PRESSES) return;
      presses = [];
      deps.onExit();
    },
  };
}
