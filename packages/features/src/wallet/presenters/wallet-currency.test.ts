import { expect, it } from 'vitest';
import { idTexts as texts } from '../../texts/testing/id-texts.ts';
import { toWalletCurrency } from './wallet-currency.ts';

it('[EN-prepaidBalanceKinds] offers what the wallet may be kept in, until it is in use', () => {
  const options = { currency: 'VXC', currencyChoice: ['VXC', 'EUR'] } as const;
  expect(toWalletCurrency(options as never, texts.t)).toEqual({
    current: 'VXC',
    options: [
      { value: 'VXC', label: 'money.wallet.VXC', description: 'money.wallet.VXCText' },
      { value: 'EUR', label: 'money.wallet.EUR', description: 'money.wallet.EURText' },
    ],
  });
  expect(toWalletCurrency({ currency: 'VXC', currencyChoice: [] }, texts.t)).toBeNull();
});
