export type { PageFormats, Texts, Translate } from './presenter-texts.ts';
export { useTexts } from './use-texts.ts';
export { useTranslate } from './use-translate.ts';
export { amountAndWorth, amountWords } from './amount-words.ts';
export { rejectText } from './age-check-texts.ts';
export type { RatingText } from './performer-texts.ts';
export { agoText, clockTime } from './time-texts.ts';
