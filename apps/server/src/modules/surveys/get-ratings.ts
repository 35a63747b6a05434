import { OperationError } from '../../platform/errors.ts';
import type { StudioHandler } from '../../platform/module.ts';
import { starsOf } from './ratings.repository.ts';
import type { SurveysDeps } from './surveys-deps.ts';
import { firstDay } from './surveys.rules.ts';

/** What a performer learns of it: how often which stars, and nothing of who gave them. */
export const getRatings =
  (deps: SurveysDeps): StudioHandler<'GET /ratings'> =>
  async ({ caller }) => {
    const { performer } = caller;
    if (performer === null) throw new OperationError('NEED_LOGIN');
    const from = firstDay(deps.clock.now());
    const given = await starsOf(deps.database.read, performer.actorId, from);
    const countOf = (stars: number): number =>
      Number(given.find((one) => one.stars === stars)?.count ?? 0);
    const stars = [1, 2, 3, 4, 5].map(countOf);
    return { count: stars.reduce((sum, count) => sum + count, 0), stars };
  };
