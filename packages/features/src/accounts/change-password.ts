import type { PageGuest } from '@vx/contract';
import { errorText } from '@vx/i18n';
import type { PasswordOwner } from '@vx/session-core/rules';
import { codeOf, type PageActionInput } from '../app/page-action.ts';
import {
  newPasswordCodes,
  newPasswordError,
  onlyErrors,
  passwordError,
} from '../forms/credential-errors.ts';
import { typedSecret } from '../forms/form-errors.ts';
import { notTaken, taken, type AccountAnswer } from '../forms/account-outcome.ts';

const ownerOf = ({ email, name }: PageGuest): PasswordOwner => ({
  email: email ?? '',
  name: name ?? '',
});

/** Takes another password and says so to the server. [RU-profile-socket-notices] */
export async function changePassword(input: PageActionInput): Promise<AccountAnswer> {
  const { services, form } = input;
  const current = typedSecret(form, 'current');
  const password = typedSecret(form, 'password');
  const fields = onlyErrors({
    current: passwordError(current),
    password: newPasswordError(password, ownerOf(services.guest.getSnapshot().guest)),
  });
  if (fields) return notTaken('password', { fields });
  try {
    await services.rest.call('POST /auth/changePassword', { body: { current, password } });
  } catch (error) {
    const code = codeOf(error);
    const text = { id: errorText(code) };
    if (code === 'PASSWORD_WRONG') return notTaken('password', { fields: { current: text } });
    if (newPasswordCodes.has(code)) return notTaken('password', { fields: { password: text } });
    return notTaken('password', { form: text });
  }
  if (!services.isServer) services.socket.send('passwordChanged', {});
  return taken(input, 'password', 'security');
}
