import type { RestContract } from '@vx/contract/rest';
import { cancellationOfferPercent } from '@vx/contract/enums';
import {
  discountedCoins,
  planOffers,
  refundOf,
  savedPercent,
  withdrawableUntil,
} from '@vx/money-core/rules';
import type { Caller } from '../../platform/module.ts';
import type { WalletCurrency } from '../money/index.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';
import {
  findCharges,
  findWithdrawalsOf,
  hasTakenOffer,
  withdrawnPlans,
  type Handle,
  type SubscriptionRow,
} from './subscriptions.repository.ts';

type Listed = RestContract['GET /subscriptions']['response'];
export type SubscriptionView = Listed['subscriptions'][number];
type ViewDeps = Pick<SubscriptionsDeps, 'clock' | 'money'>;

export interface Reader {
  readonly currency: WalletCurrency;
  readonly language: Caller['language'];
}

/** Everything that can be subscribed to, at today's prices. */
export function offersFor(
  { money, plans }: Pick<SubscriptionsDeps, 'money' | 'plans'>,
  reader: Reader,
): Listed['offers'] {
  const { currency, language } = reader;
  const shown = (coins: number) =>
    money.display({ value: money.amountOf(coins, currency), currency }, language);
  return planOffers
    .filter(({ plan }) => plans.includes(plan))
    .map((offer) => ({
      plan: offer.plan,
      months: offer.months,
      price: shown(offer.coins),
      perMonth: shown(Math.ceil(offer.coins / offer.months)),
      savedPercent: savedPercent(offer),
    }));
}

/** What the next period of a subscription costs, in coins. */
export const nextCoins = ({
  coins,
  discount,
}: Pick<SubscriptionRow, 'coins' | 'discount'>): number => discountedCoins(coins, discount);

/** What withdrawing from each of these subscriptions would bring now, by id; missing: too late. */
export async function refundsOf(
  { clock }: Pick<ViewDeps, 'clock'>,
  db: Handle,
  guestId: string,
  rows: readonly SubscriptionRow[],
): Promise<
  ReadonlyMap<string, readonly { readonly transferId: string; readonly amount: number }[]>
> {
  const now = clock.now();
  const open = rows.filter(
    ({ state, started_at }) => state !== 'ended' && now < withdrawableUntil(started_at.getTime()),
  );
  const [charges, withdrawn] = [
    await findCharges(
      db,
      open.map(({ id }) => id),
    ),
    await withdrawnPlans(db, guestId),
  ];
  return new Map(
    open.map((row) => [
      row.id,
      charges
        .filter(({ subscription_id }) => subscription_id === row.id)
        .map(({ transfer_id, amount }) => ({
          transferId: transfer_id,
          amount: refundOf({
            amount: Number(amount),
            from: row.anchor_at.getTime(),
            until: row.paid_until.getTime(),
            withdrewBefore: withdrawn.has(row.plan),
            now,
          }),
        })),
    ]),
  );
}

/** Subscriptions as their guest sees them. */
export async function viewsOf(
  deps: ViewDeps,
  db: Handle,
  guestId: string,
  rows: readonly SubscriptionRow[],
  { currency, language }: Reader,
): Promise<readonly SubscriptionView[]> {
  const { money } = deps;
  const amount = (minor: number) => money.display({ value: minor, currency }, language);
  const ids = rows.map(({ id }) => id);
  const [refunds, offerTaken, withdrawals] = [
    await refundsOf(deps, db, guestId, rows),
    await hasTakenOffer(db, guestId),
    await findWithdrawalsOf(db, ids),
  ];
  return rows.map((row) => {
    const { state } = row;
    const runs = state === 'active' || state === 'cancelled';
    const back = refunds.get(row.id);
    const declared = withdrawals.get(row.id);
    return {
      id: row.id,
      plan: row.plan,
      months: row.months,
      state,
      price: amount(money.amountOf(nextCoins(row), currency)),
      since: row.started_at.toISOString(),
      paidUntil: (row.ended_at ?? row.paid_until).toISOString(),
      nextChargeAt:
        state === 'active' || state === 'unpaid' ? (row.due_at?.toISOString() ?? null) : null,
      offer:
        runs && !offerTaken
          ? {
              percent: cancellationOfferPercent,
              price: amount(
                money.amountOf(discountedCoins(row.coins, cancellationOfferPercent), currency),
              ),
            }
          : null,
      withdrawal: back
        ? {
            until: new Date(withdrawableUntil(row.started_at.getTime())).toISOString(),
            refund: amount(back.reduce((sum, charge) => sum + charge.amount, 0)),
          }
        : null,
      withdrawn: declared
        ? {
            receivedAt: declared.received_at.toISOString(),
            refund: amount(Number(declared.refund ?? 0)),
          }
        : null,
    };
  });
}
