export { createBenefitsModule, type BenefitsApi, type BenefitsModule } from './benefits-module.ts';
export type { WelcomeOptions } from './welcome.ts';
