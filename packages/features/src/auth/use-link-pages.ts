import { useTexts } from '../texts/use-texts.ts';
import type { ResetPasswordOutcome, VerifyEmailOutcome } from './auth-data.ts';
import {
  toResetPassword,
  toVerifyEmail,
  type ResetPasswordPage,
  type VerifyEmailPage,
} from './presenters/link-pages.ts';
import type { ResetPasswordData } from './reset-password.ts';
import type { VerifyEmailData } from './verify-email.ts';

/** The page that confirms an address. */
export const useVerifyEmail = (
  { token, change, done }: VerifyEmailData,
  outcome: VerifyEmailOutcome | undefined,
): VerifyEmailPage => toVerifyEmail({ token, change, outcome: outcome ?? done }, useTexts());

/** The page that brings a new password. */
export const useResetPassword = (
  { token }: ResetPasswordData,
  outcome: ResetPasswordOutcome | undefined,
): ResetPasswordPage => toResetPassword({ token, outcome }, useTexts());
