// Made by `pnpm --filter @vx/contract run generate`. Do not edit.

/** Send cookies along. */
export const credentialKeys =
  'GET /auth/session,POST /auth/login,POST /auth/logout,POST /auth/signup,POST /auth/verifyEmail,POST /guest/acceptCancellationOffer,POST /guest/deletion/ask';

/** An `Idempotency-Key` is required. */
export const idempotentKeys =
  'POST /album/{albumId}/buy,POST /gallery/postComment,POST /guest/redeemBonus,POST /guest/vouchers/{voucherId}/use,POST /live/{actorId}/start,POST /payment/topup,POST /videos/{videoId}/buy';

/** Answers a blob. */
export const binaryKeys =
  'GET /asset/legal-text/download/{legalTextId},GET /guest/export/{exportId},GET /media/{mediaPath},GET /test/leapwork/video/{runItemId}';

/** Not below `/api/v1`. */
export const outsideKeys = 'GET /media/{mediaPath}';

/** Seconds for which an answer may be used again. */
export const cacheKeys =
  'GET /blog/actors/{payload}=60,GET /blog/archives/{category}=60,GET /blog/pm=60,GET /blog/posts/{categoryId}/{payload}=60,GET /video/jumbotron/config=60,GET /video/jumbotron/homepage=60';

/** Needs a logged-in guest, as everything with an `Idempotency-Key` does. */
export const loginKeys =
  'GET /actor/getActorNoteById/{actorId},GET /auth/sessions,GET /contests/getContestGuestData/{contestId},GET /gallery/getPinnedPhotos,GET /guest/avs,GET /guest/deletion,GET /guest/export,GET /guest/export/{exportId},GET /guest/favorite/actors,GET /guest/getGuestBalance,GET /guest/limits,GET /guest/notifications,GET /guest/phone,GET /guest/purchases,GET /guest/statement,GET /live/chats,GET /live/current,GET /live/{chatId}/receipt,GET /messenger/actor/{actorId},GET /messenger/channel/actor/{actorId},GET /messenger/channel/{channelId},GET /messenger/recommendations,GET /payment/topup/{intentId},GET /payment/topupOptions,GET /promo/hasGuestNotRedeemedOnTopCodeInstance/{promoCode},GET /special/{game}/getReward/{eventId},POST /actor/storeActorNote,POST /auth/changeEmail,POST /auth/changePassword,POST /auth/endOtherSessions,POST /auth/endSession,POST /bonuscode/service,POST /contests/addContestMediaVoting,POST /contests/deleteContestMediaVoting,POST /conversion/setRefillWindowHidden,POST /gallery/setGuestRating,POST /gallery/setPictureGuestRating,POST /gallery/setSedcardsGuestRating/{actorId},POST /guest/acceptCancellationOffer,POST /guest/autoRechargeTeaserState,POST /guest/avs/revoke,POST /guest/closeAgbAndDataProtection,POST /guest/closeDataProtection,POST /guest/deletion/ask,POST /guest/deletion/undo,POST /guest/export/ask,POST /guest/getNotificationsSettings,POST /guest/limits,POST /guest/limits/pause,POST /guest/limits/withdraw,POST /guest/notifications/mark,POST /guest/profile/get,POST /guest/profile/preview/update,POST /guest/profile/update,POST /guest/savePreferences,POST /guest/sendVideoShareEmail,POST /live/{chatId}/end,POST /relation/add,POST /relation/has,POST /special/easter/collectEgg,POST /tileGrid/storeTileGridSettings,POST /tv/updateMediathek,PUT /webpush/update/{payload}';
