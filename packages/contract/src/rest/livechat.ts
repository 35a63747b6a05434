import { endpoint, endpoints } from '../define.ts';
import { builtChatTypes } from '../enums/livechat.ts';
import { chatReceipt, currentLiveChat, liveChat, liveOffer, livePreview } from '../shapes/live.ts';
import {
  answer,
  count,
  flag,
  input,
  limit,
  list,
  offset,
  oneOf,
  shownPrice,
} from '../shapes/primitives.ts';
import { Type } from 'typebox';

/** Live chat. Ours, in the specification's manner. [ADR 0006] */
export const livechatEndpoints = endpoints(
  endpoint({
    key: 'GET /live/{actorId}/offer',
    id: null,
    summary: 'What an actor offers this guest now. [RU-livechat-button-config]',
    response: liveOffer,
    errors: ['NOT_FOUND'],
    audience: 'anyone',
    built: true,
  }),
  endpoint({
    key: 'POST /live/{actorId}/preview',
    id: null,
    summary: 'Starts a free preview. [RU-livechat-preview-limit]',
    response: livePreview,
    errors: ['ACTOR_OFFLINE', 'PREVIEW_USED', 'BANNED_COUNTRY', 'PREVIEW_DISABLED', 'NOT_FOUND'],
    audience: 'anyone',
    limits: 'common',
    built: true,
  }),
  endpoint({
    key: 'POST /live/{actorId}/start',
    id: null,
    summary: 'Starts a paid chat. [RU-money-min-balance-chat] [RU-livechat-start-errors]',
    body: input({
      kind: oneOf(builtChatTypes),
      /** The price per minute that was shown, in minor units. */
      expectedPrice: shownPrice,
      /** The free minutes that were shown, from vouchers; with fewer nothing is begun. Default 0. */
      freeMinutes: Type.Optional(count),
      /** Counts the guest's attempts, from 1. */
      sequence: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    }),
    response: liveChat,
    errors: [
      'ALREADY_IN_PROGRESS',
      'GUEST_OFFLINE',
      'CHAT_TIMEOUT',
      'WRONG_SEQUENCE',
      'BALANCE_TOO_LOW',
      'LIMIT_REACHED',
      'SPENDING_PAUSED',
      'PRICE_CHANGED',
      'ACTOR_OFFLINE',
      'ACTOR_BUSY',
      'BANNED_COUNTRY',
      'NEED_LOGIN',
      'NEED_AGE_CHECK',
      'NOT_FOUND',
    ],
    audience: 'guest',
    idempotent: true,
    built: true,
  }),
  endpoint({
    key: 'GET /live/current',
    id: null,
    summary: 'The chat that runs now, with its messages, or null.',
    response: currentLiveChat,
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /live/{chatId}/picture',
    id: null,
    summary:
      'The first picture of a chat has been shown: its meter starts. Repeating it changes nothing.',
    response: answer({ success: flag }),
    errors: ['NOT_FOUND'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /live/{chatId}/end',
    id: null,
    summary: 'Ends a chat. Repeating it answers the same receipt.',
    response: chatReceipt,
    errors: ['NOT_FOUND'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'GET /live/{chatId}/receipt',
    id: null,
    summary: 'What a chat cost.',
    response: chatReceipt,
    errors: ['NOT_FOUND', 'CHAT_RUNNING'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'GET /live/chats',
    id: null,
    summary: 'Chats that ended, newest first.',
    query: input({ offset, limit: limit(20) }),
    response: answer({ total: count, items: list(chatReceipt) }),
    audience: 'guest',
    built: true,
  }),
);
