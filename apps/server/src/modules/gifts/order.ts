import {
  giftsOf,
  partsOf,
  priceOfGifts,
  refuseGift,
  type GiftCount,
} from '@vx/messenger-core/rules';
import { InvariantError } from '@vx/kernel';
import type { AnyTransaction } from '../../platform/database/index.ts';
import { OperationError } from '../../platform/errors.ts';
import { announceBought } from './announce-bought.ts';
import type { GiftOrder, GiftPayment, GiftsApi } from './gifts-api.ts';
import type { GiftsDeps } from './gifts-deps.ts';
import { lockBought, moveBought, type GiftRow } from './gifts.repository.ts';

/** The gifts that a guest may give. @throws OperationError GIFT_UNAVAILABLE, NEED_ABO */
export async function requireGifts(
  { catalogue, accounts }: Pick<GiftsDeps, 'catalogue' | 'accounts'>,
  tx: AnyTransaction,
  guestId: string,
  giftIds: readonly string[],
): Promise<ReadonlyMap<string, GiftRow>> {
  const [gifts, guest] = await Promise.all([catalogue.all(tx), accounts.find(guestId, tx)]);
  const required = new Map<string, GiftRow>();
  for (const giftId of giftIds) {
    const gift = gifts.get(giftId);
    const refusal = refuseGift(gift, { isVip: guest?.is_vip ?? false });
    if (refusal !== null) throw new OperationError(refusal);
    if (gift) required.set(giftId, gift);
  }
  return required;
}

/** What gifts of a message cost, with the bought ones locked. */
export const orderGifts =
  (deps: GiftsDeps): GiftsApi['order'] =>
  async (tx, { guestId, currency }, named) => {
    const wanted: readonly GiftCount[] = giftsOf(named);
    const giftIds = wanted.map(({ giftId }) => giftId);
    const gifts = await requireGifts(deps, tx, guestId, giftIds);
    const priceOf = (giftId: string): number => {
      const gift = gifts.get(giftId);
      // Never for nothing: what is not known has no price.
      if (!gift) throw new InvariantError(`Gift ${giftId} has no price.`);
      return deps.money.amountOf(gift.coins, currency);
    };
    const parts = partsOf(wanted, await lockBought(tx, guestId, giftIds));
    const owned = parts.map(({ giftId, owned: quantity }) => ({ giftId, quantity, owned: 0 }));
    return {
      guestId,
      currency,
      parts,
      price: priceOfGifts(parts, priceOf),
      ownedWorth: priceOfGifts(owned, priceOf),
    };
  };

/** Takes what an order says, in the transaction in which it was made. */
export const settleGifts =
  (deps: GiftsDeps): GiftsApi['settle'] =>
  async (tx, order, payment) => {
    const balance = await chargeGifts(deps, tx, order, payment);
    if (order.ownedWorth > 0) await takeOwned(deps, tx, order, payment);
    return balance;
  };

async function chargeGifts(
  { money }: GiftsDeps,
  tx: AnyTransaction,
  { guestId, currency, price }: GiftOrder,
  { performer, reference, balance }: GiftPayment,
): Promise<number> {
  if (price === 0) return balance;
  const charged = await money.charge(tx, {
    guestId,
    amount: price,
    currency,
    kind: 'messenger_gift',
    reference,
    performer: { id: performer.id },
    text: { args: { actor: performer.name } },
  });
  return charged.balance;
}

async function takeOwned(
  deps: GiftsDeps,
  tx: AnyTransaction,
  { guestId, currency, parts, ownedWorth }: GiftOrder,
  { performer, reference }: GiftPayment,
): Promise<void> {
  // What costs nothing is held back by pauses, as vouchers are.
  await deps.money.authorise(tx, { guestId, flow: 'voucher' });
  await moveBought(
    tx,
    { guestId, reason: 'sent', key: reference, at: new Date(deps.clock.now()) },
    parts.map(({ giftId, owned }) => ({ giftId, quantity: -owned })),
  );
  await deps.money.shareGift(tx, {
    guestId,
    performerId: performer.id,
    kind: 'messenger_gift',
    reference,
    currency,
    worth: ownedWorth,
    transferKey: `bought gift:${reference}`,
  });
  await announceBought(deps, tx, guestId);
}
