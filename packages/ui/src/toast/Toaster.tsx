import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { checkCircleIcon, warningCircleIcon, xIcon } from '../icons/index.ts';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useUiLabels } from '../labels/context.tsx';
import type { Toaster as ToasterStore, ToastEntry } from './toaster-store.ts';
import './toast.css';

const MIN_TOAST_MS = 5000;
const none: readonly ToastEntry[] = [];

function ToastView({
  toast,
  onDismiss,
}: {
  toast: ToastEntry;
  onDismiss: () => void;
}): ReactElement {
  const labels = useUiLabels();
  const stays = toast.tone === 'error' && toast.duration === undefined;
  const [left, setLeft] = useState(
    Math.ceil(Math.max(MIN_TOAST_MS, toast.duration ?? MIN_TOAST_MS) / 1000),
  );
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (stays || held) return undefined;
    const timer = setInterval(() => setLeft((before) => before - 1), 1000);
    return () => clearInterval(timer);
  }, [stays, held]);
  useEffect(() => {
    if (left <= 0) onDismiss();
  }, [left, onDismiss]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- watching pointer and focus only holds the clock
    <div
      className="vx-toast"
      data-tone={toast.tone ?? 'neutral'}
      role={toast.tone === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon
        glyph={toast.tone === 'error' ? warningCircleIcon : checkCircleIcon}
        weight="fill"
        className="vx-toast__icon"
      />
      <div className="vx-toast__words">
        <p className="vx-toast__title">{toast.title}</p>
        {toast.text === undefined ? null : <p className="vx-toast__text">{toast.text}</p>}
      </div>
      {toast.undo === undefined ? null : (
        <button
          type="button"
          className="vx-toast__undo"
          onClick={() => {
            toast.undo?.run();
            onDismiss();
          }}
        >
          {toast.undo.label(Math.max(0, left))}
        </button>
      )}
      <IconButton
        glyph={xIcon}
        label={labels.dismiss}
        size="sm"
        tooltip="none"
        onClick={onDismiss}
      />
    </div>
  );
}

/** Shows what `toaster.show()` says. Politely, for at least 5 s, longer while the pointer or the focus is on it. */
export function Toaster({
  toaster,
  ...rest
}: RootProps<'div'> & {
  /** The store of messages that this shows. */
  toaster: ToasterStore;
}): ReactElement {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.getSnapshot, () => none);
  return (
    <div {...rootProps(rest, 'vx-toaster')} data-vx-above="">
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} onDismiss={() => toaster.dismiss(toast.id)} />
      ))}
    </div>
  );
}
