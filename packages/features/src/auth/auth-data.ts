import type { ErrorCode } from '@vx/contract/errors';
import type { MessageId } from '@vx/i18n';
import type { FormRefusal } from '../forms/form-errors.ts';

/** How the confirmation went. */
export type VerifyEmailOutcome =
  | { readonly kind: 'done'; readonly email: string }
  /** Confirmed; the old address has a day to stop it. */
  | { readonly kind: 'waits'; readonly email: string; readonly takesEffectAt: string }
  /** What the old address said. */
  | { readonly kind: 'stopped' | 'agreed' | 'moved' }
  | {
      readonly kind: 'failed';
      readonly code: ErrorCode;
      /** The link serves no more. */
      readonly over: boolean;
    };

export type ResetPasswordOutcome =
  /** A mail is on its way, if there is an account. */
  | { readonly kind: 'asked'; readonly email: string }
  | { readonly kind: 'done' }
  /** The link serves no more; the guest asks for another one. */
  | { readonly kind: 'void'; readonly text: MessageId }
  | { readonly kind: 'refused'; readonly refusal: FormRefusal<'email' | 'password'> };
