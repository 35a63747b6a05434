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
