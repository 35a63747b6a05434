import { Type } from 'typebox';
import { endpoint, endpoints } from '../define.ts';
import { answer, count, input, limit, list, offset } from '../shapes/primitives.ts';
import { studioEarnings, studioStatementLine } from './shapes.ts';

/** A day as `2026-11-28`, Europe/Berlin. */
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2026-11-28'] });

/** What a performer earned. [beyond 26] */
export const studioEarningsEndpoints = endpoints(
  endpoint({
    key: 'GET /earnings',
    id: null,
    summary: 'What came in on each of these days, in euros at the rate of prices.',
    query: input({ from: day, to: day }),
    response: studioEarnings,
    errors: ['INVALID_INPUT'],
    audience: 'performer',
    credentials: true,
    built: true,
  }),
  endpoint({
    key: 'GET /statement',
    id: null,
    summary: 'What guests paid in these days and what of it is the performer’s, newest first.',
    query: input({ from: day, to: day, offset, limit: limit(20) }),
    response: answer({ total: count, items: list(studioStatementLine) }),
    errors: ['INVALID_INPUT'],
    audience: 'performer',
    credentials: true,
    built: true,
  }),
);
