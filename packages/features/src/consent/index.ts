export { storedEntries, type StoredEntry } from './consent-entries.ts';
export { LEAVE_ADDRESS } from './leave-address.ts';
export { useConsent, type ConsentCategoryView, type ConsentView } from './use-consent.ts';
