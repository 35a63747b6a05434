import { describe, expect, it } from 'vitest';
import { readFolder } from '../../scripts/read-sources.ts';
import { declarationsOf } from '../generate/lists.ts';
import * as values from './index.ts';

type Value = number | string | readonly (number | string)[];

/** Typed from the pages and decisions of the specification, not from the source. `null`: no unit is printed. */
const printed: readonly (readonly [string, Value, string | null])[] = [
  ['CO-languageFallback', 'en', null],
  ['CO-memberAreaSegment', 'myvisitx', null],
  ['CO-testDeviceWord', 'testdevice', null],
  ['CO-scrollToParam', 'scrollTo', null],
  ['CO-socketPingInterval', 50_000, 'ms'],
  ['CO-socketReconnectDelay', 1000, 'ms'],
  ['CO-closeCodeProtocolError', 1002, 'code'],
  ['CO-closeCodePongMissing', 4000, 'code'],
  ['CO-blockedIncentiveLifetime', 30, 'days'],
  ['CO-testIdExitIntent', 34, 'id'],
  ['CO-coinsPerEuro', 4, 'coins per EUR'],
  ['CO-decimalsCoins', 0, 'decimals'],
  ['CO-decimalsMoney', 2, 'decimals'],
  ['CO-inChatOneClickLimit', 60, 's'],
  ['CO-navbarRecentUnreadChannels', 5, 'items'],
  ['CO-channelLoadThrottle', 500, 'ms'],
  ['CO-messengerChannelsPage', 10, 'items'],
  ['CO-toyIntensities', 4, 'gift ids'],
  ['CO-minBalanceChat', 0.5, "units of the guest's currency"],
  ['CO-chatBadConnectionMaxResolution', 100, 'lines'],
  ['CO-chatBadConnectionMaxResolutionDesktop', 200, 'lines'],
  ['CO-chatWaiting', 5000, 'ms'],
  ['CO-chatStreamNativeRecovery', 2000, 'ms'],
  ['CO-chatMaxAttempts', 2, 'attempts'],
  ['CO-chatStartAttempts', 2, 'attempts'],
  ['CO-chatStartAttemptsPreview', 1, 'attempts'],
  ['CO-chatConnectionWarning', 500, 'ms'],
  ['CO-chatFlashDetection', 10_000, 'ms'],
  ['CO-chatFlashInit', 500, 'ms'],
  ['CO-chatStreamRetry', 5000, 'ms'],
  ['CO-chatStartRetry', 3000, 'ms'],
  ['CO-chatVolumeHint', 10_000, 'ms'],
  ['CO-livePreviewLimit', 5, 's'],
  ['CO-livePreviewLimitVip', 20, 's'],
  ['CO-textChatCountdown', 60, 's'],
  ['CO-chatExitMinDuration', 30, 's'],
  ['CO-testIdVoiceCallNewcomers', 56, 'id'],
  ['CO-conversionChatActors', 30, 'items'],
  ['CO-voiceCallSuccessCode', 2000, 'code'],
  ['CO-chatShowsProviderId', 1502, 'id'],
  ['CO-defaultTicketCreationType', 'C', null],
  ['CO-mobileHiddenNotificationTypes', [6, 7, 13, 14, 15, 22], null],
  ['CO-notificationInitialRequest', 5, 'items'],
  ['CO-navbarNotificationsHeld', 5, 'items'],
  ['CO-mobileFavoriteActorsPage', 10, 'items'],
  ['CO-specialEventWiesnShooting', 22, 'id'],
  ['CO-specialEventWiesnBude', 30, 'id'],
  ['CO-specialEventVenusAttacks', 7, 'id'],
  ['CO-specialEventWiesnGaudi', 6, 'id'],
  ['CO-dailyBonusTimerInterval', 1000, 'ms'],
  ['CO-dailyBonusDayEnd', '23:59:59', 'time of day'],
  ['CO-berlinOffset', 1, 'h'],
  ['CO-consumedDailyOffers', 31, 'items'],
  ['CO-newsletterTypeVipClub', 1024, 'bit flag'],
  ['CO-newsletterTypeLateNight', 512, 'bit flag'],
  ['CO-newsletterTypeVrPorn', 2048, 'bit flag'],
  ['CO-newsletterTypeContests', 256, 'bit flag'],
  ['CO-installPromptDismiss', 7, 'days'],
  ['CO-webPushDbName', 'vx', null],
  ['CO-webPushDbVersion', 5, null],
  ['CO-webPushDbStore', 'web-push', null],
  ['CO-webPushDbIndex', 'identity', null],
  ['CO-webPushDbKey', 'identity:key', null],
  ['CO-webPushLocalFavourites', 'web-push:favourites', null],
  ['CO-webPushLocalSubscription', 'web-push:subscription', null],
  ['CO-webPushWorkerDesktop', '/worker_desktop.min.js', null],
  ['CO-webPushWorkerMobile', '/worker_mobile.min.js', null],
  ['CO-webPushScope', '/', null],
  ['CO-webPushDefaultEncoding', 'aesgcm', null],
  ['CO-pinLengthMobile', 6, 'digits'],
  ['CO-pinLengthFixed', 5, 'digits'],
  ['CO-pinLengthDefault', 6, 'digits'],
  ['CO-mobileRecommendationsGrid', 8, 'items'],
  ['CO-mobileRecommendationsSlider', 5, 'items'],
  ['CO-minRatings', 10, 'ratings'],
  ['CO-avatarWidths', [60, 160, 320, 640], 'px'],
  ['CO-modelRecommendations', 4, 'items'],
  ['CO-modelRecommendationsLoading', 16, 'items'],
  ['CO-modelRecommendationsAge', 16, 'years'],
  ['CO-modelRecommendationsAgeCollections', 12, 'years'],
  ['CO-recommendedActorsShown', 9, 'items'],
  ['CO-interviewImageSize', 720, 'px'],
  ['CO-avatarsAgeRating', [16, 12], 'years'],
  ['CO-zipLength', 5, 'characters'],
  ['CO-actorSearchDefaultCategory', 3, 'id'],
  ['CO-actorSearchNewCategory', 88, 'id'],
  ['CO-moodDebounce', 500, 'ms'],
  ['CO-collectionActorsPage', 15, 'items'],
  ['CO-mobileVideosGrid', 16, 'items'],
  ['CO-imageWidths', [320, 640, 1280], 'px'],
  ['CO-actorVideosPageSize', 4, 'items'],
  ['CO-videosPageSize', 10, 'items'],
  ['CO-videoThumbnailsFirst', 100, 'items'],
  ['CO-videoStarsFirst', 100, 'items'],
  ['CO-testIdRecommendedVideoFilter', 50, 'id'],
  ['CO-trendingDays', 8, 'days'],
  ['CO-topMonths', 9, 'months'],
  ['CO-durationUnset', -1, null],
  ['CO-queryGalleriesFirst', 15, 'items'],
  ['CO-commentsPageSize', 5, 'items'],
  ['CO-galleriesPageSize', 10, 'items'],
  ['CO-albumDislike', 1, null],
  ['CO-albumLike', 5, null],
  ['CO-minSearchPatternMobile', 3, 'characters'],
  ['CO-minSearchPatternDesktop', 2, 'characters'],
  ['CO-searchCacheLifetime', 300_000, 'ms'],
  ['CO-searchCleanerFirst', 300_000, 'ms'],
  ['CO-searchCleanerInterval', 5000, 'ms'],
  ['CO-recentSearchesMax', 3, 'entries'],
  ['CO-recentSearchMinLength', 3, 'characters'],
  ['CO-searchPageSizeActors', 30, 'items'],
  ['CO-searchPageSizeModels', 30, 'items'],
  ['CO-searchPageSizeVideos', 30, 'items'],
  ['CO-searchPageSizeTv', 30, 'items'],
  ['CO-searchPageSizeMediathek', 30, 'items'],
  ['CO-searchPageSizeAsmr', 3, 'items'],
  ['CO-searchPageSizePhotos', 14, 'items'],
  ['CO-searchPageSizeGalleries', 14, 'items'],
  ['CO-searchPageSizeBlog', 15, 'items'],
  ['CO-perTypeSearchPageSize', 10, 'items'],
  ['CO-defaultSearchFirst', 30, 'items'],
  ['CO-blogSearchFirst', 15, 'items'],
  ['CO-queryBlogsFirst', 15, 'items'],
  ['CO-blogPageSize', 3, 'items'],
  ['CO-blogArchivePageSize', 9, 'items'],
  ['CO-blogArchiveDefaultPage', 2, 'page'],
  ['CO-blogDefaultPage', 1, 'page'],
  ['CO-blogCache', 60, 's'],
  ['CO-maxVotesPerContest', 5, 'votes'],
  ['CO-passedContestsListed', 2, 'items'],
  ['CO-jumbotronCache', 60, 's'],
  ['CO-tileGridColumns_1199', 1199, 'px'],
  ['CO-tileGridColumns_991', 991, 'px'],
  ['CO-tileGridColumns_767', 767, 'px'],
  ['CO-breakpoint_xs', 400, 'px'],
  ['CO-breakpoint_sm', 768, 'px'],
  ['CO-breakpoint_md', 992, 'px'],
  ['CO-breakpoint_lg', 1200, 'px'],
  ['CO-breakpoint_xl', 1368, 'px'],
  ['CO-mobileMenuThreshold', 1023, 'px'],
  ['CO-titleAnimationStep', 100, 'ms'],
  ['CO-scrollDebounce', 200, 'ms'],
  ['CO-scrollHideThreshold', 10, 'px'],
  ['CO-scrollShowNavbarThreshold', 50, 'px'],
  ['CO-scrollTolerance', 5, 'px'],
  ['CO-socialLinks', 4, 'links'],
];

/** The documents print no value; what we chose. */
const chosen: readonly (readonly [string, Value])[] = [
  ['CO-promoCodeWelcomeBonusTile', 'WELCOME'],
  ['CO-promoCodeChatTrial', 'CHATTRIAL'],
  ['CO-toyGiftIds', ['toy-1', 'toy-2', 'toy-3', 'toy-4']],
  ['CO-pointThresholds', [100, 250, 500, 1000]],
  ['CO-spinCost', 100],
  ['CO-slotDailyAttempts', 3],
  ['CO-slotRewardValues', [5, 10, 20, 50]],
];

const byName = new Map<string, unknown>(Object.entries(values));
/** What the sources say: `CO-id: meaning, in unit.` */
const constants = Object.values(readFolder('constants')).flatMap((source) =>
  declarationsOf(source).flatMap(({ name, comment }) => {
    const [, id, unit] = /^(CO-\w+):[^.]*?(?:, in ([^,.]+))?\./.exec(comment) ?? [];
    return id === undefined ? [] : [{ id, unit, value: byName.get(name) }];
  }),
);
const find = (id: string) => constants.find((entry) => entry.id === id);

describe('constants', () => {
  it.each(printed)('[%s] is %j (%s)', (id, value, unit) => {
    const found = find(id);
    expect(found?.value).toEqual(value);
    if (unit !== null) expect(found?.unit).toBe(unit);
  });

  it.each(chosen)('[%s] is not printed; ours is %j', (id, value) => {
    expect(find(id)?.value).toEqual(value);
  });

  it('lists each constant once', () => {
    expect(new Set(constants.map((entry) => entry.id)).size).toBe(constants.length);
    expect(constants).toHaveLength(153);
  });
});
