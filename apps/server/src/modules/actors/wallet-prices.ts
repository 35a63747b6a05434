import type { Price } from '@vx/contract';
import type { GraphContext } from '../../platform/graphql/index.ts';
import { ownReadNames } from '../../platform/own-reads.ts';
import type { MoneyApi, WalletCurrency } from '../money/index.ts';

/** Currency of the caller's wallet; coins for visitors. One load a request. */
export async function walletCurrency(
  context: GraphContext,
  money: Pick<MoneyApi, 'balanceOf'>,
): Promise<WalletCurrency> {
  const currency = await context.own.load(
    ownReadNames.currency,
    'own',
    async (guestId, keys: readonly 'own'[]) => {
      const wallet = await money.balanceOf(guestId);
      return new Map(wallet ? keys.map((key) => [key, wallet.currency]) : []);
    },
  );
  return currency ?? 'VXC';
}

/** A list price in coins as this caller is charged it. */
export async function priceFor(
  context: GraphContext,
  money: Pick<MoneyApi, 'balanceOf' | 'priceOf'>,
  coins: number,
): Promise<Price> {
  return money.priceOf(coins, await walletCurrency(context, money), context.caller.language);
}
