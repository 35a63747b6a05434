import { endpoint, endpoints } from '../define.ts';
import { answer, bag, count, input, list, nullable, optional, text } from '../shapes/primitives.ts';

export const gamesEndpoints = endpoints(
  endpoint({
    key: 'GET /special/{game}/getReward/{eventId}',
    id: 'RE-specialGetReward',
    summary: 'Draws the reward of a game.',
    query: input({ qmdate: optional(text(20)) }),
    response: answer({ reward: nullable(bag) }),
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
    audience: 'guest',
    built: false,
  }),
  endpoint({
    key: 'GET /special/get/events',
    id: 'RE-specialGetEvents',
    summary: 'The special events that run.',
    response: answer({ events: list(answer({ key: text(60), id: count })) }),
    audience: 'anyone',
    built: false,
  }),
  endpoint({
    key: 'GET /special/getData/{eventType}',
    id: 'RE-specialGetData',
    summary: 'The data of a special event.',
    query: input({ qmdate: optional(text(20)) }),
    response: answer({ data: nullable(bag) }),
    errors: ['NOT_FOUND'],
    audience: 'anyone',
    built: false,
  }),
  endpoint({
    key: 'GET /special/spit-or-swallow/config',
    id: 'RE-spitOrSwallowConfig',
    summary: 'The configuration of the voting game.',
    response: answer({ config: bag }),
    audience: 'anyone',
    built: false,
  }),
);
