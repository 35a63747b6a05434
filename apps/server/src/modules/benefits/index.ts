export { createBenefitsModule, type BenefitsApi, type BenefitsModule } from './benefits-module.ts';
export { createGivenUntil } from './given-until.ts';
export { createWelcomeTraces } from './welcome-traces.ts';
