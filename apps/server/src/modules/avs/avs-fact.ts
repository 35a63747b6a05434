import type { AvsRejectReason, AvsState } from '@vx/contract/enums';
import { sql } from 'kysely';
import { timeOf, type GuestFact } from '../../platform/guest-facts.ts';

/** How the latest check of a guest stands, and since when the guest is proven. */
export interface AvsStatus {
  readonly status: AvsState;
  readonly rejectReason: AvsRejectReason | null;
  readonly acceptedAt: Date | null;
}

/** The status of the age check, for pages. */
export const avsFact: GuestFact<AvsStatus> = {
  select: (guestId) => sql`
    select json_build_object('status', status, 'rejectReason', reject_reason, 'acceptedAt', accepted_at)
    from avs_guests where guest_id = ${guestId}`,
  read(json) {
    const row = json as (Omit<AvsStatus, 'acceptedAt'> & { acceptedAt: string | null }) | null;
    return row
      ? { ...row, acceptedAt: timeOf(row.acceptedAt) }
      : { status: 'unknown', rejectReason: null, acceptedAt: null };
  },
};
