import type { PagePath } from './page-path.ts';

/** Where everything stands that a guest can set: the first of the account's sections. */
export const settingsPath = (path: PagePath): string => `${path('memberProfile', {})}?section=all`;
