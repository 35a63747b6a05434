// Made by `pnpm --filter @vx/contract run generate`. Do not edit.

/** The constants of the product, one file per system; `CO-` ids are the specification’s. */
export {
  mobileRecommendationsGrid,
  mobileRecommendationsSlider,
  minRatings,
  avatarWidths,
  modelRecommendations,
  modelRecommendationsLoading,
  modelRecommendationsAge,
  modelRecommendationsAgeCollections,
  recommendedActorsShown,
  interviewImageSize,
  avatarsAgeRating,
} from './actors.ts';
export {
  zipLength,
  actorSearchDefaultCategory,
  actorSearchNewCategory,
  moodDebounce,
} from './actorsearch.ts';
export {
  queryGalleriesFirst,
  commentsPageSize,
  galleriesPageSize,
  albumDislike,
  albumLike,
} from './albums.ts';
export {
  queryBlogsFirst,
  blogPageSize,
  blogArchivePageSize,
  blogArchiveDefaultPage,
  blogDefaultPage,
  blogCache,
} from './blog.ts';
export { promoCodeWelcomeBonusTile, promoCodeChatTrial } from './bonuscodes.ts';
export { collectionActorsPage } from './camlists.ts';
export { chatExitMinDuration } from './chatexit.ts';
export { legalVersions } from './consent.ts';
export { maxVotesPerContest, passedContestsListed } from './contests.ts';
export {
  dailyBonusTimerInterval,
  dailyBonusDayEnd,
  berlinOffset,
  consumedDailyOffers,
} from './dailybonus.ts';
export { mobileFavoriteActorsPage } from './favorites.ts';
export {
  specialEventWiesnShooting,
  specialEventWiesnBude,
  specialEventVenusAttacks,
  specialEventWiesnGaudi,
  slotDailyAttempts,
  slotRewardValues,
} from './games.ts';
export { toyIntensities, toyGiftIds } from './gifts.ts';
export {
  blockedIncentiveLifetime,
  testIdExitIntent,
  interruptionPause,
  rareInterruptionPause,
  rareInterruptionLifetime,
} from './incentives.ts';
export {
  minBalanceChat,
  chatBadConnectionMaxResolution,
  chatBadConnectionMaxResolutionDesktop,
  chatWaiting,
  chatStreamNativeRecovery,
  chatMaxAttempts,
  chatStartAttempts,
  chatStartAttemptsPreview,
  chatConnectionWarning,
  chatFlashDetection,
  chatFlashInit,
  chatStreamRetry,
  chatStartRetry,
  chatVolumeHint,
  livePreviewLimit,
  livePreviewLimitVip,
  textChatCountdown,
} from './livechat.ts';
export { pointThresholds } from './loyalty.ts';
export {
  navbarRecentUnreadChannels,
  channelLoadThrottle,
  typingShown,
  typingNotice,
  messengerChannelsPage,
} from './messenger.ts';
export { coinsPerEuro, decimalsCoins, decimalsMoney } from './money.ts';
export {
  newsletterTypeVipClub,
  newsletterTypeLateNight,
  newsletterTypeVrPorn,
  newsletterTypeContests,
} from './newsletter.ts';
export {
  mobileHiddenNotificationTypes,
  notificationInitialRequest,
  navbarNotificationsHeld,
} from './notifications.ts';
export { inChatOneClickLimit } from './payment.ts';
export { pinLengthMobile, pinLengthFixed, pinLengthDefault } from './pincall.ts';
export { languageFallback, memberAreaSegment, testDeviceWord, scrollToParam } from './routing.ts';
export {
  minSearchPatternMobile,
  minSearchPatternDesktop,
  searchCacheLifetime,
  searchCleanerFirst,
  searchCleanerInterval,
  recentSearchesMax,
  recentSearchMinLength,
  searchPageSizeActors,
  searchPageSizeModels,
  searchPageSizeVideos,
  searchPageSizeTv,
  searchPageSizeMediathek,
  searchPageSizeAsmr,
  searchPageSizePhotos,
  searchPageSizeGalleries,
  searchPageSizeBlog,
  perTypeSearchPageSize,
  defaultSearchFirst,
  blogSearchFirst,
} from './search.ts';
export {
  breakpointXs,
  breakpointSm,
  breakpointMd,
  breakpointLg,
  breakpointXl,
  mobileMenuThreshold,
  titleAnimationStep,
  scrollDebounce,
  scrollHideThreshold,
  scrollShowNavbarThreshold,
  scrollTolerance,
  socialLinks,
} from './shell.ts';
export {
  socketPingInterval,
  socketReconnectDelay,
  closeCodeProtocolError,
  closeCodePongMissing,
} from './socket.ts';
export { spinCost } from './spinwheel.ts';
export { jumbotronCache } from './teasers.ts';
export { chatShowsProviderId, defaultTicketCreationType } from './tickets.ts';
export { tileGridColumns1199, tileGridColumns991, tileGridColumns767 } from './tilegrids.ts';
export { logRetention } from './tracking.ts';
export {
  testIdRecommendedVideoFilter,
  trendingDays,
  topMonths,
  durationUnset,
} from './videofilter.ts';
export {
  mobileVideosGrid,
  imageWidths,
  actorVideosPageSize,
  videosPageSize,
  videoThumbnailsFirst,
  videoStarsFirst,
} from './videos.ts';
export {
  testIdVoiceCallNewcomers,
  conversionChatActors,
  voiceCallSuccessCode,
} from './voicecall.ts';
export {
  installPromptDismiss,
  webPushDbName,
  webPushDbVersion,
  webPushDbStore,
  webPushDbIndex,
  webPushDbKey,
  webPushLocalFavourites,
  webPushLocalSubscription,
  webPushWorkerDesktop,
  webPushWorkerMobile,
  webPushScope,
  webPushDefaultEncoding,
} from './webpush.ts';
