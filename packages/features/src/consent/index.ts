export { storedEntries, type StoredEntry } from './consent-entries.ts';
export { useConsent, type ConsentView } from './use-consent.ts';
export type { ConsentCategoryView } from './presenters/categories.ts';
