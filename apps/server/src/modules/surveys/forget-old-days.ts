import type { SurveysDeps } from './surveys-deps.ts';
import { firstDay, isLiked } from './surveys.rules.ts';
import { takeDaysBefore } from './ratings.repository.ts';

/** Days at a time: a transaction holds the figures of as many performers at most. */
const BATCH = 200;

/** Takes stars that are older than ninety days out of what profiles show. [ET-chatRatings] */
export async function forgetOldDays(deps: SurveysDeps): Promise<void> {
  const from = firstDay(deps.clock.now());
  for (let taken = BATCH; taken === BATCH;) {
    taken = await deps.database.transaction(async (tx) => {
      const gone = await takeDaysBefore(tx, from, BATCH);
      const byActor = [...Map.groupBy(gone, ({ actorId }) => actorId)].toSorted(
        ([one], [other]) => one - other,
      );
      for (const [actorId, days] of byActor)
        await deps.actors.countRatings(tx, actorId, {
          count: -days.reduce((sum, { count }) => sum + count, 0),
          liked: -days.reduce((sum, { stars, count }) => sum + (isLiked(stars) ? count : 0), 0),
        });
      return gone.length;
    });
  }
}
