export { createConsentModule } from './consent-module.ts';
