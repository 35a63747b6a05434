export { storedEntries, type StoredEntry } from './consent-entries.ts';
export { useConsent, type ConsentCategoryView, type ConsentView } from './use-consent.ts';
