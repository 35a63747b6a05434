export { useSay, type Say } from './use-say.ts';
export { amountAndWorth, amountWords } from './amount-words.ts';
