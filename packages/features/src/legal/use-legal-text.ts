import type { LegalText } from '@vx/i18n/legal';
import { useServices } from '../app/context.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { toLegalText, type LegalTextView } from './presenters/legal-text.ts';

/** A legal text as it is shown. [RU-consent-legal-text-download] */
export const useLegalText = (text: LegalText): LegalTextView =>
  toLegalText(text, useServices().config.language, useTexts());
