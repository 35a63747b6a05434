import type { Static } from 'typebox';
import { message, messages, type MessageDefinition } from '../define.ts';
import { answer, count, id, text } from '../shapes/primitives.ts';
import { price } from '../shapes/money.ts';
import { messengerMessages } from '../socket/messenger.ts';
import { sessionMessages } from '../socket/session.ts';
import {
  studioChannel,
  studioGuest,
  studioLine,
  studioMessage,
  studioPerformer,
} from './shapes.ts';

const { sessionRequest, ping, sessionAcknowledge, sessionExpired, pong } = sessionMessages;
const { messageAccepted, messageRefused } = sessionMessages;

/**
 * Messages of performers' sockets: the session is that of guests' sockets, with the performer's id where theirs has
 * the guest's; events are durable, numbered and replayed in the same way. [ADR 0005]
 */
export const studioMessages = {
  sessionRequest,
  ping,
  sessionAcknowledge,
  sessionExpired,
  pong,
  messageAccepted,
  messageRefused,
  channelSeen: messengerMessages.channelSeen,
  ...messages(
    message({
      name: 'chatStarted',
      id: null,
      direction: 'in',
      summary: 'A guest has come into the room.',
      payload: studioGuest,
      stream: 'guest',
      built: true,
    }),
    message({
      name: 'chatLine',
      id: null,
      direction: 'in',
      summary: 'A line of a chat, also the performer’s own.',
      payload: studioLine,
      stream: 'guest',
      built: true,
    }),
    message({
      name: 'chatEnded',
      id: null,
      direction: 'in',
      summary: 'A guest’s chat is over.',
      payload: answer({
        chatId: id,
        name: text(60),
        /** Billed. */
        seconds: count,
        paid: price,
        /** The performer's part, with what the house gave. */
        earned: price,
      }),
      stream: 'guest',
      built: true,
    }),
    message({
      name: 'message',
      id: null,
      direction: 'in',
      summary: 'A message stands in a channel, also one of the performer’s own.',
      payload: answer({
        /** As it stands with the message. */
        channel: studioChannel,
        message: studioMessage,
      }),
      stream: 'guest',
      built: true,
    }),
    message({
      name: 'messageTakenBack',
      id: null,
      direction: 'in',
      summary: 'A guest has taken back a message that the performer had not seen.',
      payload: answer({
        /** As it stands without the message. */
        channel: studioChannel,
        messageId: id,
      }),
      stream: 'guest',
      built: true,
    }),
    message({
      name: 'guestTyping',
      id: null,
      direction: 'in',
      summary: 'The guest of a channel is writing. Holds for some seconds, or until a message.',
      payload: answer({ channelId: id }),
      stream: 'guest',
      absolute: true,
      built: true,
    }),
    message({
      name: 'performerChanged',
      id: null,
      direction: 'in',
      summary: 'What guests see of the performer has changed.',
      payload: studioPerformer,
      stream: 'guest',
      absolute: true,
      built: true,
    }),
  ),
} as const;

type Messages = typeof studioMessages;

/** Server to performer: what modules send. */
export type StudioEventName =
  | 'chatStarted'
  | 'chatLine'
  | 'chatEnded'
  | 'message'
  | 'messageTakenBack'
  | 'guestTyping'
  | 'channelSeen'
  | 'performerChanged';

/** Name to payload: types only. */
export type StudioSocketContract = {
  readonly [Name in keyof Messages]: { readonly payload: Static<Messages[Name]['payload']> };
};

/** All definitions. */
export const studioMessageList: readonly MessageDefinition[] = Object.values(studioMessages);
