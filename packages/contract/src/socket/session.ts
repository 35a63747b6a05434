import { message, messages } from '../define.ts';
import { languages } from '../enums/routing.ts';
import {
  bag,
  count,
  flag,
  id,
  input,
  answer,
  nullable,
  oneOf,
  optional,
  text,
} from '../shapes/primitives.ts';
import { Type } from 'typebox';

/** Where a client stands in a stream. [ADR 0005] */
export const position = input({ epoch: text(64, 1), seq: count });

export const sessionMessages = messages(
  message({
    name: 'sessionRequest',
    id: 'SO-sessionRequest',
    direction: 'out',
    summary: 'First frame of a connection. [RU-socket-session-request-on-open]',
    payload: input({
      language: oneOf(languages),
      /** Missing when the upgrade carried the cookie; the envelope's tag must be that session's then. */
      bearer: optional(text(400)),
      positions: optional(input({ guest: optional(position), public: optional(position) })),
    }),
    anonymous: true,
    built: true,
  }),
  message({
    name: 'ping',
    id: 'SO-ping',
    direction: 'out',
    summary: 'Every 50 seconds. [RU-socket-ping-interval]',
    payload: input({}),
    anonymous: true,
    built: true,
  }),
  message({
    name: 'sessionAcknowledge',
    id: 'SI-sessionAcknowledge',
    direction: 'in',
    summary: 'The session stands; queued messages may go. [RU-socket-queue-flush-on-ack]',
    payload: answer({
      /** Seconds. */
      ttl: count,
      guestId: nullable(id),
      positions: answer({ guest: position, public: position }),
      /** false: the events since the given position are gone; reload what is shown. */
      replayed: answer({ guest: flag, public: flag }),
    }),
    stream: 'guest',
    absolute: true,
    built: true,
  }),
  message({
    name: 'sessionExpired',
    id: 'SI-sessionExpired',
    direction: 'in',
    summary: 'The session ended. [RU-socket-session-expiry-reload]',
    payload: answer({ reason: oneOf(['expired', 'loggedOut', 'replaced', 'locked']) }),
    stream: 'guest',
    absolute: true,
    built: true,
  }),
  message({
    name: 'pong',
    id: 'SI-pong',
    direction: 'in',
    summary: 'Answers a ping. [RU-socket-pong-ttl]',
    payload: answer({ /** Seconds. */ ttl: Type.Number({ minimum: 0 }) }),
    stream: 'guest',
    absolute: true,
    built: true,
  }),
  message({
    name: 'pageReload',
    id: 'SI-pageReload',
    direction: 'in',
    summary: 'The page reloads. [RU-socket-page-reload]',
    payload: answer({ reason: optional(text(100)) }),
    stream: 'public',
    absolute: true,
    built: true,
  }),
  message({
    name: 'messageAccepted',
    id: null,
    direction: 'in',
    summary: 'A message was taken and has no other visible effect.',
    payload: answer({ clientId: text(64) }),
    stream: 'guest',
    absolute: true,
    built: true,
  }),
  message({
    name: 'messageRefused',
    id: null,
    direction: 'in',
    summary: 'A message was refused with a stable code.',
    payload: answer({
      clientId: nullable(text(64)),
      code: text(60),
      /** What the code says besides, as a refusal over REST does; missing where it says nothing more. */
      detail: optional(bag),
    }),
    stream: 'guest',
    absolute: true,
    built: true,
  }),
);
