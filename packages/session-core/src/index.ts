export {
  createGuestSession,
  type GuestSession,
  type GuestSnapshot,
  type LoginState,
} from './guest/guest-session.ts';
export {
  isAgeDenied,
  restrictionOf,
  type ContentAccess,
  type ContentDemand,
} from './guest/restrictions.ts';
export {
  categoryOfKey,
  CONSENT_KEY,
  createConsent,
  createGatedStorage,
  formatConsent,
  parseConsent,
  sweepStorage,
  type Consent,
  type ConsentCore,
  type ConsentSnapshot,
} from './consent/consent.ts';
export { checkStoredExpiry, setStoredExpiry } from './storage/stored-expiry.ts';
export {
  createTopUp,
  type TopUpChoice,
  type TopUpSnapshot,
  type TopUpState,
} from './payment/top-up.ts';
export type { SessionCalls, SessionEvents } from './ports.ts';
