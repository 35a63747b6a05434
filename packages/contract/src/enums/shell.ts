/** EN-breakpoints. */
export const breakpoints = { xs: 400, sm: 768, md: 992, lg: 1200, xl: 1368 } as const;
export type Breakpoint = (typeof breakpoints)[keyof typeof breakpoints];

/** EN-footerLinks. */
export const footerLinks = [
  'social networks',
  'help center',
  'report-content help article',
  'models-recruitment page',
  'webmaster affiliate program',
  'alternate recruitment site',
] as const;
export type FooterLink = (typeof footerLinks)[number];

/** EN-analyticsEventsOnVisibility. */
export const analyticsEventsOnVisibility = ['leave', 'comeback'] as const;
export type AnalyticsEventOnVisibility = (typeof analyticsEventsOnVisibility)[number];
