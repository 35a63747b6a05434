import type { WalletCurrency } from '@vx/contract/enums';
import { useTranslate } from '../texts/use-translate.ts';
import type { TopUpRefusal } from './top-up-data.ts';
import type { TopUpData } from './load-top-up.ts';

/** Field of the form that has the wallet kept in another currency. */
export const WALLET_FIELD = 'walletCurrency';

export interface WalletCurrencyView {
  readonly current: WalletCurrency;
  readonly options: readonly {
    readonly value: WalletCurrency;
    readonly label: string;
    readonly description: string;
  }[];
}

/** What the wallet may be kept in; `null` once it is in use. [EN-prepaidBalanceKinds] */
export function useWalletCurrency({
  options: { currency, currencyChoice },
}: Pick<TopUpData, 'options'>): WalletCurrencyView | null {
  const t = useTranslate();
  if (currencyChoice.length === 0) return null;
  return {
    current: currency,
    options: currencyChoice.map((value) => ({
      value,
      label: t(`money.wallet.${value}`),
      description: t(`money.wallet.${value}Text`),
    })),
  };
}

/** Whether a refusal is about what the wallet is kept in. */
export const isWalletRefusal = (refusal: TopUpRefusal | null | undefined): boolean =>
  refusal?.code === 'WALLET_IN_USE';
