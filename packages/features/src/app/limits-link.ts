import type { PagePath } from './page-path.ts';
import type { Translate } from '../texts/presenter-texts.ts';

/** Whether the guest's own rules refused something. */
export const isHeldBack = (code: string | null): boolean =>
  code === 'LIMIT_REACHED' || code === 'SPENDING_PAUSED';

/** The way to the guest's own limits and pauses; `null` where they are not what refused. */
export const limitsLink = (
  t: Translate,
  path: PagePath,
  code: string | null,
): { readonly label: string; readonly href: string } | null =>
  isHeldBack(code) ? { label: t('money.limits.see'), href: path('memberLimits', {}) } : null;
