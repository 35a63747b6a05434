export { createConsentModule } from './consent-module.ts';
export { changedSince } from './legal.rules.ts';
