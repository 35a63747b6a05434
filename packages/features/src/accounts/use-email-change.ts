import { useTexts } from '../texts/use-texts.ts';
import type { SecurityData } from './account-data.ts';
import { toEmailChange } from './presenters/email-change.ts';

/** The address as it is, and the one that waits, in words. */
export const useEmailChange = ({ guest }: Pick<SecurityData, 'guest'>): string =>
  toEmailChange(guest.profile, useTexts());
