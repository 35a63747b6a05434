import { endpoint, endpoints } from '../define.ts';
import { actorState } from '../shapes/actor.ts';
import {
  answer,
  bag,
  count,
  flag,
  id,
  input,
  list,
  minorUnits,
  nullable,
  optional,
  text,
  time,
} from '../shapes/primitives.ts';
import { Type } from 'typebox';

/** ET-messengerChannel. */
const channel = answer({
  id,
  actorId: id,
  guestId: id,
  unread: flag,
  unreadCount: count,
  archived: flag,
  blocked: flag,
  isActorOnline: flag,
  multiChatPrice: nullable(minorUnits),
  canVoyeurChat: flag,
  freeMessagesAmount: count,
  messagePrice: nullable(minorUnits),
  isMessagingFree: flag,
  freeChat: nullable(bag),
  lastMessageId: nullable(id),
  subject: text(200),
  messageTimestamp: nullable(time),
  lastViewedTimestamp: nullable(time),
});

export const messengerEndpoints = endpoints(
  endpoint({
    key: 'GET /messenger/channel/{channelId}',
    id: 'RE-messengerChannel',
    summary: 'A channel.',
    response: answer({ channel }),
    errors: ['NOT_FOUND'],
    audience: 'guest',
    built: false,
  }),
  endpoint({
    key: 'GET /messenger/channel/actor/{actorId}',
    id: 'RE-messengerChannelByActor',
    summary: 'The channel with an actor.',
    response: answer({ channel: nullable(channel) }),
    errors: ['NOT_FOUND'],
    audience: 'guest',
    built: false,
  }),
  endpoint({
    key: 'GET /messenger/recommendations',
    id: 'RE-messengerRecommendations',
    summary: 'Actors to write to.',
    query: input({
      currentActorId: optional(id),
      useGrid: optional(flag),
      fsk: optional(Type.Integer({ minimum: 0, maximum: 21 })),
    }),
    response: answer({ items: list(actorState) }),
    audience: 'guest',
    built: false,
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
