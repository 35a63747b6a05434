import { endpoint, endpoints } from '../define.ts';
import {
  answer,
  count,
  id,
  input,
  limit,
  list,
  nullable,
  offset,
  oneOf,
  optional,
  success,
  text,
} from '../shapes/primitives.ts';
import { studioChannel, studioMessage } from './shapes.ts';

/** What guests write to a performer outside of chats. [ADR 0036] */
export const studioMessageEndpoints = endpoints(
  endpoint({
    key: 'GET /channels',
    id: null,
    summary: 'The conversations of the performer, the one that was written in last first.',
    query: input({
      filter: optional(oneOf(['newest', 'unread'])),
      offset,
      limit: limit(20),
    }),
    response: answer({
      items: list(studioChannel),
      nextOffset: nullable(count),
      /** Messages of guests that the performer has not seen, in all channels. */
      unreadCount: count,
    }),
    audience: 'performer',
    credentials: true,
    built: true,
  }),
  endpoint({
    key: 'GET /channels/{channelId}',
    id: null,
    summary: 'A conversation with its newest messages, or those below `before`.',
    query: input({ before: optional(id), limit: limit(30) }),
    response: answer({
      channel: studioChannel,
      /** The oldest first. */
      messages: list(studioMessage),
      /** Older ones go on below this id; `null` where the conversation begins. */
      next: nullable(id),
    }),
    errors: ['NOT_FOUND'],
    audience: 'performer',
    credentials: true,
    built: true,
  }),
  endpoint({
    key: 'POST /channels/{channelId}/messages',
    id: null,
    summary: 'Writes to a guest. A repeat with the same key is the same message.',
    body: input({ text: text(2_000, 1, 'Good evening') }),
    response: studioMessage,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CHAIR_TAKEN'],
    audience: 'performer',
    credentials: true,
    idempotent: true,
    built: true,
  }),
  endpoint({
    key: 'POST /channels/{channelId}/seen',
    id: null,
    summary: 'The performer has seen a conversation up to a message.',
    body: input({ until: id }),
    response: success,
    errors: ['NOT_FOUND'],
    audience: 'performer',
    credentials: true,
    built: true,
  }),
);
