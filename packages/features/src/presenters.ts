/**
 * What screens show, without React: presenters, pure functions `(data, texts) → view`, with the types of what
 * they take and give. Published as `@vx/features/presenters`.
 */
export type { PagePath } from './app/page-path.ts';
export type { PageFormats, Texts, TextValues, Translate } from './texts/presenter-texts.ts';

// Performers and videos, as every list shows them.
export type { ActorState, PresenceChanges } from './cards/actor-state.ts';
export type { PerformerTileModel } from './cards/performer-parts.ts';
export type { VideoCardVideo } from './cards/video-parts.ts';
export { toCard, type BoughtVideos, type VideoCardView } from './cards/presenters/to-card.ts';
export { toTile, type PerformerTileView } from './cards/presenters/to-tile.ts';

// The frame of every page.
export { toFooter, type FooterFacts, type FooterView } from './shell/presenters/footer.ts';
export {
  toDueBars,
  toGuestBar,
  type BarMail,
  type BarVisit,
  type GuestBar,
} from './shell/presenters/guest-bar.ts';
export {
  toFirstHints,
  type FirstHints,
  type FirstHintsVisit,
} from './shell/presenters/onboarding.ts';
export { toShell, type ShellFacts, type ShellFrame } from './shell/presenters/shell.ts';

// The start page, lists and videos.
export type { CamChoice, CamList } from './lists/cam-lists.ts';
export type { ChoiceLinks } from './lists/choice-links.ts';
export type { VideoChoice, VideoList } from './videos/video-lists.ts';
export { toCamList, type CamListFacts, type CamListView } from './cams/presenters/cam-list.ts';
export { toHomeView, type HomeFacts, type HomeView } from './home/presenters/home.ts';
export { toOwnHome, type OwnHome, type OwnHomeFacts } from './home/presenters/own-home.ts';
export { toGate, type GateFacts, type GateView } from './app/presenters/gate.ts';
export type { VideoDetails } from './videos/video-details.query.ts';
export {
  toPurchaseView,
  type PurchaseView,
  type PurchaseVisit,
} from './videos/presenters/purchase.ts';
export { toVideoView, type VideoFacts, type VideoView } from './videos/presenters/video.ts';
export {
  toVideoList,
  type VideoListFacts,
  type VideoListView,
} from './videos/presenters/video-list.ts';

// A performer's profile.
export type { ActorVideosChoice, ProfilePage } from './actors/profile-lists.ts';
export type { ProfileModel } from './actors/profile.query.ts';
export { toAboutFacts, type AboutFact } from './actors/presenters/about.ts';
export {
  toActorVideosView,
  type ActorVideosFacts,
  type ActorVideosView,
} from './actors/presenters/actor-videos.ts';
export {
  toActorPictures,
  type ActorPicturesFacts,
  type ActorPicturesView,
} from './actors/presenters/actor-pictures.ts';
export { toAlbum, type AlbumView } from './actors/presenters/album.ts';
export { toHeatMap, type HeatMapView } from './actors/presenters/heat-map.ts';
export { toMeetView, type MeetView } from './actors/presenters/meet.ts';
export { toProfileView, type ProfileView, type ProfileVisit } from './actors/presenters/profile.ts';

// The guest's own account.
export type {
  PhoneFacts,
  PrivacyFacts,
  ProfileData,
  ProfileFacts,
  QuietHours,
  SecurityFacts,
} from './accounts/account-data.ts';
export type { AlertChange } from './forms/alert-change.ts';
export type { AlertSettings } from './texts/alert-channels.ts';
export { toAlertsTable, type AlertsTable } from './accounts/presenters/alerts.ts';
export { toFormState, type FormFacts, type FormState } from './accounts/presenters/form-state.ts';
export { toLeftView, type LeftView } from './accounts/presenters/left.ts';
export { toContacts, type ContactsView } from './accounts/presenters/contacts.ts';
export { toEmailChange } from './accounts/presenters/email-change.ts';
export {
  toPasskeyNotices,
  toPasskeyProof,
  toPasskeysView,
  type PasskeyForms,
  type PasskeysView,
} from './accounts/presenters/passkeys.ts';
export { toPicture, type PictureState } from './accounts/presenters/picture.ts';
export type {
  NewsletterFacts,
  NewsletterOutcome,
  NewsletterStatus,
} from './newsletter/newsletter-data.ts';
export {
  toNewsletterForm,
  toNewsletterPage,
  type NewsletterForm,
  type NewsletterPage,
} from './newsletter/presenters/newsletter.ts';
export { toPushCard, type PushCardView, type PushState } from './webpush/presenters/push-card.ts';
export { toPrivacyTexts, type PrivacyTexts } from './accounts/presenters/privacy.ts';
export {
  toProfileForm,
  type ProfileFormView,
  type ProfileFormVisit,
} from './accounts/presenters/profile-form.ts';
export {
  toQuietHoursView,
  type QuietHoursView,
  type QuietHoursVisit,
} from './accounts/presenters/quiet-hours.ts';
export {
  toAccountSections,
  toAccountTrail,
  type AccountPlace,
  type PlaceBeside,
} from './accounts/presenters/sections.ts';
export {
  toSettings,
  type SettingsFacts,
  type SettingsGroup,
  type SettingsPlace,
} from './accounts/presenters/settings.ts';
export { toSessionRows, type SessionRow } from './accounts/presenters/sessions.ts';
export {
  toSignupEmail,
  type SignupEmailButton,
  type SignupEmailVisit,
} from './accounts/presenters/signup-email.ts';
export { toTestsTable, type TestsTable } from './accounts/presenters/tests.ts';
export type { PhoneData, PhoneOutcome, PhoneWay } from './pincall/phone-data.ts';
export { toPhonePage, type PhonePage, type PhoneVisit } from './pincall/presenters/phone.ts';

// What a guest has and spent.
export type {
  ChatReceipt,
  MemberAreaFacts,
  Purchases,
  StatementFacts,
} from './member/member-data.ts';
export {
  toMemberArea,
  type MemberAreaView,
  type MemberAreaVisit,
} from './member/presenters/member-area.ts';
export { toChatReceiptDays, type ChatReceiptDay } from './member/presenters/member-chats.ts';
export { toMemberVideos, type MemberVideosVisit } from './member/presenters/member-videos.ts';
export { toStatementView, type StatementView } from './member/presenters/statement.ts';

// Money.
export type { LimitsFacts, LimitsRefusal } from './spending/limits-data.ts';
export { toLimitsView, type LimitsView } from './spending/presenters/limits.ts';
export type { TopUpOptions, TopUpOutcome, TopUpRefusal } from './wallet/top-up-data.ts';
export { toTopUpView, type TopUpView } from './wallet/presenters/top-up.ts';
export type { AutoRecharge } from './wallet/presenters/recharge-choice.ts';
export {
  toRechargeTeaser,
  toRechargeView,
  type RechargeTeaser,
  type RechargeView,
} from './wallet/presenters/recharge.ts';
export {
  toRechargeQuestion,
  type RechargeQuestion,
} from './wallet/presenters/recharge-question.ts';
export {
  toChatTopUp,
  type ChatAmount,
  type ChatTopUpFacts,
  type ChatTopUpView,
  type ToppedUpChat,
} from './wallet/presenters/chat-top-up.ts';
export { toLimitLine, type LimitLine } from './wallet/presenters/limit-line.ts';
export {
  toOneClick,
  type OneClickView,
  type OneClickVisit,
} from './wallet/presenters/one-click.ts';
export {
  toPaymentFeedback,
  type PaymentFeedbackView,
} from './wallet/presenters/payment-feedback.ts';
export { toWalletCurrency, type WalletCurrencyView } from './wallet/presenters/wallet-currency.ts';
export type { VipClubFacts, VipClubRefusal } from './subscriptions/vip-club-data.ts';
export { toVipClubView, type VipClubView } from './subscriptions/presenters/vip-club.ts';
export type { WithdrawalFacts, WithdrawalOutcome } from './subscriptions/withdrawal-data.ts';
export { toWithdrawalView, type WithdrawalView } from './subscriptions/presenters/withdrawal.ts';

// A live room.
export type { RoomActor } from './live/room-actor.ts';
export {
  toConfirmView,
  type ConfirmQuestion,
  type ConfirmView,
  type KnownRecharge,
} from './live/presenters/confirm.ts';
export { toGiftArrival, type GiftArrival } from './live/presenters/gift-arrival.ts';
export {
  toDoorPerson,
  toVisitorDoor,
  type DoorPerson,
  type VisitorDoor,
} from './live/presenters/door.ts';
export { toFreeCoinsView, type FreeCoinsView } from './live/presenters/free-coins.ts';
export { toInChatTopUp, type InChatTopUpView } from './live/presenters/in-chat-top-up.ts';
export {
  toMeterTexts,
  toMeterView,
  type MeterTexts,
  type MeterView,
} from './live/presenters/meter.ts';
export { toMinTopUp } from './live/presenters/min-top-up.ts';
export { toNextLive } from './live/presenters/next-live.ts';
export { toChatRating, type ChatRatingView } from './live/presenters/chat-rating.ts';
export { toReceiptView, type ReceiptView } from './live/presenters/receipt.ts';
export { toRoomPhase, type RoomPhase } from './live/presenters/room-phase.ts';
export type { RoomRow } from './live/presenters/room-row.ts';

// Codes, vouchers and gifts.
export type { BenefitsFacts, BenefitsRefusal, RedeemStart } from './benefits/benefits-data.ts';
export { toBenefitsView, type BenefitsView } from './benefits/presenters/benefits.ts';
export {
  toPromotionView,
  type Promotion,
  type PromotionView,
} from './benefits/presenters/promotion.ts';
export { toRedeemShown, toRedeemState, type RedeemShown } from './benefits/presenters/redeem.ts';
export { toCodeRow, toVoucherRow, type VoucherRow } from './benefits/presenters/voucher-row.ts';

// What is offered and told.
export {
  toIncentiveView,
  type IncentiveView,
  type IncentiveVisit,
} from './incentives/presenters/incentive.ts';
export {
  toFavorites,
  type FavoritesFacts,
  type FavoritesView,
} from './favorites/presenters/favorites.ts';
export { toFollow, type FollowState, type FollowVisit } from './favorites/presenters/follow.ts';
export {
  toFavouriteAlerts,
  type FavouriteAlertsFacts,
  type FavouriteAlertsTable,
  type FavouriteAlertsVisit,
} from './favorites/presenters/favourite-alerts.ts';
export {
  toGiftPicker,
  type GiftPickerView,
  type GiftView,
} from './gifts/presenters/gift-picker.ts';
export { toPendingGift, type PendingGiftView } from './gifts/presenters/pending-gift.ts';
export type { LoadedGift } from './gifts/gifts.query.ts';
export type { GiftWords, NameGift } from './cards/gift-words.ts';
export type { MessengerFacts, OpenChannel } from './messenger/messenger-data.ts';
export type { LoadedChannel } from './messenger/messenger.query.ts';
export {
  toConversationLines,
  type ConversationLineView,
} from './messenger/presenters/conversation.ts';
export { toComposer, type ComposerView } from './messenger/presenters/composer.ts';
export {
  toMessengerPage,
  type MessengerPage,
  type MessengerVisit,
} from './messenger/presenters/messenger-page.ts';
export { toChannel, type ChannelView } from './messenger/presenters/to-channel.ts';
export { toUnreadChannels, type UnreadChannels } from './messenger/presenters/unread.ts';
export {
  toNotificationsPage,
  type NotificationsFacts,
  type NotificationsPage,
  type NotificationsVisit,
} from './notifications/presenters/notifications-page.ts';
export {
  toNotification,
  type NotificationView,
} from './notifications/presenters/to-notification.ts';

// What is agreed to, proven and logged.
export {
  toAgeCheck,
  toCheckStatus,
  type AgeCheckFacts,
  type AgeCheckView,
  type CheckStatusFacts,
  type CheckStatusView,
} from './avs/presenters/age-check.ts';
export {
  toConsentCategories,
  type ConsentCategoryView,
  type ConsentChoice,
} from './consent/presenters/categories.ts';
export { toHelp, type HelpView } from './legal/presenters/help.ts';
export {
  toLegalNotice,
  type LegalChanges,
  type LegalNotice,
} from './legal/presenters/legal-notice.ts';
export { toLegalText, type LegalTextView } from './legal/presenters/legal-text.ts';
export { toLog, type LogFacts, type LogView } from './tracking/presenters/log.ts';

// Log-in, and the pages to which mails lead.
export { toFormTexts, type FormTexts } from './forms/presenters/form-texts.ts';
export { toPasskeyLogin, type PasskeyLogin } from './auth/presenters/passkey-login.ts';
export { toResetPassword, type ResetPasswordPage } from './auth/presenters/reset-password.ts';
export {
  toVerifyEmail,
  type VerifyEmailPage,
  type VerifyEmailVisit,
} from './auth/presenters/verify-email.ts';
