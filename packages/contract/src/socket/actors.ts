import { message, messages } from '../define.ts';
import { actorPresence } from '../shapes/actor.ts';

export const actorsMessages = messages(
  message({
    name: 'actorOnline',
    id: 'SI-actorOnline',
    direction: 'in',
    summary: 'An actor came online or is busy or free now. [RU-socket-actor-online-fanout]',
    payload: actorPresence,
    stream: 'public',
    built: true,
  }),
  message({
    name: 'actorOffline',
    id: 'SI-actorOffline',
    direction: 'in',
    summary: 'An actor went offline. [RU-socket-actor-online-fanout]',
    payload: actorPresence,
    stream: 'public',
    built: true,
  }),
);
