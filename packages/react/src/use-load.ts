import { useCallback, useEffect, useState, type DependencyList } from 'react';

/** How a load stands. `error` is what was thrown: ask `isVxError`, then its code. */
export type Load<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'loaded'; readonly value: Value; readonly reload: () => void };

const LOADING = { kind: 'loading' } as const;

/**
 * Loads when a component is there and again when `deps` change: what a page shows once and no core keeps true. An
 * answer that comes too late, for other `deps` or after the component left, is not shown, and its load is aborted.
 * Nothing loads on a server, where it stays `loading`; after `reload` what was loaded stays until the next answer.
 *
 * @param load asks from nothing but `deps`; gives its `signal` to the calls that it makes
 */
export function useLoad<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  deps: DependencyList,
): Load<Value> {
  const [shown, setShown] = useState<Load<Value>>(LOADING);
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((before) => before + 1), []);
  const retry = useCallback(() => {
    setShown(LOADING);
    again();
  }, [again]);
  // `load` is written in place, so it is another with each render: `deps` say when it means another load.
  /* oxlint-disable react-hooks/exhaustive-deps */
  useEffect(() => () => setShown(LOADING), deps);
  useEffect(() => {
    const leaving = new AbortController();
    const show = (next: Load<Value>): void => {
      if (!leaving.signal.aborted) setShown(next);
    };
    load(leaving.signal).then(
      (value) => show({ kind: 'loaded', value, reload: again }),
      (error: unknown) => show({ kind: 'failed', error, retry }),
    );
    return () => leaving.abort();
  }, [...deps, round]);
  /* oxlint-enable react-hooks/exhaustive-deps */
  return shown;
}
