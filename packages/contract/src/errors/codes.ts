/** What is known about a stable error code. */
export interface ErrorEntry {
  /** HTTP status, or `null` when the code never crosses the wire as a REST refusal. */
  readonly status: number | null;
  /** Whether the same call may succeed later without any change. */
  readonly retry: boolean;
}

const refuse = (status: number | null, retry = false): ErrorEntry => ({ status, retry });

/** Every stable code, with its status. Texts for guests are made from the code, never from a message. */
export const errorCodes = {
  // Common to all operations
  INVALID_INPUT: refuse(400),
  IDEMPOTENCY_KEY_REQUIRED: refuse(400),
  /** GraphQL by ids: no client was built with this document. */
  DOCUMENT_REFUSED: refuse(400),
  NEED_LOGIN: refuse(401),
  SESSION_EXPIRED: refuse(401),
  /** The call comes from a page of another session than the browser's. No other code has this status. */
  SESSION_REPLACED: refuse(412),
  NEED_PURCHASE: refuse(402),
  BALANCE_TOO_LOW: refuse(402),
  NEED_AGE_CHECK: refuse(403),
  NEED_ABO: refuse(403),
  FORBIDDEN: refuse(403),
  ORIGIN_REFUSED: refuse(403),
  LIMIT_REACHED: refuse(403),
  SPENDING_PAUSED: refuse(403),
  AGE_RATING_DENIED: refuse(403),
  NOT_FOUND: refuse(404),
  METHOD_NOT_ALLOWED: refuse(405),
  IDEMPOTENCY_KEY_REUSED: refuse(409),
  PRICE_CHANGED: refuse(409),
  WALLET_IN_USE: refuse(409),
  CONFLICT: refuse(409, true),
  BODY_TOO_LARGE: refuse(413),
  UNSUPPORTED_MEDIA_TYPE: refuse(415),
  TOO_MANY_REQUESTS: refuse(429, true),
  INTERNAL: refuse(500, true),
  NOT_IMPLEMENTED: refuse(501),
  UNAVAILABLE: refuse(503, true),

  // Accounts and sessions
  EMAIL_TAKEN: refuse(409),
  NAME_TAKEN: refuse(409),
  EMAIL_INVALID: refuse(422),
  PASSWORD_WEAK: refuse(422),
  PASSWORD_PERSONAL: refuse(422),
  PASSWORD_SAME: refuse(422),
  NAME_INVALID: refuse(422),
  NAME_RESERVED: refuse(422),
  TERMS_REQUIRED: refuse(422),
  COUNTRY_UNKNOWN: refuse(422),
  ZIP_INVALID: refuse(422),
  TEXT_TOO_LONG: refuse(422),
  PASSWORD_WRONG: refuse(422),
  LOGIN_WRONG: refuse(401),
  LOGIN_SLOWED: refuse(429, true),
  GUEST_LOCKED: refuse(403),
  PASSKEY_UNKNOWN: refuse(401),
  PASSKEY_REFUSED: refuse(401),
  PASSKEY_EXPIRED: refuse(410),
  PASSKEY_SUSPENDED: refuse(403),
  NEED_FRESH_LOGIN: refuse(403),
  PASSKEY_TAKEN: refuse(409),
  PASSKEYS_FULL: refuse(409),
  TOKEN_UNKNOWN: refuse(404),
  TOKEN_USED: refuse(409),
  TOKEN_EXPIRED: refuse(410),
  COMMENTS_BLOCKED: refuse(403),
  USER_TEXT: refuse(null),

  // Money
  AMOUNT_NOT_OFFERED: refuse(422),
  ALREADY_OWNED: refuse(409),
  PAYMENT_DECLINED: refuse(402),
  RECHARGE_MAXIMUM_REACHED: refuse(403),
  NO_STORED_PAYMENT: refuse(409),
  UNKNOWN_CURRENCY: refuse(null),

  // Bonus codes and vouchers
  CODE_UNKNOWN: refuse(404),
  CODE_NOT_YET: refuse(409),
  CODE_EXPIRED: refuse(410),
  CODE_USED_UP: refuse(409),
  CODE_REDEEMED: refuse(409),
  CODE_WAITING: refuse(409),
  CODE_NEEDS_PHONE: refuse(403),
  CODE_NEEDS_VIP: refuse(403),
  CODE_NEEDS_CONTACT: refuse(403),
  CODE_WELCOME_GIVEN: refuse(409),
  CODE_SLOWED: refuse(429, true),
  VOUCHER_UNUSABLE: refuse(409),

  // Incentives
  INCENTIVE_OVER: refuse(410),
  INCENTIVE_TAKEN: refuse(409),

  // Subscriptions
  SUBSCRIPTION_RUNS: refuse(409),
  SUBSCRIPTION_ENDED: refuse(409),
  WITHDRAWAL_TOO_LATE: refuse(409),

  // Messenger
  /** The performer has seen the message: it is not taken back any more. */
  MESSAGE_SEEN: refuse(409),
  /** The guest has taken the message back: it is not said again under its key. */
  MESSAGE_TAKEN_BACK: refuse(409),

  // Live chat
  ALREADY_IN_PROGRESS: refuse(409, true),
  GUEST_OFFLINE: refuse(409, true),
  CHAT_TIMEOUT: refuse(504, true),
  WRONG_SEQUENCE: refuse(409, true),
  ACTOR_OFFLINE: refuse(409),
  ACTOR_BUSY: refuse(409, true),
  BANNED_COUNTRY: refuse(451),
  PREVIEW_USED: refuse(409),
  PREVIEW_DISABLED: refuse(409),
  CHAT_RUNNING: refuse(409, true),
  CHAT_ENDED: refuse(409),
  /** Too short to be asked how it was. */
  CHAT_TOO_SHORT: refuse(409),
  CHAT_EXIT: refuse(null),
  PRE_CHAT_FAILURE: refuse(null),
  VOICE_CALL_FAILED: refuse(null),

  // Gifts
  GIFT_UNAVAILABLE: refuse(409),

  // Studio
  CHAIR_TAKEN: refuse(409),

  // Clients: raised on the guest's side
  HTTP_FAILED: refuse(null),
  NETWORK_FAILED: refuse(null, true),
  CHUNK_PRELOAD_FAILED: refuse(null, true),
  MISSING_VXQL_TOKEN: refuse(null),
  LOAD_FAILED_SILENTLY: refuse(null, true),
  TOTALS_FAILED: refuse(null, true),

  // Socket
  WS_PROTOCOL_ERROR: refuse(null),
  WS_PONG_MISSING: refuse(null, true),
  WS_CONNECTION_CLOSED: refuse(null, true),
  WS_PONG_IN_MISSING: refuse(null, true),

  // Content
  ZIP_LOOKUP_FAILED: refuse(null),
  GALLERY_PREVIEW_FAILED: refuse(null),
  BLOG_LOAD_FAILED: refuse(null),
  GRID_LOAD_FAILED: refuse(null, true),
  UNMAPPED_CATEGORY: refuse(null),
  SHARE_TIMEOUT: refuse(null, true),
  SHARE_FAILED: refuse(null),
  CONTEST_NEED_AVS: refuse(403),
  AVS_REJECTED: refuse(403),

  // Rewards, member features
  SLOT_GAME_NO_DATA: refuse(null),
  SLOT_GAME_ATTEMPT: refuse(409),
  TICKET_FAILED: refuse(409),
  CANCELLATION_OFFER_REFUSED: refuse(409),
  NEWSLETTER_FAILED: refuse(409),
  STATUS_BAR_ERROR: refuse(null),
  MESSENGER_ERROR: refuse(null),
  FEATURE_FEEDBACK_FAILED: refuse(null),

  // Phone verification, codes 1 to 10
  PHONE_INVALID_NUMBER: refuse(422),
  PHONE_COUNTRY_NOT_ALLOWED: refuse(422),
  PHONE_INVALID_TYPE: refuse(422),
  PHONE_TIMEOUT: refuse(410),
  PHONE_BLACKLISTED: refuse(403),
  PHONE_NOT_UNIQUE: refuse(409),
  PHONE_ID_UNKNOWN: refuse(404),
  PHONE_INVALID_CODE: refuse(422),
  PHONE_ATTEMPTS_REACHED: refuse(429),
  PHONE_UNKNOWN: refuse(500),
  PIN_CALL_UNKNOWN: refuse(null),

  // Web push
  WEB_PUSH_NO_REGISTRATION: refuse(null),
  WEB_PUSH_NO_TOKEN: refuse(null),
  WEB_PUSH_UNSUPPORTED: refuse(null),
  WEB_PUSH_BLOCKED: refuse(null),
  WEB_PUSH_BAD_PERMISSION: refuse(null),
} as const satisfies Readonly<Record<string, ErrorEntry>>;

/** A stable code of an error: a key of `errorCodes`. */
export type ErrorCode = keyof typeof errorCodes;

/** Whether a text is one of the stable codes (an older client may meet a newer one). */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorCodes, code);
}
