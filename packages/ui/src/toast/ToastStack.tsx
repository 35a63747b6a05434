import { Toast } from '@base-ui/react/toast';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  type FocusEvent,
  type ReactElement,
} from 'react';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { checkCircleIcon, warningCircleIcon, xIcon } from '../icons/index.ts';
import { useUiLabels } from '../labels/context.tsx';
import { ToastUndo } from './ToastUndo.tsx';
import type { ToastEntry } from './toaster-store.ts';
import { useToastSeconds } from './use-toast-seconds.ts';

const MAX_SHOWN = 3;
/** A finger or a mouse pushes a message out of the page, from right to left as well. */
const swipes: ('down' | 'left' | 'right')[] = ['down', 'left', 'right'];

/** A press leaves the focus, too, but nobody reads by it. */
const FOCUS_IS_SEEN = ':is(:focus-visible, :has(:focus-visible))';

type Shown = ReturnType<typeof Toast.useToastManager<ToastEntry>>['toasts'][number];

const isLeaving = ({ transitionStatus }: Shown): boolean => transitionStatus === 'ending';

function ToastItem({
  shown,
  toast,
  isHeld,
  onPointer,
  onDismiss,
}: {
  shown: Shown;
  toast: ToastEntry;
  isHeld: boolean;
  onPointer: (id: number | null) => void;
  onDismiss: (id: number) => void;
}): ReactElement {
  const { id, tone = 'neutral' } = toast;
  const labels = useUiLabels();
  const dismiss = useCallback(() => onDismiss(id), [onDismiss, id]);
  const left = useToastSeconds(toast, isHeld, dismiss);
  return (
    <Toast.Root
      toast={shown}
      className="vx-toast"
      data-tone={tone}
      swipeDirection={swipes}
      onPointerEnter={() => onPointer(id)}
      onPointerLeave={() => onPointer(null)}
    >
      <Icon
        glyph={tone === 'error' ? warningCircleIcon : checkCircleIcon}
        weight="fill"
        className="vx-toast__icon"
      />
      <div className="vx-toast__words">
        <Toast.Title className="vx-toast__title" render={<p />} />
        <Toast.Description className="vx-toast__text" />
      </div>
      <ToastUndo of={toast} left={left} onDismiss={dismiss} />
      <IconButton glyph={xIcon} label={labels.dismiss} size="sm" tooltip="none" onClick={dismiss} />
    </Toast.Root>
  );
}

type ToastStackProps = {
  toasts: readonly ToastEntry[];
  onDismiss: (id: number) => void;
};

function List({ toasts, onDismiss }: ToastStackProps): ReactElement | null {
  const labels = useUiLabels();
  const { toasts: shown, add, close } = Toast.useToastManager<ToastEntry>();
  const [pointerOn, setPointerOn] = useState<number | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const follow = useEffectEvent((wanted: readonly ToastEntry[]) => {
    const ids = new Set(shown.map(({ id }) => id));
    for (const toast of wanted)
      if (!ids.has(String(toast.id)))
        add({
          id: String(toast.id),
          title: toast.title,
          description: toast.text,
          data: toast,
          // An urgent one would be hidden from readers until F6, with buttons that take the focus: `Announcements` says it.
          priority: 'low',
          onClose: () => onDismiss(toast.id),
        });
    const kept = new Set(wanted.map(({ id }) => String(id)));
    for (const one of shown) if (!isLeaving(one) && !kept.has(one.id)) close(one.id);
  });
  useEffect(() => follow(toasts), [toasts]);
  if (shown.length === 0) {
    // The last one may go without a word about the pointer and the focus that were in it.
    if (hasFocus) setHasFocus(false);
    return null;
  }
  // One that goes takes the pointer with it: the primitive would wait for a pointer that leaves, and hold the others for good.
  const isHeld = hasFocus || toasts.some(({ id }) => id === pointerOn);
  return (
    <Toast.Viewport
      className="vx-toaster__stack"
      aria-label={labels.toasts}
      // Said by `Announcements`, which is in the page before the first message.
      aria-live="off"
      // Not of the target: the primitive passes the focus on from a guard, and the guard's event comes last.
      onFocus={(event: FocusEvent) => setHasFocus(event.currentTarget.matches(FOCUS_IS_SEEN))}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHasFocus(false);
      }}
    >
      {shown.map((one) =>
        one.data === undefined ? null : (
          <ToastItem
            key={one.id}
            shown={one}
            toast={one.data}
            isHeld={isHeld}
            onPointer={setPointerOn}
            onDismiss={onDismiss}
          />
        ),
      )}
    </Toast.Viewport>
  );
}

/**
 * The messages themselves, the newest three. F6 leads to them; Escape and a push to the side or down put one away, and the focus
 * goes to the next. How long each stays is our own, because the way back says its seconds.
 */
export function ToastStack(props: ToastStackProps): ReactElement {
  return (
    <Toast.Provider timeout={0} limit={MAX_SHOWN}>
      <List {...props} />
    </Toast.Provider>
  );
}
