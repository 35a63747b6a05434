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
  createRedeem,
  problemOf,
  type CodePreview,
  type CodeProblem,
  type RedeemedBonus,
  type RedeemSnapshot,
  type RedeemState,
} from './benefits/redeem.ts';
export {
  createPromotion,
  isOffered,
  type PromoCheck,
  type PromotionSnapshot,
  type PromotionState,
} from './benefits/promotion.ts';
export { createBenefits, type BenefitsSnapshot } from './benefits/vouchers.ts';
export { BLOCKED_COOKIE } from './incentives/blocked-groups.ts';
export { createExitIntent, type ExitIntent } from './incentives/exit-intent.ts';
export {
  createIncentives,
  type Incentives,
  type IncentivesSnapshot,
  type ShownIncentive,
} from './incentives/incentives.ts';
export { secondsLeft, type Incentive } from './incentives/incentives.rules.ts';
export {
  acceptCancellationOffer,
  type CancellationOfferResult,
} from './subscriptions/cancellation-offer.ts';
export {
  createFavourites,
  isFollowed,
  type Favourites,
  type FavouritesSnapshot,
  type FavouritesSocket,
} from './favorites/favourites.ts';
export {
  createPinnedAlerts,
  isAlertOn,
  isAlertPending,
  restingPinnedAlerts,
  type PinnedAlertsSnapshot,
} from './favorites/pinned-alerts.ts';
export {
  createPins,
  isPinned,
  type PinnedThing,
  type Pins,
  type PinsSnapshot,
} from './favorites/pins.ts';
export {
  createConversation,
  type ChannelMessage,
  type ConversationSnapshot,
  type ConversationStore,
} from './messenger/conversation.ts';
export {
  channelsAfter,
  createMessenger,
  type ChannelChange,
  type ChannelState,
  type Messenger,
  type MessengerSnapshot,
} from './messenger/messenger.ts';
export {
  createNotifications,
  isHiddenOnMobile,
  type Notification,
  type Notifications,
  type NotificationsSnapshot,
  type NotificationsSocket,
} from './notifications/notifications.ts';
export {
  commentRefusal,
  isAgeDenied,
  restrictionOf,
  type ContentAccess,
  type ContentDemand,
} from '@vx/contract/restrictions';
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
export { addPasskey } from './passkeys/add-passkey.ts';
export {
  createPasskeyLogin,
  type PasskeyLogin,
  type PasskeyLoginSnapshot,
  type PasskeyLoginState,
  type PasskeySession,
} from './passkeys/passkey-login.ts';
export {
  PasskeyDeviceError,
  type PasskeyDevice,
  type PasskeyDeviceCode,
  type PasskeyOptions,
  type PasskeyProof,
  type PasskeyPublicKey,
} from './passkeys/ports.ts';
export { phoneErrorOf } from './pincall/phone-error.ts';
export { hideMenu, openMenu, showMenu, type Menus } from './shell/menus.ts';
export { BARS_COOKIE, createStatusBars, type StatusBars } from './shell/status-bars.ts';
export {
  barsOf,
  formatClosedBars,
  isFault,
  parseClosedBars,
  statusBarFor,
  withClosed,
  type ClosedBars,
} from './shell/status-bars.rules.ts';
export { createNavbar, type Navbar, type NavbarSnapshot } from './shell/navbar.ts';
export { createExitKeys, EXIT_PRESSES, EXIT_WITHIN_MS } from './shell/quick-exit.ts';
export { createTabWatch, type TabWatch } from './shell/tab-watch.ts';
export { isHigherLimit, limitState, limitTyped, pauseUntil } from './spending/limits.ts';
export { checkStoredExpiry, setStoredExpiry } from './storage/stored-expiry.ts';
export {
  createTopUp,
  type TopUpChoice,
  type TopUpSnapshot,
  type TopUpState,
} from './payment/top-up.ts';
export {
  createOneClick,
  type OneClickAmount,
  type OneClickSnapshot,
  type OneClickState,
} from './payment/one-click.ts';
export {
  createRechargeTap,
  type AskedRecharge,
  type RechargeTapSnapshot,
  type RechargeTapState,
} from './payment/recharge-tap.ts';
export {
  createPaymentFeedback,
  type PaymentFeedbackSnapshot,
  type PendingPayment,
} from './payment/payment-feedback.ts';
export { storeRechargeTeaser } from './payment/recharge-teaser.ts';
export type { SessionCalls, SessionEvents, SessionSocket } from './ports.ts';
export {
  createInstallPrompt,
  INSTALL_COOKIE,
  type InstallPrompt,
} from './webpush/install-prompt.ts';
export {
  createWebPush,
  type WebPush,
  type WebPushDeps,
  type WebPushSnapshot,
} from './webpush/web-push.ts';
export type {
  PushBrowser,
  PushEvents,
  PushIdentity,
  PushSubscriptionData,
} from './webpush/ports.ts';
