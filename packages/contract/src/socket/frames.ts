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
  serviceRestart: 1012,
  /** The send buffer passed 1 MiB. */
  tooSlow: 1013,
  /** EN-websocketCloseCodes pong missing. */
  pongMissing: 4000,
  /** After `sessionExpired`. */
  sessionEnded: 4001,
} as const;
