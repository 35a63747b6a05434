export type { ShownIncentive } from '@vx/rewards-core';
export { useIncentive, type IncentiveView } from './use-incentive.ts';
export { useIncentives, usePreviewIncentive } from './use-incentives.ts';
