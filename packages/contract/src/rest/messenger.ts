import { endpoint, endpoints } from '../define.ts';
import { actorState } from '../shapes/actor.ts';
import { price } from '../shapes/money.ts';
import {
  draftText,
  messageDraft,
  messengerChannel,
  messengerMessage,
} from '../shapes/messenger.ts';
import {
  answer,
  flag,
  id,
  input,
  limit,
  list,
  nullable,
  optional,
  shownPrice,
  success,
  text,
} from '../shapes/primitives.ts';
import { Type } from 'typebox';

export const messengerEndpoints = endpoints(
  endpoint({
    key: 'GET /messenger/channel/{channelId}',
    id: 'RE-messengerChannel',
    summary: 'A channel with its newest messages, or those below `before`. Marks nothing as read.',
    query: input({ before: optional(id), limit: limit(30) }),
    response: answer({
      channel: messengerChannel,
      /** The oldest first. */
      messages: list(messengerMessage),
      /** Older ones go on below this id; `null` where the conversation begins. */
      next: nullable(id),
      draft: messageDraft,
    }),
    errors: ['NOT_FOUND'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'GET /messenger/channel/actor/{actorId}',
    id: 'RE-messengerChannelByActor',
    summary: 'The channel with an actor; `null` while nothing was written.',
    response: answer({ channel: nullable(messengerChannel) }),
    errors: ['NOT_FOUND'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /messenger/channel/{channelId}/messages',
    id: null,
    summary:
      'Writes to the performer, as `sendMessage` does over the socket. A repeat with the same key is the same message, and is charged once.',
    body: input({
      /** Its blanks at both ends count for nothing. */
      text: text(2_000, 1, 'Good evening'),
      /** What the guest was shown that it costs, in minor units. */
      expectedPrice: shownPrice,
    }),
    response: answer({
      message: messengerMessage,
      /** What of its price the performer gets; missing where it cost nothing. [beyond 26] */
      performerPart: optional(price),
      /** As it stands now, with what the next message costs. */
      channel: messengerChannel,
      balance: price,
    }),
    errors: [
      'NOT_FOUND',
      'FORBIDDEN',
      'BANNED_COUNTRY',
      'PRICE_CHANGED',
      'MESSAGE_TAKEN_BACK',
      'BALANCE_TOO_LOW',
      'LIMIT_REACHED',
      'SPENDING_PAUSED',
    ],
    audience: 'guest',
    idempotent: true,
    built: true,
  }),
  endpoint({
    key: 'POST /messenger/channel/{channelId}/messages/{messageId}/takeback',
    id: null,
    summary:
      'Takes a message of the guest’s back that the performer has not seen: it is gone for both, and what it cost comes back. A repeat changes nothing.',
    response: answer({
      /** What came back in money; missing where it had cost none. */
      refund: optional(price),
      /** As it stands now, with what the next message costs. */
      channel: messengerChannel,
      balance: price,
    }),
    errors: ['NOT_FOUND', 'MESSAGE_SEEN'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /messenger/channel/{channelId}/seen',
    id: null,
    summary: 'The guest has seen a channel up to a message. [RU-messenger-select-marks-read]',
    body: input({ until: id }),
    response: success,
    errors: ['NOT_FOUND'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /messenger/channel/{channelId}/typing',
    id: null,
    summary:
      'The guest is writing: the performer sees it for some seconds, where both show it. Asked for again while it goes on.',
    response: success,
    errors: ['NOT_FOUND'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /messenger/channel/{channelId}/draft',
    id: null,
    summary:
      'Keeps what the guest has typed and not sent, for all devices; an empty text removes it.',
    body: input({ text: draftText }),
    response: messageDraft,
    errors: ['NOT_FOUND'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'GET /messenger/readReceipts',
    id: null,
    summary:
      'Whether performers see what the guest has read and when it writes. Who hides it does not see it of others.',
    response: answer({ shown: flag }),
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /messenger/readReceipts',
    id: null,
    summary: 'Shows or hides what the guest has read and when it writes, in all channels.',
    body: input({ shown: flag }),
    response: success,
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /messenger/channel/{channelId}/archive',
    id: null,
    summary:
      'Archives a channel or brings it back, as `archiveChannel` does over the socket. [RU-messenger-unarchive]',
    body: input({ archived: flag }),
    response: success,
    errors: ['NOT_FOUND'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /messenger/channel/{channelId}/block',
    id: null,
    summary:
      'Blocks the performer of a channel, or lets them write again: while one of the two has blocked the other nothing is written. [RU-messenger-filters]',
    body: input({ blocked: flag }),
    response: success,
    errors: ['NOT_FOUND'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /messenger/seen',
    id: null,
    summary:
      'Every channel is seen, as `setAllChannelsSeen` says over the socket. [RU-messenger-all-seen]',
    response: success,
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'GET /messenger/recommendations',
    id: 'RE-messengerRecommendations',
    summary:
      'Actors to write to: online, and nothing was written with them yet. Five, or twelve for a grid.',
    query: input({
      /** With whom a conversation is open: whom they recommend comes first. */
      currentActorId: optional(id),
      useGrid: optional(flag),
      /** The age that pictures are released for; all of them are for everybody who may be here. */
      fsk: optional(Type.Integer({ minimum: 0, maximum: 21 })),
    }),
    response: answer({ items: list(actorState, 12) }),
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'GET /messenger/actor/{actorId}',
    id: 'RE-messengerActor',
    summary: 'An actor as the messenger shows it.',
    response: actorState,
    errors: ['NOT_FOUND'],
    audience: 'guest',
    built: false,
  }),
);
