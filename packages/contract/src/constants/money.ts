/** CO-coinsPerEuro: Euros to coins factor (round up), in coins per EUR. */
export const coinsPerEuro = 4;

/** CO-decimalsCoins: Decimals of VXC, credits and voucher, in decimals. */
export const decimalsCoins = 0;

/** CO-decimalsMoney: Decimals of other currencies (EUR, CHF), in decimals. */
export const decimalsMoney = 2;
