import { messageTypes, senderTypes } from '../enums/messenger.ts';
import { sentGift } from './gifts.ts';
import { price } from './money.ts';
import {
  answer,
  count,
  flag,
  id,
  list,
  minorUnits,
  nullable,
  oneOf,
  optional,
  text,
  time,
} from './primitives.ts';

/** What writing in a channel costs its guest. [RU-messenger-channel-pricing] */
export const messageTerms = {
  /** Messages that the performer still gives away in this channel. */
  freeMessagesAmount: count,
  /** What a message costs that nothing else pays for, minor units of the guest's wallet; `null`: nothing. */
  messagePrice: nullable(minorUnits),
  /** The performer asks nothing for messages. */
  isMessagingFree: flag,
  /** Messages to this performer that the guest's vouchers pay for once the free ones are used. */
  voucherMessages: count,
  /** What the next message costs, to be shown before it is sent: its `value` is the `expectedPrice` of the message. */
  nextMessagePrice: price,
};

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
  lastMessageType: nullable(oneOf(messageTypes)),
  /** The first words of the last message; empty where it has none. */
  subject: text(200),
  messageTimestamp: nullable(time),
  lastViewedTimestamp: nullable(time),
  ...messageTerms,
});

/** What was typed and not sent: as long as a message, or empty. */
export const draftText = text(2_000, 0, 'Good ev');

/** What the guest has typed in a channel and not sent, on whichever device. */
export const messageDraft = answer({
  text: draftText,
  /** Rises with each change: the higher one is the newer. */
  version: count,
});

/** One message of a channel. */
export const messengerMessage = answer({
  /** Rises with time. */
  id,
  senderType: oneOf(senderTypes),
  type: oneOf(messageTypes),
  /** By type; a `text` has its words here, in the language they were written in, a `gift` what was given. */
  data: answer({ text: optional(text(2000)), gifts: optional(list(sentGift, 50)) }),
  sentAt: time,
  /** Of the guest's own messages: the key that they were sent with. */
  clientId: optional(text(64)),
  /** What the guest paid for it; missing where it cost nothing. */
  price: optional(price),
  /** Of the guest's own messages: the performer has not seen it, and it may be taken back. */
  mayTakeBack: optional(flag),
  /** Of the guest's own messages: the performer has seen it, and both show it. */
  seen: optional(flag),
});
