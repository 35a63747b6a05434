import type { MessagePart } from '@vx/i18n';
import type { RouteName } from '@vx/routes';

/**
 * What pages say besides the texts that every page has, by the names of their routes. What only a dialog says
 * comes with its code: `withTexts`. `pnpm texts` compares both with what was built.
 */
export type PartsOfPages = { readonly [Name in RouteName]?: readonly MessagePart[] };

/** Of all pages. They say it themselves; the build of an app fills it in (`partsOfPages` of `@vx/views/vite`). */
export const partsOfPages: PartsOfPages = {};
