export { useTranslate, type Translate } from './use-translate.ts';
export { amountAndWorth, amountWords } from './amount-words.ts';
