import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { rootProps, type RootProps } from '../internal/root-props.ts';
import { useLazyModule } from '../internal/use-lazy-module.ts';
import { PlainStack } from './PlainStack.tsx';
import type { Toaster as ToasterStore, ToastEntry } from './toaster-store.ts';
import './toast.css';

/** Longer than readers need to notice it; after that the words stand in the page only once. */
const ANNOUNCED_MS = 2000;
const none: readonly ToastEntry[] = [];

function Announcement({ title, text }: ToastEntry): ReactElement | null {
  const [isSaid, setIsSaid] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSaid(true), ANNOUNCED_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSaid ? null : <p>{text === undefined ? title : `${title} ${text}`}</p>;
}

/**
 * Says each message once, an error at once. Both regions are in the page before there is a message, because readers watch only
 * those; and apart from what is seen, so that seconds which go by are not read out.
 */
function Announcements({ toasts }: { toasts: readonly ToastEntry[] }): ReactElement {
  const said = (isUrgent: boolean): readonly ReactElement[] =>
    toasts
      .filter(({ tone }) => (tone === 'error') === isUrgent)
      .map((toast) => <Announcement key={toast.id} {...toast} />);
  return (
    <>
      <div className="vx-visually-hidden" role="status" aria-atomic="false">
        {said(false)}
      </div>
      <div className="vx-visually-hidden" role="alert" aria-atomic="false">
        {said(true)}
      </div>
    </>
  );
}

/**
 * Shows what `toaster.show()` says: politely, for at least 5 s, longer while the pointer or the focus is on it, the newest
 * three at a time. What shows them is loaded with the first message.
 */
export function Toaster({
  toaster,
  ...rest
}: RootProps<'div'> & {
  /** The store of messages that this shows. */
  toaster: ToasterStore;
}): ReactElement {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.getSnapshot, () => none);
  const lazy = useLazyModule(() => import('./ToastStack.tsx'), toasts.at(-1)?.id ?? null);
  const stack = { toasts, onDismiss: toaster.dismiss };
  return (
    <div {...rootProps(rest, 'vx-toaster')} data-vx-above="">
      <Announcements toasts={toasts} />
      {lazy === 'failed' ? <PlainStack {...stack} /> : null}
      {lazy === null || lazy === 'failed' ? null : <lazy.ToastStack {...stack} />}
    </div>
  );
}
