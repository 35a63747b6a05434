export { useSay, type Say } from './use-translate.ts';
export { amountAndWorth, amountWords } from './amount-words.ts';
