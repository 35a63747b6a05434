import type { AnyTransaction } from '../../platform/database/index.ts';
import type { JobDefinition } from '../../platform/module.ts';
import type { FavoritesDeps } from './favorites-deps.ts';
import { listFollowers } from './pins.repository.ts';

/** Its name in the database; jobs of earlier releases carry it. */
const name = 'favorites.tell-live';
/** Followers that are notified in one transaction. */
const BATCH = 200;

interface Payload {
  readonly actorId: number;
  /** The last follower who was notified, in the order of ids. */
  readonly after: string | null;
}

/** Has the followers of performers notified, after the commit. */
export async function notifyFollowersLater(
  { jobs }: Pick<FavoritesDeps, 'jobs'>,
  tx: AnyTransaction,
  actorIds: readonly number[],
): Promise<void> {
  for (const actorId of actorIds) await jobs.enqueue(tx, name, { actorId, after: null });
}

/**
 * Notifies the followers of one performer, a batch a job: the next is enqueued in the transaction that
 * notifies these. Of who has gone again meanwhile nobody is notified.
 */
export function notifyFollowersJob(deps: FavoritesDeps): JobDefinition {
  const { actors, database, domainEvents } = deps;
  return {
    name,
    async run(payload) {
      const { actorId, after } = payload as Payload;
      const actor = await actors.find(actorId, 'en');
      if (!actor?.online) return;
      await database.transaction(async (tx) => {
        const followers = await listFollowers(tx, actorId, { after, limit: BATCH });
        for (const guestId of followers)
          await domainEvents.emit(tx, 'favouriteCameOnline', { guestId, actor });
        const last = followers.at(-1);
        if (followers.length === BATCH && last)
          await deps.jobs.enqueue(tx, name, { actorId, after: last });
      });
    },
  };
}
