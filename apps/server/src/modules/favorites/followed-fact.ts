import { sql } from 'kysely';
import type { GuestFact } from '../../platform/guest-facts.ts';

/** Performers that a guest follows. Their number is bounded. */
export const followedFact: GuestFact<ReadonlySet<number>> = {
  select: (guestId) => sql`
    select json_agg(target_id) from pins where guest_id = ${guestId} and target = 'actor'`,
  read: (json) => new Set((json as number[] | null) ?? []),
};
