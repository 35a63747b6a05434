import { withTexts } from '@vx/features/app';
import { useIncentives } from '@vx/features/incentives';
import { lazy, Suspense } from 'react';

const IncentiveDialog = lazy(() =>
  withTexts(['errors', 'incentives'], import('./IncentiveDialog.tsx')),
);

/** What is offered over the pages, one at a time. [SC-incentiveOverlay] [SC-exitIntent] [SC-refillWindow] */
export default function Incentives() {
  const shown = useIncentives();
  return shown ? (
    <Suspense>
      <IncentiveDialog key={shown.incentive.id} shown={shown} />
    </Suspense>
  ) : null;
}
