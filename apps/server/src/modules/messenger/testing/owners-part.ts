import type { OwnersPart } from '../../../testing/owners-world.ts';

/** The owner does not show what it has read. */
export const have: OwnersPart = async (ask) => {
  await ask('POST /messenger/readReceipts', { body: { shown: false } });
};
