/** What a toast says. */
export type ToastInput = {
  /** What happened. */
  title: string;
  /** What it means: "4 coins. New balance 182." */
  text?: string | undefined;
  tone?: 'neutral' | 'money' | 'error' | undefined;
  /** One way back, for at least 5 s. The label gets the seconds left. */
  undo?: { label: (secondsLeft: number) => string; run: () => void } | undefined;
  /** ms; at least 5000. Errors stay until they are dismissed. */
  duration?: number | undefined;
};

/** A toast that is not over yet. */
export type ToastEntry = ToastInput & { id: number };

/** Holds the toasts. One per app; give it to `Toaster`, call `show` from anywhere. */
export type Toaster = {
  show: (toast: ToastInput) => number;
  dismiss: (id: number) => void;
  getSnapshot: () => readonly ToastEntry[];
  subscribe: (listener: () => void) => () => void;
};

/** Keeps toasts until they are over or put away; `Toaster` shows them. */
export const createToaster = (): Toaster => {
  let entries: readonly ToastEntry[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly ToastEntry[]): void => {
    entries = next;
    for (const listener of listeners) listener();
  };
  return {
    show: (toast) => {
      last += 1;
      set([...entries, { ...toast, id: last }]);
      return last;
    },
    dismiss: (id) => {
      const rest = entries.filter((entry) => entry.id !== id);
      if (rest.length < entries.length) set(rest);
    },
    getSnapshot: () => entries,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
