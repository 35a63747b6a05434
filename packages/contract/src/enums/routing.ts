/** EN-languages. */
export const languages = ['de', 'en', 'nl', 'es'] as const;
export type Language = (typeof languages)[number];

/** EN-routeLanguages. */
export const routeLanguages = ['de', 'en', 'es'] as const;
export type RouteLanguage = (typeof routeLanguages)[number];

/** EN-marketVariants. */
export const marketVariants = { default: 'default', spanish: 'Spanish-market variant' } as const;
export type MarketVariant = (typeof marketVariants)[keyof typeof marketVariants];
