import type { PagePath } from './page-path.ts';

/** Where everything stands that a guest can set, with the way to each of the account's sections. */
export const settingsPath = (path: PagePath): string => path('memberSettings', {});
