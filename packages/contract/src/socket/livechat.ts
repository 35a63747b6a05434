import { message, messages } from '../define.ts';
import { messageTypes, senderTypes } from '../enums/messenger.ts';
import { chatLine, chatReceipt } from '../shapes/live.ts';
import { price } from '../shapes/money.ts';
import {
  answer,
  anything,
  count,
  flag,
  id,
  input,
  list,
  minorUnits,
  nullable,
  oneOf,
  optional,
  seconds,
  shownPrice,
  text,
  url,
} from '../shapes/primitives.ts';
import { Type } from 'typebox';

/** When the meter warns. */
export const meterWarnings = ['fiveMinutes', 'oneMinute', 'fifteenSeconds'] as const;

export const livechatMessages = messages(
  message({
    name: 'sendMessage',
    id: 'SO-sendMessage',
    direction: 'out',
    summary:
      'Writes in a channel, or with chatId and isVideochat in a live chat. A repeat with the same clientId is the same line.',
    payload: input({
      channelId: nullable(id),
      messageType: oneOf(messageTypes),
      senderType: oneOf(senderTypes),
      isVideochat: flag,
      isFreechat: flag,
      data: input({ text: optional(text(2000)), imageId: optional(id) }),
      includedGifts: list(
        input({ giftId: id, quantity: Type.Integer({ minimum: 1, maximum: 999 }) }),
        50,
      ),
      chatId: nullable(id),
      /**
       * What the guest was shown that it costs with its gifts, in minor units. Default 0, so that nothing is charged
       * that was not shown. Another price is refused with `PRICE_CHANGED`.
       */
      expectedPrice: optional(shownPrice),
    }),
    idempotent: true,
    built: true,
  }),
  message({
    name: 'chatMessage',
    id: null,
    direction: 'in',
    summary: 'A line of a live chat.',
    payload: chatLine,
    stream: 'guest',
    built: true,
  }),
  message({
    name: 'chatMeter',
    id: null,
    direction: 'in',
    summary: 'What the chat has cost by now, every second.',
    payload: answer({
      chatId: id,
      /** Minor units. */
      charged: minorUnits,
      seconds,
      secondsLeft: count,
      balance: minorUnits,
      warning: nullable(oneOf(meterWarnings)),
      /** The server had to catch up; the figure is right now. */
      stale: flag,
    }),
    stream: 'guest',
    absolute: true,
    built: true,
  }),
  message({
    name: 'chatTyping',
    id: null,
    direction: 'in',
    summary: 'The actor types.',
    payload: answer({ chatId: id, typing: flag }),
    stream: 'guest',
    absolute: true,
    built: true,
  }),
  message({
    name: 'chatEnd',
    id: 'SI-chatEnd',
    direction: 'in',
    summary: 'A chat ended. [RU-chatexit-chat-end]',
    payload: answer({
      price,
      chatId: id,
      actor: answer({ id, name: text(60), previewImage: url }),
      exitCode: Type.Integer(),
      receipt: chatReceipt,
    }),
    stream: 'guest',
    built: true,
  }),
  message({
    name: 'freeChatDurationChanged',
    id: 'SI-freeChatDurationChanged',
    direction: 'in',
    summary: 'The seconds of free chat that are left.',
    payload: answer({ duration: seconds }),
    stream: 'guest',
    built: true,
  }),
  message({
    name: 'liveReaction',
    id: 'SI-liveReaction',
    direction: 'in',
    summary: 'Someone reacted. [RU-livechat-live-reactions]',
    payload: answer({
      referenceType: text(40),
      referenceId: id,
      imageId: nullable(id),
      message: nullable(text(200)),
      data: anything,
    }),
    stream: 'public',
    absolute: true,
    built: false,
  }),
);
