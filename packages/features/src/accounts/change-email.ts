import { errorText } from '@vx/i18n';
import { codeOf, type PageActionInput } from '../app/page-action.ts';
import { accountEmailError, onlyErrors, passwordError } from '../forms/credential-errors.ts';
import { typedSecret, typedText } from '../forms/form-errors.ts';
import { notTaken, taken, type AccountAnswer } from '../forms/account-outcome.ts';

/** Asks for another address and says so to the server. [RU-profile-socket-notices] */
export async function changeEmail(input: PageActionInput): Promise<AccountAnswer> {
  const { services, form } = input;
  const email = typedText(form, 'email');
  const password = typedSecret(form, 'password');
  const typed = { email };
  const fields = onlyErrors({ email: accountEmailError(email), password: passwordError(password) });
  if (fields) return notTaken('email', { fields, typed });
  try {
    await services.rest.call('POST /auth/changeEmail', { body: { email, password } });
  } catch (error) {
    const code = codeOf(error);
    const text = { id: errorText(code) };
    if (code === 'PASSWORD_WRONG') return notTaken('email', { fields: { password: text }, typed });
    if (code === 'EMAIL_INVALID' || code === 'EMAIL_TAKEN')
      return notTaken('email', { fields: { email: text }, typed });
    return notTaken('email', { form: text, typed });
  }
  if (!services.isServer) services.socket.send('refreshEmailProperties', {});
  return taken(input, 'email', 'security');
}
