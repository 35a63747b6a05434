import type { Services } from '../app/services.ts';
import type { Translate } from '../texts/use-translate.ts';
import { isHeldBack } from './limits-choice.ts';

/** The way to the guest's own limits and pauses; `null` where they are not what refused. */
export const limitsLink = (
  t: Translate,
  path: Services['path'],
  code: string | null,
): { readonly label: string; readonly href: string } | null =>
  isHeldBack(code) ? { label: t('money.limits.see'), href: path('memberLimits', {}) } : null;
