import { useServices, useStore, withTexts } from '@vx/features/app';
import { lazy, Suspense } from 'react';
import { useArrived } from './use-arrived.ts';

const Floating = lazy(() => withTexts(['notifications'], import('./Floating.tsx')));

/** Alerts over the page, for guests; their code comes when the page has time. */
export function LazyFloating() {
  const { guest } = useStore(useServices().guest);
  const arrived = useArrived();
  return arrived && guest.loggedIn ? (
    <Suspense>
      <Floating />
    </Suspense>
  ) : null;
}
