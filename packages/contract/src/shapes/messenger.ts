import { messageTypes, senderTypes } from '../enums/messenger.ts';
import { answer, count, flag, id, nullable, oneOf, optional, text, time } from './primitives.ts';

/** ET-messengerChannel. What writing costs comes with writing. */
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
});
