import type { RouteName } from '@vx/routes';

/**
 * Pages on the way to the check, those that everybody may read, and those on which guests withdraw,
 * cancel, delete, limit themselves or mend their access: a check may stand before none of them.
 */
const free: ReadonlySet<string> = new Set([
  'login',
  'signup',
  'verifyEmail',
  'resetPassword',
  'memberAgeCheck',
  'memberProfile',
  'memberSettings',
  'memberSecurity',
  'memberPhone',
  'memberAlerts',
  'memberNews',
  'memberPrivacy',
  'memberLimits',
  'withdrawal',
  'newsletter',
  'help',
  'termsOfService',
  'dataProtection',
] satisfies readonly RouteName[]);

/** Whether a page is shown although the browser has to pass the check first; `null` is no page we know. [SC-forcedAvs] */
export const isFreeOfAgeCheck = (routeName: RouteName | null): boolean =>
  routeName !== null && free.has(routeName);
