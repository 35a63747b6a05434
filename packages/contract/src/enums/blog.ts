/** EN-blogCategories. */
export const blogCategories = ['news', 'actions', 'interviews', 'event', 'latest'] as const;
export type BlogCategory = (typeof blogCategories)[number];
