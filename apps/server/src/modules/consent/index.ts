export { createConsentModule, type ConsentDeps } from './consent-module.ts';
