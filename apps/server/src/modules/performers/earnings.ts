import type { StudioContract } from '@vx/contract/studio';
import type { Price } from '@vx/contract';
import { DAY_MS } from '@vx/kernel';
import { euroCentsOf } from '@vx/money-core/rules';
import { OperationError } from '../../platform/errors.ts';
import type { StudioCaller, StudioHandler } from '../../platform/module.ts';
import type { DayRange, PerformerDay } from '../money/index.ts';
import type { PerformersDeps } from './performers-deps.ts';

type Deps = Pick<PerformersDeps, 'money'>;

/** So many days at most in one answer: a year. */
const MAX_DAYS = 366;

/** @throws OperationError INVALID_INPUT */
function rangeOf({ from, to }: DayRange): DayRange {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const days = (last - first) / DAY_MS;
  // A day that is none (31 February) is another one after it was read.
  const isDay = (day: string, ms: number): boolean =>
    !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day);
  const wrong = !isDay(from, first) ? 'from' : !isDay(to, last) || !(days >= 0) ? 'to' : null;
  if (wrong !== null || days >= MAX_DAYS)
    throw new OperationError('INVALID_INPUT', {
      fields: [{ path: `query/${wrong ?? 'to'}`, rule: 'range' }],
    });
  return { from, to };
}

/** The sum of amounts in all currencies, in euro cents at the rate of prices. */
const eurosOf = (entries: readonly PerformerDay[]): number =>
  entries.reduce((sum, { earned, currency }) => sum + euroCentsOf(earned, currency), 0);

function inEuros(
  deps: Deps,
  entries: readonly PerformerDay[],
  language: StudioCaller['language'],
): Price {
  return deps.money.display({ value: eurosOf(entries), currency: 'EUR' }, language);
}

/** What came in, day by day. [beyond 26] */
export const getEarnings =
  (deps: Deps): StudioHandler<'GET /earnings'> =>
  async ({ query, caller }) => {
    const { performer, language } = caller;
    if (performer === null) throw new OperationError('NEED_LOGIN');
    const range = rangeOf(query);
    const entries = await deps.money.earningsOf(performer.actorId, range);
    return {
      ...range,
      earned: inEuros(deps, entries, language),
      days: [...Map.groupBy(entries, ({ day }) => day)].map(([day, ofDay]) => ({
        day,
        earned: inEuros(deps, ofDay, language),
        kinds: [...Map.groupBy(ofDay, ({ kind }) => kind)].map(([kind, ofKind]) => ({
          kind,
          earned: inEuros(deps, ofKind, language),
          count: ofKind.reduce((sum, { count }) => sum + count, 0),
        })),
      })),
    };
  };

/** What guests paid, and the performer's part, line by line. [beyond 26] */
export const getPerformerStatement =
  (deps: Deps): StudioHandler<'GET /statement'> =>
  async ({ query, caller }): Promise<StudioContract['GET /statement']['response']> => {
    const { performer, language } = caller;
    if (performer === null) throw new OperationError('NEED_LOGIN');
    const { lines, total } = await deps.money.performerLines(performer.actorId, {
      ...rangeOf(query),
      offset: query.offset ?? 0,
      limit: query.limit ?? 20,
    });
    return {
      total,
      items: lines.map(({ id, type, kind, reference, currency, paid, earned, updatedAt }) => ({
        lineId: String(id),
        type,
        kind,
        reference,
        at: updatedAt.toISOString(),
        paid: deps.money.display({ value: paid, currency }, language),
        earned: deps.money.display({ value: earned, currency }, language),
      })),
    };
  };
