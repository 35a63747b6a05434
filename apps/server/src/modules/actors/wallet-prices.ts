import type { GraphContext, PriceShape } from '../../platform/graphql/index.ts';
import type { MoneyApi, WalletCurrency } from '../money/index.ts';

/** Currency of the caller's wallet; coins for visitors. One load a request. */
export async function walletCurrency(
  context: GraphContext,
  money: Pick<MoneyApi, 'balanceOf'>,
): Promise<WalletCurrency> {
  const { guestId } = context.caller;
  if (guestId === null) return 'VXC';
  const wallet = await context.loaders.load(
    'money.wallet',
    guestId,
    async (ids: readonly string[]) => {
      const found = await Promise.all(ids.map((id) => money.balanceOf(id)));
      return new Map(found.flatMap((one) => (one ? [[one.guestId, one] as const] : [])));
    },
  );
  return wallet?.currency ?? 'VXC';
}

/** A list price in coins as this caller is charged it. */
export async function priceFor(
  context: GraphContext,
  money: Pick<MoneyApi, 'balanceOf' | 'priceOf'>,
  coins: number,
): Promise<PriceShape> {
  return money.priceOf(coins, await walletCurrency(context, money), context.caller.language);
}
