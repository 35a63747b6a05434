import { Type } from 'typebox';
import { clientId, id, nullable, optional, text } from '../shapes/primitives.ts';

/** ET-socketEnvelope: what surrounds every outgoing payload. [RU-socket-envelope] */
export const outgoingEnvelope = Type.Object(
  {
    type: text(60, 1),
    /** Public session tag. */
    accessToken: text(100),
    guestId: nullable(id),
    payload: Type.Object({}),
    /** Makes a repeat harmless. */
    clientId: optional(clientId),
  },
  { additionalProperties: false },
);

/** What surrounds every incoming payload. [ADR 0005] */
export const incomingEnvelope = Type.Object({
  type: text(60, 1),
  payload: Type.Object({}),
  stream: Type.Enum(['guest', 'public']),
  seq: Type.Integer({ minimum: 0 }),
  /** Server time in ms. */
  at: Type.Integer({ minimum: 0 }),
});

/** Why a socket is closed. */
export const closeCodes = {
  /** EN-websocketCloseCodes protocol error. */
  protocolError: 1002,
  /**
   * A limit of the caller is used up; the reason is one of `limitReasons`. Whoever is closed with it
   * waits at least five seconds before it comes back.
   */
  limitReached: 1008,
  serviceRestart: 1012,
  /** The send buffer passed 1 MiB. */
  tooSlow: 1013,
  /** EN-websocketCloseCodes pong missing. */
  pongMissing: 4000,
  /** After `sessionExpired`. */
  sessionEnded: 4001,
} as const;

/** The reasons of `closeCodes.limitReached`. They do not change; log and count by them. */
export const limitReasons = {
  /** More bytes than a client of ours would ever send. */
  bytes: 'too many bytes',
  /** Went on sending after its frames were refused with `TOO_MANY_REQUESTS`. */
  frames: 'too many frames',
  /** The session has as many sockets as it may. */
  sockets: 'too many sockets',
} as const;
