export type { AccountOutcome } from './account-outcome.ts';
export { typedSecret, typedText, type FieldError, type FormRefusal } from './form-errors.ts';
export { useFormTexts } from './use-form-texts.ts';
