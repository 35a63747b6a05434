export { createSpendingCheck } from './spending-check.ts';
export { createSpendingModule } from './spending-module.ts';
