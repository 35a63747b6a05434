import { analyticsPurchaseCategories } from './tracking.ts';

/** EN-currencies. */
export const currencies = {
  EUR: 'EUR',
  CHF: 'CHF',
  credits: 'credits',
  voucher: 'voucher',
  vxcCoin: 'VXC',
} as const;
/** What an amount is counted in: real money, coins or vouchers. [EN-currencies] */
export type Currency = (typeof currencies)[keyof typeof currencies];

/** EN-prepaidBalanceKinds. */
export const prepaidBalanceKinds = ['EUR', 'CHF', 'credits', 'vouchers', 'VXC coins'] as const;
export type PrepaidBalanceKind = (typeof prepaidBalanceKinds)[number];

/**
 * What a charge is for: the categories of purchase events, and gifts, whose events are those of messages, in which
 * they are sent. [EN-analyticsPurchaseCategories]
 */
export const chargeKinds = [...analyticsPurchaseCategories, 'messenger_gift'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** What guests pay with at the payment provider: a wallet in francs takes francs, every other euros. */
export const payCurrencies = ['EUR', 'CHF'] as const;
export type PayCurrency = (typeof payCurrencies)[number];

/** What a guest's wallet can hold. [ADR 0003] */
export const walletCurrencies = ['VXC', 'EUR', 'CHF', 'credits'] as const;
export type WalletCurrency = (typeof walletCurrencies)[number];
