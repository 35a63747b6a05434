import type { Generated } from 'kysely';

/** A performer's account. What guests see of her is the profile of module `actors`. */
export interface PerformersTable {
  id: string;
  actor_id: number;
  email: string;
  /** The address as it is compared: lower case. */
  email_key: string;
  password_hash: string;
  /** Of the studio. */
  language: 'de' | 'en' | 'nl' | 'es';
  /** Counts the changes of what opens the account; what was handed out before the latest is void. */
  credential_epoch: Generated<number>;
  created_at: Date;
}

/** Who speaks for a performer: a window of the studio, as long as it repeats that it does. */
export interface ChairsTable {
  actor_id: number;
  session_id: string;
  until: Date;
}

export interface PerformerTables {
  performers: PerformersTable;
  chairs: ChairsTable;
}
