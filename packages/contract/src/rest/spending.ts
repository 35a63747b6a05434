import { Type } from 'typebox';
import { endpoint, endpoints } from '../define.ts';
import { limitPeriods, pauseChoices, pauseKinds } from '../enums/spending.ts';
import { price } from '../shapes/money.ts';
import { answer, input, list, minorUnits, nullable, oneOf, time } from '../shapes/primitives.ts';

const limits = answer({
  /** One of each period. */
  limits: list(
    answer({
      period: oneOf(limitPeriods),
      spent: price,
      /** `null`: none is set. */
      limit: nullable(price),
      startsAgainAt: time,
      /** A higher limit (`null`: none at all) that works from `from`. */
      raise: nullable(answer({ limit: nullable(price), from: time })),
      /** Limits that are set often, the smallest first, in minor units of the wallet. */
      usual: list(minorUnits, 3),
    }),
    3,
  ),
  /** Limits that can be set, in minor units of the wallet. */
  bounds: answer({ min: minorUnits, max: minorUnits, step: minorUnits }),
  pause: nullable(
    answer({
      kind: oneOf(pauseKinds),
      /** `null`: for good. */
      until: nullable(time),
    }),
  ),
});

export const spendingEndpoints = endpoints(
  endpoint({
    key: 'GET /guest/limits',
    id: null,
    summary: 'What the guest set about spending, and what was spent against it.',
    response: limits,
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
    response: limits,
    errors: ['AMOUNT_NOT_OFFERED'],
    audience: 'guest',
    built: true,
  }),
  endpoint({
    key: 'POST /guest/limits/withdraw',
    id: null,
    summary: 'Takes back a higher limit that does not work yet.',
    body: input({ period: oneOf(limitPeriods) }),
    response: limits,
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
    response: limits,
    audience: 'guest',
    built: true,
  }),
);
