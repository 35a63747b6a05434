import { useTexts } from '../texts/use-texts.ts';
import type { VerifyEmailOutcome } from './auth-data.ts';
import { toVerifyEmail, type VerifyEmailPage } from './presenters/verify-email.ts';
import type { VerifyEmailData } from './verify-email.ts';

/** The page that confirms an address. */
export const useVerifyEmail = (
  { token, change, done }: VerifyEmailData,
  outcome: VerifyEmailOutcome | undefined,
): VerifyEmailPage => toVerifyEmail({ token, change, outcome: outcome ?? done }, useTexts());
