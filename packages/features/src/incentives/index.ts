export type { ShownIncentive } from '@vx/session-core';
export { useIncentive, type IncentiveView } from './use-incentive.ts';
export { useIncentives, usePreviewIncentive } from './use-incentives.ts';
