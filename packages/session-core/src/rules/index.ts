export { parseConsent, type Consent } from './consent.ts';
export { emailKey, isEmail, isGuestEmail } from './email.ts';
export { cleanName, nameFor, nameKey, nameLength, refuseName, type NameRefusal } from './name.ts';
export { mayKeepOffline, type SeenPage } from './offline-pages.ts';
export {
  passwordLength,
  personalWords,
  refusePassword,
  type PasswordOwner,
  type PasswordRefusal,
} from './password.ts';
export { restrictionOf, type ContentAccess, type ContentDemand } from './restrictions.ts';
export { isSameTime, parseTimeZone, SITE_TIME_ZONE, TIME_ZONE_COOKIE } from './time-zone.ts';
