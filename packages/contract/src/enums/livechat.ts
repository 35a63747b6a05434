/** EN-chatTypes. */
export const chatTypes = [
  'livechat',
  'voyeur',
  'freechat',
  'live preview',
  'voyeur private',
  'mobile-call',
  'video call',
  'live show',
] as const;
export type ChatType = (typeof chatTypes)[number];

/** The types that a guest can start and that are metered; each has its entry in `@vx/live-core/rules`. */
export const builtChatTypes = ['livechat'] as const satisfies readonly ChatType[];
export type BuiltChatType = (typeof builtChatTypes)[number];

/** EN-chatStartErrors: the stable code and the printed text. */
export const chatStartErrors = {
  ALREADY_IN_PROGRESS: 'Already in progress',
  GUEST_OFFLINE: 'Guest offline',
  CHAT_TIMEOUT: 'Timeout',
  WRONG_SEQUENCE: 'Wrong sequence number',
} as const;
export type ChatStartError = (typeof chatStartErrors)[keyof typeof chatStartErrors];
