/** Gifts in messages: which of them were bought before, and what the others cost. */

/** So many of one gift. */
export interface GiftCount {
  readonly giftId: string;
  readonly quantity: number;
}

/** What the basket holds: gift id to quantity. */
export type GiftBasket = Readonly<Record<string, number>>;

/** Of a gift in a message: how many were bought before, and how many are paid for now. */
export interface GiftPart extends GiftCount {
  readonly owned: number;
}

/** What a list says of a gift. */
export interface GiftOffer {
  readonly active: boolean;
  readonly vip: boolean;
}

/** As many gifts of one kind as a message may have. */
export const MAX_GIFTS = 999;

/** Seconds in which a gift can be taken back before it is given. [beyond 14] */
export const UNDO_SECONDS = 5;

/** How many of the bought ones are not in the basket yet, never below 0. [RU-gifts-basket-add] [RU-gifts-basket-remove] */
export const temporaryAvailable = (bought: number, inBasket: number): number =>
  Math.max(0, bought - inBasket);

/** The basket with one more of a gift, up to what a message may have. [RU-gifts-basket-add] */
export const addToBasket = (basket: GiftBasket, giftId: string): GiftBasket => ({
  ...basket,
  [giftId]: Math.min(MAX_GIFTS, (basket[giftId] ?? 0) + 1),
});

/** The basket with one less of a gift, which leaves it with the last one. [RU-gifts-basket-remove] */
export function removeFromBasket(basket: GiftBasket, giftId: string): GiftBasket {
  const { [giftId]: quantity = 0, ...others } = basket;
  return quantity > 1 ? { ...others, [giftId]: quantity - 1 } : others;
}

/** The gifts of a message, each once, in the order in which they were first named. */
export function giftsOf(named: readonly GiftCount[]): readonly GiftCount[] {
  const sums = new Map<string, number>();
  for (const { giftId, quantity } of named) sums.set(giftId, (sums.get(giftId) ?? 0) + quantity);
  return [...sums].map(([giftId, quantity]) => ({ giftId, quantity }));
}

/** Takes bought gifts first: a gift is paid for only beyond those. */
export const partsOf = (gifts: readonly GiftCount[], bought: GiftBasket): readonly GiftPart[] =>
  gifts.map(({ giftId, quantity }) => ({
    giftId,
    quantity,
    owned: Math.min(quantity, bought[giftId] ?? 0),
  }));

/** What the gifts of a message cost that were not bought before. Minor units, as `priceOf` answers them for one. */
export const priceOfGifts = (
  parts: readonly GiftPart[],
  priceOf: (giftId: string) => number,
): number =>
  parts.reduce((sum, { giftId, quantity, owned }) => sum + (quantity - owned) * priceOf(giftId), 0);

/** Why a guest cannot give a gift; `null`: nothing speaks against it but the wallet. [RU-gifts-vip] */
export function refuseGift(
  gift: GiftOffer | undefined,
  guest: { readonly isVip: boolean },
): 'GIFT_UNAVAILABLE' | 'NEED_ABO' | null {
  if (!gift?.active) return 'GIFT_UNAVAILABLE';
  return gift.vip && !guest.isVip ? 'NEED_ABO' : null;
}
