import { useServices, useStore, withTexts } from '@vx/features/app';
import { lazy, Suspense } from 'react';
import { useArrived } from '../notifications/use-arrived.ts';

const LegalNotice = lazy(() => withTexts(['legal'], import('./LegalNotice.tsx')));

/** For guests who agreed to earlier texts; its code comes when the page has time. */
export function LazyLegalNotice() {
  const { guest } = useStore(useServices().guest);
  const arrived = useArrived();
  return arrived && guest.showDataProtection ? (
    <Suspense>
      <LegalNotice />
    </Suspense>
  ) : null;
}
