export type { ShownIncentive } from '@vx/rewards-core';
export type { IncentiveView } from './presenters/incentive.ts';
export { useIncentive } from './use-incentive.ts';
export { useIncentives, usePreviewIncentive } from './use-incentives.ts';
