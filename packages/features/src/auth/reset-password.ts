import { errorText } from '@vx/i18n';
import type { Head } from '../app/head.ts';
import { codeOf, type PageAction } from '../app/page-action.ts';
import type { PageLoad } from '../app/page-load.ts';
import {
  emailError,
  newPasswordCodes,
  newPasswordError,
  onlyErrors,
} from '../forms/credential-errors.ts';
import { typedSecret, typedText, type FormRefusal } from '../forms/form-errors.ts';
import type { ResetPasswordOutcome } from './auth-data.ts';
import { isVoidLink } from './void-link.ts';

export interface ResetPasswordData {
  readonly head: Head;
  /** From the link of the mail; without one the page asks for the address. */
  readonly token: string;
}

/** Asks for a link to a new password, and takes the new one where the link leads. */
export const loadResetPassword: PageLoad<ResetPasswordData> = async ({ services, url }) => ({
  head: {
    title: services.intl.formatMessage({ id: 'account.reset.title' }),
    description: services.intl.formatMessage({ id: 'account.reset.text' }),
    noIndex: true,
  },
  token: url.searchParams.get('token') ?? '',
});

const answer = (refusal: ResetPasswordOutcome) => ({ kind: 'refused', refusal }) as const;
const refuse = (refusal: Partial<FormRefusal<'email' | 'password'>>) =>
  answer({ kind: 'refused', refusal: { fields: {}, form: null, typed: {}, ...refusal } });

export const actResetPassword: PageAction<ResetPasswordOutcome> = async (input) =>
  typedText(input.form, 'token') === '' ? askForLink(input) : takePassword(input);

const askForLink: PageAction<ResetPasswordOutcome> = async ({ services, form }) => {
  const email = typedText(form, 'email');
  const typed = { email };
  const fields = onlyErrors({ email: emailError(email) });
  if (fields) return refuse({ fields, typed });
  try {
    await services.rest.call('POST /auth/forgotPassword', { body: { email } });
    return answer({ kind: 'asked', email });
  } catch (error) {
    const code = codeOf(error);
    const text = { id: errorText(code) };
    return refuse(
      code === 'EMAIL_INVALID' ? { fields: { email: text }, typed } : { form: text, typed },
    );
  }
};

const takePassword: PageAction<ResetPasswordOutcome> = async ({ services, form }) => {
  const token = typedText(form, 'token');
  const password = typedSecret(form, 'password');
  const fields = onlyErrors({ password: newPasswordError(password, null) });
  if (fields) return refuse({ fields });
  try {
    await services.rest.call('POST /auth/resetPassword', { body: { token, password } });
    return answer({ kind: 'done' });
  } catch (error) {
    const code = codeOf(error);
    const text = errorText(code);
    if (isVoidLink(code))
      return answer({ kind: 'void', text: code === 'TOKEN_USED' ? 'account.reset.used' : text });
    return refuse(
      newPasswordCodes.has(code) ? { fields: { password: { id: text } } } : { form: { id: text } },
    );
  }
};
