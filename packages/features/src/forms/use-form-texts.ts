import { useTranslate } from '../texts/use-translate.ts';
import type { FormRefusal } from './form-errors.ts';
import { toFormTexts, type FormTexts } from './presenters/form-texts.ts';

/** Why a form was not taken, in the language of the page. */
export const useFormTexts = <Field extends string>(
  refusal: FormRefusal<Field> | null | undefined,
): FormTexts<Field> => toFormTexts(refusal, useTranslate());
