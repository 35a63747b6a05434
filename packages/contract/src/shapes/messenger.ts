import { messageTypes, senderTypes } from '../enums/messenger.ts';
import {
  answer,
  count,
  flag,
  id,
  minorUnits,
  nullable,
  oneOf,
  optional,
  text,
  time,
} from './primitives.ts';

/** ET-messengerChannel. */
export const messengerChannel = answer({
  id,
  actorId: id,
  guestId: id,
  unread: flag,
  /** Messages that the guest has not seen. */
  unreadCount: count,
  archived: flag,
  blocked: flag,
  isActorOnline: flag,
  lastMessageId: nullable(id),
  /** The first words of the last message. */
  subject: text(200),
  messageTimestamp: nullable(time),
  lastViewedTimestamp: nullable(time),
  /** Messages to the actor that the channel still has free. */
  freeMessagesAmount: count,
  /** Of a message after those, minor units of the guest's wallet; `null` where writing is free. */
  messagePrice: nullable(minorUnits),
  isMessagingFree: flag,
});

/** One message of a channel. */
export const messengerMessage = answer({
  /** Rises with time. */
  id,
  senderType: oneOf(senderTypes),
  type: oneOf(messageTypes),
  /** By type; a `text` has its words here, in the language they were written in. */
  data: answer({ text: optional(text(2000)) }),
  sentAt: time,
  /** What the guest paid for it, minor units of the wallet; left out for what cost nothing. */
  price: optional(minorUnits),
});
