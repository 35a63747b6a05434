import { sql } from 'kysely';
import { timeOf, type GuestFact } from '../../platform/guest-facts.ts';
import type { AvsApi } from './avs-module.ts';

type Standing = Awaited<ReturnType<AvsApi['standing']>>;

/** How the age check of a guest stands. */
export const standingFact: GuestFact<Standing> = {
  select: (guestId) => sql`
    select json_build_object('status', status, 'rejectReason', reject_reason, 'acceptedAt', accepted_at)
    from avs_guests where guest_id = ${guestId}`,
  read(json) {
    const row = json as (Omit<Standing, 'acceptedAt'> & { acceptedAt: string | null }) | null;
    return row
      ? { ...row, acceptedAt: timeOf(row.acceptedAt) }
      : { status: 'unknown', rejectReason: null, acceptedAt: null };
  },
};
