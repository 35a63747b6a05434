export { createSpendingCheck } from './spending-check.ts';
export { createSpendingModule } from './spending-module.ts';
export type { GuestExcluded } from './spending.events.ts';
export { createTracesOf } from './traces-of.ts';
