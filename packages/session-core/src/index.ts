export {
  createGuestSession,
  type GuestSession,
  type GuestSnapshot,
  type LoginState,
} from './guest/guest-session.ts';
export {
  createSignupEmail,
  type SignupEmail,
  type SignupEmailSnapshot,
} from './guest/signup-email.ts';
export {
  categoryOfKey,
  CONSENT_KEY,
  createConsent,
  createGatedStorage,
  formatConsent,
  sweepStorage,
  type ConsentCore,
  type ConsentSnapshot,
} from './consent/consent.ts';
export { addPasskey } from './passkeys/add-passkey.ts';
export {
  createPasskeyLogin,
  type PasskeyLogin,
  type PasskeyLoginSnapshot,
  type PasskeyLoginState,
  type PasskeySession,
} from './passkeys/passkey-login.ts';
export {
  isPasskeyDeviceError,
  PasskeyDeviceError,
  type PasskeyDevice,
  type PasskeyDeviceCode,
  type PasskeyOptions,
  type PasskeyProof,
  type PasskeyPublicKey,
} from './passkeys/ports.ts';
export { hideMenu, openMenu, showMenu, type Menus } from './shell/menus.ts';
export { BARS_COOKIE, createStatusBars, type StatusBars } from './shell/status-bars.ts';
export {
  barsOf,
  canWait,
  formatClosedBars,
  parseClosedBars,
  statusBarsFor,
  withClosed,
  type ClosedBars,
  isNews,
  SEEN_MS,
} from './shell/status-bars.rules.ts';
export { dayPartAt, type DayPart } from './shell/greeting.rules.ts';
export { createNavbar, type Navbar, type NavbarSnapshot } from './shell/navbar.ts';
export { parseConsent, type Consent } from './rules/consent.ts';
export { mayKeepOffline, type SeenPage } from './rules/offline-pages.ts';
export { isSameTime, parseTimeZone, SITE_TIME_ZONE, TIME_ZONE_COOKIE } from './rules/time-zone.ts';
export { createExitKeys } from './shell/quick-exit.ts';
export { createTabWatch, type TabWatch } from './shell/tab-watch.ts';
