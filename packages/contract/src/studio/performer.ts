import { Type } from 'typebox';
import { endpoint, endpoints } from '../define.ts';
import { input, oneOf, optional, success, text } from '../shapes/primitives.ts';
import { studioChair, studioPerformer, studioPresences, studioStart } from './shapes.ts';

/** Who is in the studio. Ours: the specification names the guests' side alone. [ADR 0036] */
export const studioPerformerEndpoints = endpoints(
  endpoint({
    key: 'POST /login',
    id: null,
    summary: 'Logs a performer in with a new session. No account of a guest opens the studio.',
    body: input({ email: text(254, 3), password: text(200, 1) }),
    response: studioStart,
    errors: ['LOGIN_WRONG', 'LOGIN_SLOWED'],
    audience: 'anyone',
    limits: { addressPerMinute: 60 },
    credentials: true,
    built: true,
  }),
  endpoint({
    key: 'POST /logout',
    id: null,
    summary: 'Ends the session, closes its sockets and leaves the chair.',
    response: success,
    audience: 'anyone',
    limits: 'common',
    credentials: true,
    built: true,
  }),
  endpoint({
    key: 'GET /performer',
    id: null,
    summary: 'Who is logged in, and what guests see of them now.',
    response: studioPerformer,
    audience: 'performer',
    credentials: true,
    built: true,
  }),
  endpoint({
    key: 'PUT /presence',
    id: null,
    summary: 'Comes online, or goes away. A paid chat is ended before one can go away.',
    body: input({ presence: oneOf(studioPresences) }),
    response: studioPerformer,
    errors: ['CHAIR_TAKEN', 'CHAT_RUNNING'],
    audience: 'performer',
    credentials: true,
    built: true,
  }),
  endpoint({
    key: 'PUT /chair',
    id: null,
    summary:
      'Takes the chair, or holds it: a window of the studio repeats it every ten seconds. A script of the demo world gives way at once, another window when it is asked to.',
    body: input({
      /** Take it from another window. Default false. */
      take: optional(Type.Boolean()),
    }),
    response: studioChair,
    audience: 'performer',
    credentials: true,
    built: true,
  }),
);
