export { createBenefitsModule, type BenefitsApi, type BenefitsModule } from './benefits-module.ts';
