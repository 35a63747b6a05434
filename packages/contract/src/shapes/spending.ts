import { limitPeriods, pauseKinds } from '../enums/spending.ts';
import { price } from './money.ts';
import { amountRange, answer, list, minorUnits, nullable, oneOf, time } from './primitives.ts';

/** What a guest set about spending, and what was spent against it. */
export const spendingLimits = answer({
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
  bounds: amountRange,
  pause: nullable(
    answer({
      kind: oneOf(pauseKinds),
      /** `null`: for good. */
      until: nullable(time),
    }),
  ),
});
