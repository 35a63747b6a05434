import type { RestContract } from '@vx/contract/rest';
import { topupOptions } from '@vx/money-core/rules';
import type { AnyDatabase } from '../../platform/database/index.ts';
import type { Language, MoneyApi, Wallet } from '../money/index.ts';
import { offerView } from './payment-view.ts';

export type OffersMoney = Pick<MoneyApi, 'creditOf' | 'display' | 'payCurrencyOf' | 'roomOf'>;

/** An amount that can be paid in. */
export interface PaymentOffer {
  readonly id: string;
  /** Minor units of what is paid with. */
  readonly amount: number;
  readonly view: OfferedView;
}

type OfferedView = Omit<
  RestContract['GET /payment/topupOptions']['response']['options'][number],
  'id'
>;

/** What a guest can pay in, and for which of it the own limits leave room now. */
export async function offersTo(
  money: OffersMoney,
  db: AnyDatabase['read'],
  { guestId, currency }: Pick<Wallet, 'guestId' | 'currency'>,
  language: Language,
): Promise<readonly PaymentOffer[]> {
  const room = (await money.roomOf(db, [guestId], 'payIn')).get(guestId);
  return topupOptions.map((offer) => {
    const view = offerView(money, offer, currency, language);
    const isWithinLimits = room === undefined || view.credit.value <= room.amount;
    return { id: offer.id, amount: offer.amount, view: { ...view, isWithinLimits } };
  });
}
