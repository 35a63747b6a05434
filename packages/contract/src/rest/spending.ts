import { Type } from 'typebox';
import { endpoint, endpoints } from '../define.ts';
import { limitPeriods, pauseChoices, pauseKinds } from '../enums/spending.ts';
import { spendingLimits } from '../shapes/spending.ts';
import { input, nullable, oneOf } from '../shapes/primitives.ts';

export const spendingEndpoints = endpoints(
  endpoint({
    key: 'GET /guest/limits',
    id: null,
    summary: 'What the guest set about spending, and what was spent against it.',
    response: spendingLimits,
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/limits',
    id: null,
    summary: 'Sets one limit. A lower one works at once, a higher one or none after 24 hours.',
    body: input({
      period: oneOf(limitPeriods),
      amount: nullable(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
    }),
    response: spendingLimits,
    errors: ['AMOUNT_NOT_OFFERED'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/limits/withdraw',
    id: null,
    summary: 'Takes back a higher limit that does not work yet.',
    body: input({ period: oneOf(limitPeriods) }),
    response: spendingLimits,
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/limits/pause',
    id: null,
    summary:
      'Begins a cool-off or a self-exclusion: nothing is charged until it ends, and a running chat ends. It cannot be shortened.',
    body: input({
      kind: oneOf(pauseKinds),
      length: oneOf(pauseChoices.map(({ length }) => length)),
    }),
    response: spendingLimits,
    audience: 'guest',
    built: true,
  }),
);
