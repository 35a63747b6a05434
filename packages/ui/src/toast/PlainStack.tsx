import { useCallback, useState, type ReactElement } from 'react';
import { useUiLabels } from '../labels/context.tsx';
import { ToastUndo } from './ToastUndo.tsx';
import type { ToastEntry } from './toaster-store.ts';
import { useToastSeconds } from './use-toast-seconds.ts';

const MAX_SHOWN = 3;

type Dismiss = (id: number) => void;

function PlainToast({ of, onDismiss }: { of: ToastEntry; onDismiss: Dismiss }): ReactElement {
  const { id, title, text, tone = 'neutral' } = of;
  const labels = useUiLabels();
  const [isHeld, setIsHeld] = useState(false);
  const dismiss = useCallback(() => onDismiss(id), [onDismiss, id]);
  const left = useToastSeconds(of, isHeld, dismiss);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- watching pointer and focus only holds the clock
    <div
      className="vx-toast"
      data-tone={tone}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div className="vx-toast__words">
        <p className="vx-toast__title">{title}</p>
        {text === undefined ? null : <p className="vx-toast__text">{text}</p>}
      </div>
      <ToastUndo of={of} left={left} onDismiss={dismiss} />
      <button type="button" className="vx-toast__undo" onClick={dismiss}>
        {labels.dismiss}
      </button>
    </div>
  );
}

/** Messages where the code of the stack could not be loaded, without a connection for instance: they read as well and can be put away. */
export function PlainStack({
  toasts,
  onDismiss,
}: {
  toasts: readonly ToastEntry[];
  onDismiss: Dismiss;
}): ReactElement {
  return (
    <div className="vx-toaster__stack" data-plain="">
      {toasts.slice(-MAX_SHOWN).map((toast) => (
        <PlainToast key={toast.id} of={toast} onDismiss={onDismiss} />
      ))}
    </div>
  );
}
