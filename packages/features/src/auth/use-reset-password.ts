import { useTexts } from '../texts/use-texts.ts';
import type { ResetPasswordOutcome } from './auth-data.ts';
import { toResetPassword, type ResetPasswordPage } from './presenters/reset-password.ts';
import type { ResetPasswordData } from './reset-password.ts';

/** The page that brings a new password. */
export const useResetPassword = (
  { token }: ResetPasswordData,
  outcome: ResetPasswordOutcome | undefined,
): ResetPasswordPage => toResetPassword({ token, outcome }, useTexts());
