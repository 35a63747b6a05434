import type { CalledContract } from '@vx/api-client';
import type { StudioEventName, StudioKey } from '@vx/contract/studio';

/**
 * What of the contract is needed at run time. Its definitions carry schemas, so the little that is needed stands
 * here, and a test compares it with the contract.
 */

/** Where the calls of the studio hang. */
export const STUDIO_PREFIX = '/studio/api/v1';

/** Where the studio's socket opens. */
export const STUDIO_SOCKET = '/studio/socket';

/** Calls that carry a key, so that a repeat has no second effect. */
export const IDEMPOTENT_CALLS: ReadonlySet<string> = new Set<StudioKey>([
  'POST /chats/{chatId}/lines',
  'POST /channels/{channelId}/messages',
]);

/** Events that repeat an absolute state and are no part of the sequence. [ADR 0005] */
export const ABSOLUTE_EVENTS: ReadonlySet<string> = new Set<StudioEventName>([
  'guestTyping',
  'performerChanged',
]);

/** The studio's contract, as the REST client calls it: its session is a cookie. */
export const studioContract: CalledContract = {
  prefix: STUDIO_PREFIX,
  hintsOf: (key) => ({
    credentials: true,
    idempotent: IDEMPOTENT_CALLS.has(key),
    binary: false,
    outside: false,
    login: false,
    cacheSeconds: 0,
  }),
};
