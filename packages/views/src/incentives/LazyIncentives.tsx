import { lazy, Suspense } from 'react';
import { useArrived } from '../notifications/use-arrived.ts';

const Incentives = lazy(() => import('./Incentives.tsx'));

/** Offers over the pages; their code comes when the page has time. */
export function LazyIncentives() {
  return useArrived() ? (
    <Suspense>
      <Incentives />
    </Suspense>
  ) : null;
}
