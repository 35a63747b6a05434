import { useCallback, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useServices } from '../app/context.tsx';
import { browserLine } from './use-connection.ts';

/** What can be done about a page that was asked for while the line is away. */
export interface OfflineNavigation {
  readonly tryNow: () => void;
  readonly stay: () => void;
}

/**
 * Without a line the next page would be the browser's own error. The navigation waits instead: this
 * page stays as it is, and the next one opens by itself when the line is back.
 */
export function useOfflineNavigationGuard(): OfflineNavigation | null {
  const { rest } = useServices();
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation: here, nextLocation: next }) =>
        !browserLine.isOnline() && here.pathname + here.search !== next.pathname + next.search,
      [],
    ),
  );
  const go = blocker.state === 'blocked' ? blocker.proceed : null;
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
