export { createIncentivesModule } from './incentives-module.ts';
