import { sql } from 'kysely';
import type { GuestFact } from '../../platform/guest-facts.ts';
import { pictureAddress } from './picture.rules.ts';

/** Address of a guest's picture. */
export const pictureFact: GuestFact<string | null> = {
  select: (guestId) => sql`select to_json(id) from guest_pictures where guest_id = ${guestId}`,
  read: (json) => (json === null ? null : pictureAddress(json as string, 160)),
};
