import { sql } from 'kysely';
import type { GuestFact } from '../../platform/guest-facts.ts';
import type { GuestVideo } from './videos.repository.ts';

/** More than this is not read along with a page. */
const MAX_VIDEOS = 500;

/** What a guest has to do with videos; those that are missing: nothing. Null: with too many to tell. */
export const ownVideosFact: GuestFact<ReadonlyMap<number, GuestVideo> | null> = {
  select: (guestId) => sql`
    select json_agg(own) from (
      select coalesce(e.video_id, l.video_id) as id, e.source, coalesce(l.value = 1, false) as liked
      from (select video_id, source from video_entitlements where guest_id = ${guestId} limit ${MAX_VIDEOS + 1}) e
      full join (select video_id, value from video_likes where guest_id = ${guestId} limit ${MAX_VIDEOS + 1}) l
        on l.video_id = e.video_id
    ) own`,
  read(json) {
    const rows = (json as (GuestVideo & { readonly id: number })[] | null) ?? [];
    if (rows.length > MAX_VIDEOS) return null;
    return new Map(rows.map(({ id, source, liked }) => [id, { source, liked }]));
  },
};
