export { coinsPerEuro, coinsToEur, eurToCoins } from './convert.ts';
export { UnknownCurrencyError } from './errors.ts';
export { format, symbolOf, toDecimal } from './format.ts';
export {
  add,
  compare,
  decimalsOf,
  isCurrency,
  money,
  subtract,
  type Currency,
  type Money,
} from './money.ts';
export { nearestAmount } from './nearest-amount.ts';
export { priceOf } from './price.ts';
