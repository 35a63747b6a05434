import { useSetAtom } from 'jotai/react';
import { useCallback, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useServices } from '../app/context.tsx';
import { awaitedPageAtom } from './awaited-page-atom.ts';
import { hasKept } from './kept-page.ts';
import { browserLine } from './use-connection.ts';

/** What can be done about a page that was asked for while the line is away. */
export interface OfflineNavigation {
  readonly tryNow: () => void;
  readonly stay: () => void;
}

/**
 * Without a line the next page would be the browser's own error. One that was kept opens as it was seen
 * (ADR 0033). Another one waits: this page stays as it is, and the next one opens by itself when the line is
 * back.
 */
export function useOfflineNavigationGuard(): OfflineNavigation | null {
  const { rest } = useServices();
  const setAwaited = useSetAtom(awaitedPageAtom);
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation: here, nextLocation: next }) =>
        !browserLine.isOnline() && here.pathname + here.search !== next.pathname + next.search,
      [],
    ),
  );
  const go = blocker.state === 'blocked' ? blocker.proceed : null;
  const next = blocker.state === 'blocked' ? blocker.location : null;
  useEffect(() => {
    if (!next) return undefined;
    let isWanted = true;
    setAwaited(next.pathname);
    hasKept(new URL(next.pathname + next.search, window.location.href).href).then(
      (kept) => {
        if (kept && isWanted) window.location.assign(next.pathname + next.search + next.hash);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
      setAwaited(null);
    };
  }, [next, setAwaited]);
  useEffect(() => {
    if (!go) return undefined;
    return browserLine.onChange(() => {
      if (browserLine.isOnline()) go();
    });
  }, [go]);
  if (blocker.state !== 'blocked') return null;
  return {
    // What the browser believes of the line may be wrong: an answer of the server counts.
    tryNow() {
      rest
        .call('POST /logger/browserOnline', { body: { status: 'online' } })
        .then(blocker.proceed, () => undefined);
    },
    stay: blocker.reset,
  };
}
