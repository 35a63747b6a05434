import { withTexts } from '@vx/features/app';
import { useForcedAvs } from '@vx/features/avs';
import { useIncentives } from '@vx/features/incentives';
import { usePreferences } from '@vx/features/shell';
import { lazy, Suspense } from 'react';

const IncentiveDialog = lazy(() =>
  withTexts(['errors', 'incentives'], import('./IncentiveDialog.tsx')),
);

/** What is offered over the pages, one at a time. [SC-incentiveOverlay] [SC-exitIntent] [SC-refillWindow] */
export default function Incentives() {
  const { ageConfirmed, exited } = usePreferences();
  const ageCheckForced = useForcedAvs() !== null;
  const shown = useIncentives({ ageConfirmed, exited, ageCheckForced });
  return shown ? (
    <Suspense>
      <IncentiveDialog key={shown.incentive.id} shown={shown} />
    </Suspense>
  ) : null;
}
