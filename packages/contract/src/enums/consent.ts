/** EN-cookieCategories. */
export const cookieCategories = ['necessary', 'functional', 'analytics'] as const;
export type CookieCategory = (typeof cookieCategories)[number];

/** EN-cookies. */
export const cookies = [
  'consent',
  'forced AVS',
  'onboarding',
  'status-bar flags',
  'blocked incentive group',
  'install prompt dismissed',
  'cancellation offer accepted',
] as const;
export type CookieKind = (typeof cookies)[number];

/** Documents that guests agree to: the ids of their pages. Ours. */
export const legalDocuments = ['terms', 'dataProtection'] as const;
export type LegalDocument = (typeof legalDocuments)[number];
