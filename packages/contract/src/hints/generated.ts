// Made by `pnpm --filter @vx/contract run generate`. Do not edit.

/** Send cookies along. */
export const credentialKeys =
  'GET /auth/session,GET /subscriptions,POST /auth/login,POST /auth/logout,POST /auth/passkeyLogin,POST /auth/signup,POST /auth/verifyEmail,POST /guest/acceptCancellationOffer';

/** An `Idempotency-Key` is required. */
export const idempotentKeys =
  'POST /album/{albumId}/buy,POST /conversion/redeemIncentive,POST /gallery/postComment,POST /guest/redeemBonus,POST /guest/vouchers/{voucherId}/use,POST /internal/grantMessengerGifts,POST /live/{actorId}/start,POST /messenger/channel/{channelId}/messages,POST /messenger/gifts/{giftId}/take,POST /payment/topup,POST /subscriptions,POST /videos/{videoId}/buy';

/** Answers a blob. */
export const binaryKeys =
  'GET /asset/legal-text/download/{legalTextId},GET /guest/export/{exportId},GET /guest/statement/download,GET /media/{mediaPath}';

/** Not below `/api/v1`. */
export const outsideKeys = 'GET /media/{mediaPath}';

/** Seconds for which an answer may be used again. */
export const cacheKeys =
  'GET /blog/actors/{payload}=60,GET /blog/archives/{category}=60,GET /blog/pm=60,GET /blog/posts/{categoryId}/{payload}=60,GET /video/jumbotron/config=60,GET /video/jumbotron/homepage=60';

/** Needs a logged-in guest; `*`: all of a family, but for those with `!`. */
export const loginKeys =
  '!GET /guest/log,!GET /guest/newsletter,!GET /live/{actorId}/offer,!POST /guest/log/forget,!POST /guest/newsletter/confirm,!POST /guest/newsletter/subscribe,!POST /guest/newsletter/unsubscribe,!POST /live/{actorId}/preview,GET /actor/getActorNoteById/{actorId},GET /auth/passkeys,GET /auth/sessions,GET /gallery/getPinnedPhotos,GET /guest/*,GET /live/*,GET /messenger/*,GET /payment/*,GET /promo/hasGuestNotRedeemedOnTopCodeInstance/{promoCode},POST /actor/storeActorNote,POST /auth/addPasskey,POST /auth/changeEmail,POST /auth/changePassword,POST /auth/confirmPasskey,POST /auth/endOtherSessions,POST /auth/endSession,POST /auth/passkeyOptions,POST /auth/removePasskey,POST /auth/renamePasskey,POST /bonuscode/service,POST /conversion/redeemIncentive,POST /conversion/setRefillWindowHidden,POST /guest/*,POST /live/*,POST /messenger/*,POST /payment/topup,POST /relation/*,POST /subscriptions,POST /subscriptions/*,POST /survey/chatexit,POST /videos/{videoId}/buy,PUT /webpush/update/{payload}';
