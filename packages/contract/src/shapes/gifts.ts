import type { Static } from 'typebox';
import { answer, count, id } from './primitives.ts';

/** Gifts of one kind that a guest gave in a message. */
export const sentGift = answer({
  giftId: id,
  quantity: count,
  /** How many of them the guest had bought before, and did not pay for now. */
  owned: count,
});
/** Gifts of one kind that a guest gave in a message. [RU-gifts-included] */
export type SentGift = Static<typeof sentGift>;
