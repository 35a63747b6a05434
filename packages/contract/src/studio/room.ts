import { endpoint, endpoints } from '../define.ts';
import { input, nullable, success, text } from '../shapes/primitives.ts';
import { studioLine, studioRoom } from './shapes.ts';

/** What a performer runs and who is in it. [ADR 0036] */
export const studioRoomEndpoints = endpoints(
  endpoint({
    key: 'GET /room',
    id: null,
    summary: 'What the performer runs now, with its guests and their latest lines; or null.',
    response: nullable(studioRoom),
    audience: 'performer',
    credentials: true,
    built: true,
  }),
  endpoint({
    key: 'POST /chats/{chatId}/lines',
    id: null,
    summary: 'Writes to a guest in a running chat. A repeat with the same key is the same line.',
    body: input({ text: text(2_000, 1, 'Good evening') }),
    response: studioLine,
    errors: ['NOT_FOUND', 'CHAT_ENDED', 'CHAIR_TAKEN'],
    audience: 'performer',
    credentials: true,
    idempotent: true,
    built: true,
  }),
  endpoint({
    key: 'POST /room/end',
    id: null,
    summary: 'Ends what the performer runs, for all who take part. [RU-chatexit-host]',
    response: success,
    errors: ['CHAIR_TAKEN'],
    audience: 'performer',
    credentials: true,
    built: true,
  }),
);
