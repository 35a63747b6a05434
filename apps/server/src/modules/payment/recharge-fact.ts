import { sql } from 'kysely';
import type { GuestFact } from '../../platform/guest-facts.ts';

/** Whether a guest has coins bought automatically, and whether that was stopped. */
export const rechargeFact: GuestFact<'off' | 'on' | 'stopped'> = {
  select: (guestId) => sql`
    select to_json(case when coalesce(auto_recharge_amount, 0) = 0 then 'off'
      when stopped_by is not null then 'stopped' else 'on' end)
    from payment_settings where guest_id = ${guestId}`,
  read: (json) => (json as 'off' | 'on' | 'stopped' | null) ?? 'off',
};
