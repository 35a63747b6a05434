import type { ReactElement } from 'react';
import type { ToastEntry } from './toaster-store.ts';

/** The way back of a message that has one, with the seconds it has left. */
export function ToastUndo({
  of: { undo },
  left,
  onDismiss,
}: {
  of: ToastEntry;
  left: number;
  onDismiss: () => void;
}): ReactElement | null {
  if (undo === undefined) return null;
  return (
    <button
      type="button"
      className="vx-toast__undo"
      onClick={() => {
        undo.run();
        onDismiss();
      }}
    >
      {undo.label(left)}
    </button>
  );
}
