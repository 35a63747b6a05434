import { useState } from 'react';

/**
 * Whether a popup is open whose code comes late: when the pointer or the focus comes near its button
 * (`warm`), at the latest with the first use.
 * @param load imports the popup's module; one that fails is tried again with the use
 */
export function useLazyPopup(load: () => Promise<unknown>): {
  readonly open: boolean;
  /** It has been used, so it is to be rendered from now on. */
  readonly needed: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly toggle: () => void;
  readonly warm: () => void;
} {
  const [open, setOpen] = useState(false);
  const [needed, setNeeded] = useState(false);
  return {
    open,
    needed,
    setOpen,
    toggle: () => {
      setNeeded(true);
      setOpen(!open);
    },
    warm: () => {
      if (!needed) load().catch(() => undefined);
    },
  };
}
