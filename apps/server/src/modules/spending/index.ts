export { createSpendingCheck } from './spending-check.ts';
export { createSpendingModule } from './spending-module.ts';
export { createTracesOf } from './traces-of.ts';
export type {} from './spending.events.ts';
