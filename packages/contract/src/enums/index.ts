// Made by `pnpm --filter @vx/contract run generate`. Do not edit.

/** The enumerations of the product, one file per system; `EN-` ids are the specification’s. */
export {
  genders,
  type Gender,
  avatarWidths,
  type AvatarWidth,
  mobileProfilePages,
  type MobileProfilePage,
} from './actors.ts';
export {
  actorSortTypes,
  type ActorSortType,
  actorSearchTypes,
  type ActorSearchType,
  actorSearchCategories,
  type ActorSearchCategory,
  locationSources,
  type LocationSource,
} from './actorsearch.ts';
export {
  albumRatings,
  type AlbumRating,
  imageWidths,
  type ImageWidth,
  albumTypes,
  type AlbumType,
} from './albums.ts';
export { listStates, type ListState } from './api.ts';
export {
  avsStates,
  type AvsState,
  avsEvents,
  type AvsEvent,
  avsRejectReasons,
  type AvsRejectReason,
} from './avs.ts';
export { blogCategories, type BlogCategory } from './blog.ts';
export {
  defaultPromoCodes,
  type DefaultPromoCode,
  benefitKinds,
  type BenefitKind,
} from './bonuscodes.ts';
export { modelListKinds, type ModelListKind } from './camlists.ts';
export { campaignPages, type CampaignPage } from './campaigns.ts';
export {
  liveChatExitCodes,
  type LiveChatExitCode,
  liveChatExitCodeGroups,
  type LiveChatExitCodeGroup,
  livePreviewExitCodes,
  type LivePreviewExitCode,
  preChatFailureCodes,
  type PreChatFailureCode,
} from './chatexit.ts';
export {
  cookieCategories,
  type CookieCategory,
  cookies,
  type CookieKind,
  legalDocuments,
  type LegalDocument,
} from './consent.ts';
export { contestSubTypes, type ContestSubType } from './contests.ts';
export { dailyBonusContentTypes, type DailyBonusContentType } from './dailybonus.ts';
export {
  pinTargets,
  type PinTarget,
  pinnedActorChannels,
  type PinnedActorChannel,
} from './favorites.ts';
export { feedTypes, type FeedType, feedViews, type FeedView } from './feed.ts';
export {
  slotGameRewardTypes,
  type SlotGameRewardType,
  specialEventKeys,
  type SpecialEventKey,
  specialEventIds,
  type SpecialEventId,
  specialEventGames,
  type SpecialEventGame,
  specialEventProductList,
  type SpecialEventProduct,
} from './games.ts';
export {
  remoteToyMessageStates,
  type RemoteToyMessageState,
  remoteToyIntensities,
  type RemoteToyIntensity,
} from './gifts.ts';
export {
  restrictions,
  type Restriction,
  loginStates,
  type LoginState,
  guestFlags,
  type GuestFlag,
  audience,
  type Audience,
  ageRatings,
  type AgeRating,
} from './guest.ts';
export {
  incentiveTypes,
  type IncentiveType,
  incentiveRegions,
  type IncentiveRegion,
  interruptingRegions,
  incentiveEvents,
  type IncentiveEvent,
  incentiveReasons,
  type IncentiveReason,
  guestInfos,
  guestInfoTypes,
  type GuestInfoType,
  type GuestInfoValue,
  incentiveResults,
  type IncentiveResult,
} from './incentives.ts';
export {
  chatTypes,
  type ChatType,
  builtChatTypes,
  type BuiltChatType,
  chatStartErrors,
  type ChatStartError,
} from './livechat.ts';
export { rewardTypes, type RewardType } from './loyalty.ts';
export {
  mediaLibraryMediaTypes,
  type MediaLibraryMediaType,
  mediaLibrarySourceTypes,
  type MediaLibrarySourceType,
  mediaLibraryOriginTypes,
  type MediaLibraryOriginType,
  mediaLibraryTabs,
  type MediaLibraryTab,
} from './medialib.ts';
export {
  messageTypes,
  type MessageType,
  senderTypes,
  type SenderType,
  channelFilters,
  type ChannelFilter,
  readinessFlags,
  type ReadinessFlag,
} from './messenger.ts';
export {
  currencies,
  type Currency,
  prepaidBalanceKinds,
  type PrepaidBalanceKind,
  chargeKinds,
  type ChargeKind,
  payCurrencies,
  type PayCurrency,
  walletCurrencies,
  type WalletCurrency,
} from './money.ts';
export { newsletterTypes, type NewsletterType } from './newsletter.ts';
export {
  statusBarTypes,
  type StatusBarType,
  rechargePauses,
  type RechargePause,
  notificationTypes,
  type NotificationType,
  notificationEvents,
  type NotificationEvent,
  notificationChannels,
  type NotificationChannel,
  hiddenNotificationTypes,
  type HiddenNotificationType,
  notificationAreas,
  type NotificationArea,
} from './notifications.ts';
export {
  topUpStatuses,
  type TopUpStatus,
  rechargeReports,
  type RechargeReport,
  autoRechargeTeaserModes,
  type AutoRechargeTeaserMode,
} from './payment.ts';
export {
  phoneVerificationCodes,
  type PhoneVerificationCode,
  phoneNumberTypes,
  type PhoneNumberType,
} from './pincall.ts';
export {
  languages,
  type Language,
  routeLanguages,
  type RouteLanguage,
  marketVariants,
  type MarketVariant,
} from './routing.ts';
export {
  searchResultCategories,
  type SearchResultCategory,
  searchTypes,
  type SearchType,
  perTypeSearchPages,
  type PerTypeSearchPage,
  quickSearchCounts,
  type QuickSearchCount,
  searchModes,
  type SearchMode,
} from './search.ts';
export {
  breakpoints,
  type Breakpoint,
  footerLinks,
  type FooterLink,
  analyticsEventsOnVisibility,
  type AnalyticsEventOnVisibility,
} from './shell.ts';
export {
  websocketCloseCodes,
  type WebsocketCloseCode,
  websocketErrorTypes,
  type WebsocketErrorType,
} from './socket.ts';
export {
  limitPeriods,
  type LimitPeriod,
  pauseKinds,
  type PauseKind,
  pauseHours,
  type PauseLength,
  type PauseChoice,
  pauseChoices,
} from './spending.ts';
export { spinWheelTypes, type SpinWheelType } from './spinwheel.ts';
export {
  subscriptionPlans,
  type SubscriptionPlan,
  subscriptionMonths,
  type SubscriptionMonths,
  subscriptionStates,
  type SubscriptionState,
  subscriptionNews,
  type SubscriptionNews,
  cancellationOfferPercent,
  cancellationOfferCookie,
} from './subscriptions.ts';
export { surveyTypes, type SurveyType } from './surveys.ts';
export { jumbotronStations, type JumbotronStation } from './teasers.ts';
export { ticketCreationTypes, type TicketCreationType } from './tickets.ts';
export { tileGridColumnWidths, type TileGridColumnWidth } from './tilegrids.ts';
export { topCamsPages, type TopCamsPage } from './topcams.ts';
export {
  analyticsCurrencies,
  type AnalyticsCurrency,
  analyticsPurchaseCategories,
  type AnalyticsPurchaseCategory,
  conversionEventNames,
  type ConversionEventName,
  testIds,
  type TestId,
  internalEndpoints,
  type InternalEndpoint,
  testEndpoints,
  type TestEndpoint,
  logKinds,
  type LogKind,
  countedKinds,
} from './tracking.ts';
export { tvStreamTypes, type TvStreamType } from './tv.ts';
export {
  defaultVideoSorts,
  type DefaultVideoSort,
  videoFilterFlags,
  type VideoFilterFlag,
  videoGridFilterFlags,
  type VideoGridFilterFlag,
  actingGroups,
  type ActingGroup,
} from './videofilter.ts';
export {
  videoSorts,
  type VideoSort,
  videoProfiles,
  type VideoProfile,
  videoLists,
  type VideoList,
  videoShareStatuses,
  type VideoShareStatus,
} from './videos.ts';
export { conversionChatActions, type ConversionChatAction } from './voicecall.ts';
export {
  voucherTypes,
  type VoucherType,
  voucherRefusals,
  type VoucherRefusal,
} from './vouchers.ts';
export {
  webPushPermissionStates,
  type WebPushPermissionState,
  webPushEvents,
  type WebPushEvent,
  webPushWorkers,
  type WebPushWorker,
} from './webpush.ts';
