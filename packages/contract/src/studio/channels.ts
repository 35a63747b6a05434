import { endpoint, endpoints } from '../define.ts';
import {
  answer,
  count,
  flag,
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
import { studioChannel, studioChannelFilters, studioMessage } from './shapes.ts';

/** What a performer and her guests write to each other outside of chats. [ADR 0036] */
export const studioChannelsEndpoints = endpoints(
  endpoint({
    key: 'GET /channels',
    id: null,
    summary:
      'The performer’s channels in which something was written, newest first. Who is blocked stands with the blocked only.',
    query: input({ filter: optional(oneOf(studioChannelFilters)), offset, limit: limit(20) }),
    response: answer({
      channels: list(studioChannel),
      /** Where the next page begins; `null` on the last one. */
      nextOffset: nullable(count),
      /** Messages of guests that the performer has not seen, in all channels. */
      unreadCount: count,
    }),
    audience: 'performer',
    credentials: true,
    built: true,
  }),
  endpoint({
    key: 'GET /channels/{channelId}/messages',
    id: null,
    summary: 'The newest messages of a channel, or those below `before`. Marks nothing as seen.',
    query: input({ before: optional(id), limit: limit(30) }),
    response: answer({
      channel: studioChannel,
      /** The oldest first. */
      messages: list(studioMessage),
      /** Older ones go on below this id; `null` where the conversation begins. */
      next: nullable(id),
    }),
    errors: ['NOT_FOUND', 'INVALID_INPUT'],
    audience: 'performer',
    credentials: true,
    built: true,
  }),
  endpoint({
    key: 'POST /channels/{channelId}/messages',
    id: null,
    summary:
      'Writes to the guest, which costs nobody anything. A repeat with the same key is the same message.',
    body: input({ text: text(2_000, 1, 'Good evening') }),
    response: studioMessage,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CHAIR_TAKEN'],
    audience: 'performer',
    credentials: true,
    idempotent: true,
    built: true,
  }),
  endpoint({
    key: 'POST /channels/{channelId}/block',
    id: null,
    summary:
      'Blocks the guest of a channel, or lets them write again. From every window, whoever holds the chair.',
    body: input({ blocked: flag }),
    response: success,
    errors: ['NOT_FOUND'],
    audience: 'performer',
    credentials: true,
    built: true,
  }),
  endpoint({
    key: 'POST /channels/{channelId}/seen',
    id: null,
    summary: 'The performer has seen a channel up to a message; what came later stays unread.',
    body: input({ until: id }),
    response: success,
    errors: ['NOT_FOUND'],
    audience: 'performer',
    credentials: true,
    built: true,
  }),
  endpoint({
    key: 'POST /channels/{channelId}/typing',
    id: null,
    summary:
      'The performer is writing: the guest sees it for some seconds, where both show it. From the chair.',
    response: success,
    errors: ['NOT_FOUND', 'CHAIR_TAKEN'],
    audience: 'performer',
    credentials: true,
    built: true,
  }),
  endpoint({
    key: 'GET /readReceipts',
    id: null,
    summary:
      'Whether guests see what the performer has read and when she writes. Who hides it does not see it of others.',
    response: answer({ shown: flag }),
    audience: 'performer',
    credentials: true,
    built: true,
  }),
  endpoint({
    key: 'POST /readReceipts',
    id: null,
    summary: 'Shows or hides what the performer has read and when she writes, in all channels.',
    body: input({ shown: flag }),
    response: success,
    audience: 'performer',
    credentials: true,
    built: true,
  }),
);
