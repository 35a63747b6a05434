/** EN-analyticsCurrencies. */
export const analyticsCurrencies = ['EUR', 'VXC', 'credits'] as const;
export type AnalyticsCurrency = (typeof analyticsCurrencies)[number];

/** EN-analyticsPurchaseCategories. */
export const analyticsPurchaseCategories = [
  'video',
  'image_album',
  'feed_paid_content',
  'feed_tip',
  'feed_tipping_goal',
  'cam_show_ticket',
  'toy_control',
  'paid_message',
  'live_chat',
  'voyeur_cam',
  'vip',
  'tv',
] as const;
export type AnalyticsPurchaseCategory = (typeof analyticsPurchaseCategories)[number];

/** EN-conversionEventNames: the documents print none: these are ours. */
export const conversionEventNames = [
  'purchaseStarted',
  'topUpStarted',
  'topUpFinished',
  'chatStarted',
  'chatEnded',
  'previewStarted',
  'signupStarted',
  'signupFinished',
  'loginFinished',
] as const;
export type ConversionEventName = (typeof conversionEventNames)[number];

/** EN-testIds. */
export const testIds = {
  exitIntent: 34,
  recommendedVideoFilter: 50,
  voiceCallNewcomers: 56,
} as const;
export type TestId = (typeof testIds)[keyof typeof testIds];

/** EN-internalEndpoints. */
export const internalEndpoints = [
  'regenerate auto-incrementor',
  'clear cache',
  'actor and album import',
  'grant messenger gifts',
  'online guests',
] as const;
export type InternalEndpoint = (typeof internalEndpoints)[number];

/** EN-testEndpoints. */
export const testEndpoints = [
  'office-IP check',
  'secure-remote-IP check',
  'leapwork result',
  'leapwork video',
  'testPLA',
] as const;
export type TestEndpoint = (typeof testEndpoints)[number];

/**
 * Kinds of what the server keeps about a visit, as a guest reads them. The first are counted and only with
 * consent (`countedKinds`), the others are reports of failures. Ours.
 */
export const logKinds = [
  'actorProfileVisit',
  'track',
  'watchStart',
  'test',
  'browserOnline',
  'websocketConnectionError',
  'vxmessengerError',
] as const;
export type LogKind = (typeof logKinds)[number];

/** What is counted: guests can have it deleted at any time. Ours. */
export const countedKinds = [
  'actorProfileVisit',
  'track',
  'watchStart',
  'test',
] as const satisfies readonly LogKind[];
