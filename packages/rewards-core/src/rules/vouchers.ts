/** What vouchers are worth. */
import type { Voucher } from '@vx/contract';
import { voucherTypes, type VoucherRefusal, type VoucherType } from '@vx/contract/enums';

/** What of a voucher its rules look at. */
export type VoucherFacts = Pick<
  Voucher,
  'id' | 'type' | 'amount' | 'validFrom' | 'validTo' | 'actors' | 'actorId'
>;

/** What the guest is about to pay for. */
export interface Basket {
  readonly type: VoucherType;
  /** Whose it is. */
  readonly actorId: string;
  /** Minor units for one of the voucher's units: a video, a minute. */
  readonly unitPrice: number;
  /** How many units are wanted. */
  readonly units: number;
}

/** The performers that a voucher is bound to; empty: it pays for all of them. */
export function boundTo(voucher: Pick<VoucherFacts, 'actors' | 'actorId'>): readonly string[] {
  return voucher.actorId === null ? voucher.actors : [...voucher.actors, voucher.actorId];
}

/** Without a performer only a voucher that is bound to none. */
const paysFor = (voucher: VoucherFacts, actorId: string | undefined): boolean => {
  const bound = boundTo(voucher);
  return bound.length === 0 || bound.some((one) => one === actorId);
};

/** Where a moment stands in a voucher's validity, whose end is not part of it. [RU-vouchers-validity] */
export function validityAt(
  { validFrom, validTo }: Pick<VoucherFacts, 'validFrom' | 'validTo'>,
  now: number,
): 'notYetValid' | 'valid' | 'expired' {
  if (now < Date.parse(validFrom)) return 'notYetValid';
  return now < Date.parse(validTo) ? 'valid' : 'expired';
}

/** The first reason against paying with a voucher, or `null`. */
export function refuseVoucher(
  voucher: VoucherFacts,
  wanted: Pick<Basket, 'type' | 'actorId'>,
  now: number,
): VoucherRefusal | null {
  if (voucher.type !== wanted.type) return 'wrongType';
  if (voucher.amount <= 0) return 'usedUp';
  const validity = validityAt(voucher, now);
  if (validity !== 'valid') return validity;
  return paysFor(voucher, wanted.actorId) ? null : 'otherPerformer';
}

/** Minor units that a voucher saves in a basket; 0 when it does not pay. */
export function savingOf(voucher: VoucherFacts, basket: Basket, now: number): number {
  if (refuseVoucher(voucher, basket, now) !== null) return 0;
  return Math.min(voucher.amount, basket.units) * basket.unitPrice;
}

/**
 * The voucher that saves most, then the one that ends soonest; of equal ones the one that is bound
 * to performers, since the other may still pay elsewhere. `null`: none saves anything.
 */
export function bestVoucher<V extends VoucherFacts>(
  vouchers: readonly V[],
  basket: Basket,
  now: number,
): V | null {
  const order = (a: V, b: V): number =>
    savingOf(b, basket, now) - savingOf(a, basket, now) ||
    Date.parse(a.validTo) - Date.parse(b.validTo) ||
    Number(boundTo(b).length > 0) - Number(boundTo(a).length > 0) ||
    (a.id < b.id ? -1 : 1);
  return (
    vouchers.filter((voucher) => savingOf(voucher, basket, now) > 0).toSorted(order)[0] ?? null
  );
}

/** Vouchers of a type and what is left of them. */
export interface VoucherCount {
  readonly type: VoucherType;
  readonly count: number;
  readonly amount: number;
}

/**
 * The vouchers of a type that can be used now: for a performer those bound to that one and those
 * bound to none, without a performer only the unbound. [RU-vouchers-count-by-type]
 */
export function countVouchers(
  vouchers: readonly VoucherFacts[],
  wanted: { readonly type: VoucherType; readonly actorId?: string },
  now: number,
): VoucherCount {
  const { type, actorId } = wanted;
  const counted = vouchers.filter(
    (voucher) =>
      voucher.type === type &&
      voucher.amount > 0 &&
      validityAt(voucher, now) === 'valid' &&
      paysFor(voucher, actorId),
  );
  return {
    type,
    count: counted.length,
    amount: counted.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** What the benefits page tells. ET-guestBenefits */
export interface BenefitsOverview {
  /** By type, for each type of which there is one. */
  readonly voucher: readonly VoucherCount[];
  readonly spinwheelSpins: number;
  readonly messengerGiftCount: number;
  readonly freeMessagesCount: number;
  readonly privateShowTickets: number;
  readonly chatShowTickets: number;
}

/** Everything that can be used now, bound to a performer or not. [RU-vouchers-benefits-fields] */
export function benefitsOf(vouchers: readonly VoucherFacts[], now: number): BenefitsOverview {
  const unbound = vouchers.map((voucher) => ({ ...voucher, actors: [], actorId: null }));
  const of = (type: VoucherType): VoucherCount => countVouchers(unbound, { type }, now);
  return {
    voucher: Object.values(voucherTypes)
      .map(of)
      .filter(({ count }) => count > 0),
    spinwheelSpins: of(voucherTypes.spins).amount,
    messengerGiftCount: of(voucherTypes.messengerGift).amount,
    freeMessagesCount: of(voucherTypes.messages).amount,
    privateShowTickets: of(voucherTypes.privateShow).amount,
    chatShowTickets: of(voucherTypes.liveShow).amount,
  };
}
