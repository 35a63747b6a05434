import type {
  IncomingEvent,
  IncomingName,
  OutgoingName,
  StreamName,
  StreamPosition,
} from '@vx/contract/socket';

/**
 * What of the contract is needed at run time. The contract's own definitions carry schemas, so the
 * names stand here and a test compares them with the contract.
 */

/** Incoming: repeat an absolute state; applied whenever they come, and no part of a stream's sequence. [ADR 0005] */
export const ABSOLUTE: ReadonlySet<string> = new Set<IncomingName>([
  'sessionAcknowledge',
  'sessionExpired',
  'guestLocked',
  'pong',
  'pageReload',
  'messageAccepted',
  'messageRefused',
  'chatMeter',
  'chatTyping',
  'liveReaction',
  'channels',
  'allChannelsSeen',
  'actorTyping',
  'channelSeen',
  'channelDraft',
  'messengerContentChange',
  'favouriteActors',
  'oneClickOffer',
  'guestEmailProperties',
  'navbarNotificationList',
  'floatingNotificationList',
]);

/** Outgoing: sent without a login, too. [RU-socket-logged-in-only] */
export const ANONYMOUS: ReadonlySet<string> = new Set<OutgoingName>([
  'sessionRequest',
  'ping',
  'sendSignupEmail',
]);

/** Outgoing: carry a `clientId` and are kept until the server has answered for them. */
export const IDEMPOTENT: ReadonlySet<string> = new Set<OutgoingName>([
  'sendMessage',
  'chargeOneClick',
]);

/** Why a socket is closed, beyond the printed codes. [ADR 0005] */
export const SESSION_ENDED = 4001;
export const LIMIT_REACHED = 1008;
export const TOO_SLOW = 1013;
export const NORMAL_CLOSE = 1000;
/** What browsers report when a connection broke without a close frame. */
export const ABNORMAL_CLOSE = 1006;

export const STREAMS: readonly StreamName[] = ['guest', 'public'];

/** Where this client stands in each stream; `null` before the first session. */
export type Positions = { readonly [Name in StreamName]: StreamPosition | null };

/** Anything the server may send, told apart by `type`. */
export type Frame = IncomingEvent;

/** Reads a frame; `null` for what is none. Payloads are the server's business, the envelope is checked. */
export function parseFrame(text: string): Frame | null {
  try {
    const frame = JSON.parse(text) as Frame | null;
    const known =
      frame?.payload &&
      typeof frame.payload === 'object' &&
      Number.isInteger(frame.seq) &&
      STREAMS.includes(frame.stream);
    return known ? frame : null;
  } catch {
    return null;
  }
}
