import { useTranslate } from '../texts/use-translate.ts';
import type { TopUpData } from './load-top-up.ts';
import { toWalletCurrency, type WalletCurrencyView } from './presenters/wallet-currency.ts';
import type { TopUpRefusal } from './top-up-data.ts';

/** Field of the form that has the wallet kept in another currency. */
export const WALLET_FIELD = 'walletCurrency';

/** What the wallet may be kept in; `null` once it is in use. */
export const useWalletCurrency = ({
  options,
}: Pick<TopUpData, 'options'>): WalletCurrencyView | null =>
  toWalletCurrency(options, useTranslate());

/** Whether a refusal is about what the wallet is kept in. */
export const isWalletRefusal = (refusal: TopUpRefusal | null | undefined): boolean =>
  refusal?.code === 'WALLET_IN_USE';
