export { CoinIcon, Price, priceInWords, type PriceProps, type PriceValue } from './Price.tsx';
export { formatCount } from './format.ts';
