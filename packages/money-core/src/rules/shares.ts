/** Of what guests pay for a performer, the part that is the performer's. */

/** All of a sum, in thousandths. */
const WHOLE = 1_000;

/**
 * The performer's part of all that was charged for one thing so far, in minor units. What the house keeps is rounded
 * down, so that rounding goes to the performer.
 *
 * @param permille the performer's share, 0 to 1000
 */
export const performerPart = (charged: number, permille: number): number =>
  charged - Math.floor((charged * (WHOLE - permille)) / WHOLE);

/**
 * The performer's part of one more charge for the same thing: a chat that is billed by the second is shared as if it
 * had been billed at once, and not by a thousand roundings.
 *
 * @param before what was charged for it already
 */
export const nextPerformerPart = (before: number, amount: number, permille: number): number =>
  performerPart(before + amount, permille) - performerPart(before, permille);

/**
 * What a performer gives back of a charge of which `amount` is refunded: of the part that was theirs as much as the
 * guest gets of the whole, and with the last of it the rest.
 *
 * @param charge what it was, the performer's part of it, and what was given back of it before
 */
export function refundedPart(
  charge: { readonly amount: number; readonly part: number; readonly refunded: number },
  amount: number,
): number {
  const upTo = (sum: number): number => Math.floor((charge.part * sum) / charge.amount);
  return upTo(charge.refunded + amount) - upTo(charge.refunded);
}
