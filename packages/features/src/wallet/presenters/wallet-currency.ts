import type { WalletCurrency } from '@vx/contract/enums';
import type { Translate } from '../../texts/presenter-texts.ts';
import type { TopUpOptions } from '../top-up-data.ts';

/** In which currency a wallet is kept, and whether it can be changed. */
export interface WalletCurrencyView {
  readonly current: WalletCurrency;
  readonly options: readonly {
    readonly value: WalletCurrency;
    readonly label: string;
    readonly description: string;
  }[];
}

/** What the wallet may be kept in; `null` once it is in use. [EN-prepaidBalanceKinds] */
export const toWalletCurrency = (
  { currency, currencyChoice }: Pick<TopUpOptions, 'currency' | 'currencyChoice'>,
  t: Translate,
): WalletCurrencyView | null =>
  currencyChoice.length === 0
    ? null
    : {
        current: currency,
        options: currencyChoice.map((value) => ({
          value,
          label: t(`money.wallet.${value}`),
          description: t(`money.wallet.${value}Text`),
        })),
      };
