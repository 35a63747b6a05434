/** What the guests of a run keep their wallets in, in turn: all three are charged by the same code. */
export const walletCurrencies = ['VXC', 'EUR', 'CHF'] as const;
export type WalletCurrency = (typeof walletCurrencies)[number];

const CENTS_PER_COIN = 25;
const RAPPEN_PER_100_CENTS = 94;

/** What a list price in coins costs such a wallet, in its minor units; reckoned apart from the server. */
export function priceIn(currency: WalletCurrency, coins: number): number {
  if (currency === 'VXC') return coins;
  const cents = coins * CENTS_PER_COIN;
  return currency === 'EUR' ? cents : Math.ceil((cents * RAPPEN_PER_100_CENTS) / 100);
}

/** What is topped up, or chosen as a limit: the same round amounts of euros and of francs. */
export const roundIn = (currency: WalletCurrency, coins: number): number =>
  currency === 'VXC' ? coins : coins * CENTS_PER_COIN;
