import { errorText, type MessageId } from '@vx/i18n';
import { addPasskey, isPasskeyDeviceError, type PasskeyDeviceCode } from '@vx/session-core';
import { codeOf, type PageActionInput } from '../app/page-action.ts';
import { onlyErrors, passwordError } from '../forms/credential-errors.ts';
import { typedSecret, typedText } from '../forms/form-errors.ts';
import { createPasskeyDevice, knowsPasskeys } from '../app/passkey-device.ts';
import { notTaken, taken, type AccountAnswer } from '../forms/account-outcome.ts';
import { passkeyPath, sectionPath } from '../app/account-sections.ts';

const deviceTexts: { readonly [Code in PasskeyDeviceCode]: MessageId } = {
  CANCELLED: 'passkeys.cancelled',
  ALREADY_HERE: 'passkeys.alreadyHere',
  DEVICE_FAILED: 'auth.passkey.failed',
};

/** Adds a passkey of this device. The device is asked by a script: a plain form says so. */
export async function addPasskeyHere(input: PageActionInput): Promise<AccountAnswer> {
  const { services, form } = input;
  const typed = { name: typedText(form, 'name') };
  const refuse = (id: MessageId): AccountAnswer => notTaken('addPasskey', { form: { id }, typed });
  if (services.isServer) return refuse('passkeys.needsScript');
  const password = typedSecret(form, 'password');
  const fields = onlyErrors({ password: passwordError(password) });
  if (fields) return notTaken('addPasskey', { fields, typed });
  if (!knowsPasskeys()) return refuse('auth.passkey.failed');
  try {
    const deps = { calls: services.rest, device: createPasskeyDevice() };
    await addPasskey(deps, { password, name: typed.name });
  } catch (error) {
    if (isPasskeyDeviceError(error)) return refuse(deviceTexts[error.code]);
    const code = codeOf(error);
    if (code === 'PASSWORD_WRONG')
      return notTaken('addPasskey', { fields: { password: { id: errorText(code) } }, typed });
    return refuse(errorText(code));
  }
  return listAgain(input, 'addPasskey');
}

/** Gives a passkey another name. */
export async function renamePasskey(input: PageActionInput): Promise<AccountAnswer> {
  const passkeyId = typedText(input.form, 'passkeyId');
  const name = typedText(input.form, 'name');
  if (name === '')
    return notTaken('renamePasskey', { fields: { name: { id: 'auth.field.required' } } });
  try {
    await input.services.rest.call('POST /auth/renamePasskey', { body: { passkeyId, name } });
  } catch (error) {
    return notTaken('renamePasskey', { form: { id: errorText(codeOf(error)) }, typed: { name } });
  }
  return listAgain(input, 'renamePasskey');
}

/** Removes a passkey. One that is gone already is what was wanted. */
export const removePasskey = (input: PageActionInput): Promise<AccountAnswer> =>
  provenOwner(input, 'remove');

/** Opens the account to a passkey again that a new password by mail has suspended. */
export const confirmPasskey = (input: PageActionInput): Promise<AccountAnswer> =>
  provenOwner(input, 'confirm');

/** A log-in of the last minutes is proof enough; after that a form of its own asks for the password. */
async function provenOwner(
  input: PageActionInput,
  verb: 'remove' | 'confirm',
): Promise<AccountAnswer> {
  const { services, form } = input;
  const intent = `${verb}Passkey` as const;
  const passkeyId = typedText(form, 'passkeyId');
  const password = typedSecret(form, 'password');
  const asked = form.has('password');
  const fields = asked && onlyErrors({ password: passwordError(password) });
  if (fields) return notTaken(intent, { fields });
  try {
    const body = { passkeyId, ...(asked ? { password } : {}) };
    await services.rest.call(`POST /auth/${intent}`, { body });
  } catch (error) {
    const code = codeOf(error);
    if (code === 'NEED_FRESH_LOGIN')
      return { kind: 'goto', path: passkeyPath(services, `${verb}.${passkeyId}`) };
    if (code === 'PASSWORD_WRONG')
      return notTaken(intent, { fields: { password: { id: errorText(code) } } });
    if (code !== 'NOT_FOUND') return notTaken(intent, { form: { id: errorText(code) } });
  }
  return asked ? listAgain(input, intent) : taken(input, intent, 'security');
}

/** The form has its own address; afterwards the guest is where the list stands alone. */
const listAgain = ({ services }: PageActionInput, done: string): AccountAnswer => ({
  kind: 'goto',
  path: sectionPath(services, 'security', done),
});
