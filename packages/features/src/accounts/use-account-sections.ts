import { useTexts } from '../texts/use-texts.ts';
import { toAccountSections, type AccountPlace } from './presenters/sections.ts';

/** The sections of the page, to go from one to another. */
export const useAccountSections = (): readonly AccountPlace[] => toAccountSections(useTexts());
