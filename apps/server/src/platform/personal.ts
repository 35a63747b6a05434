import type { PersonalRows } from './module.ts';

/** What the platform itself keeps about guests: for replays and repeats, nothing that a guest would read. */
export const platformRows: readonly PersonalRows[] = [
  { table: 'guest_events', columns: [], afterwards: 'removed' },
  { table: 'guest_streams', columns: [], afterwards: 'removed' },
  { table: 'idempotency', columns: [], afterwards: 'removed' },
];
