import { errorText } from '@vx/i18n';
import { awaitsPaymentAtom } from '../app/page-atoms.ts';
import { codeOf, type PageActionInput } from '../app/page-action.ts';
import { onlyErrors, passwordError } from '../forms/credential-errors.ts';
import { typedSecret } from '../forms/form-errors.ts';
import { notTaken, taken, type AccountAnswer } from '../forms/account-outcome.ts';
import { leftPath } from '../app/account-sections.ts';

/** Has a copy of the guest's data made. */
export async function askExport(input: PageActionInput): Promise<AccountAnswer> {
  try {
    await input.services.rest.call('POST /guest/export/ask');
  } catch (error) {
    const code = codeOf(error);
    const id = code === 'TOO_MANY_REQUESTS' ? 'privacy.export.tooSoon' : errorText(code);
    return notTaken('export', { form: { id } });
  }
  return taken(input, 'export', 'privacy');
}

/** Has the account deleted after some days. Whoever asks is logged out at once, and told until when. */
export async function askDeletion({ services, form }: PageActionInput): Promise<AccountAnswer> {
  const password = typedSecret(form, 'password');
  const fields = onlyErrors({ password: passwordError(password) });
  if (fields) return notTaken('deletion', { fields });
  // The page leaves by itself: the end of its session does not load it again before.
  services.store.set(awaitsPaymentAtom, true);
  try {
    const { dueAt } = await services.rest.call('POST /guest/deletion/ask', { body: { password } });
    return { kind: 'goto', path: leftPath(services, dueAt), endsSession: true };
  } catch (error) {
    services.store.set(awaitsPaymentAtom, false);
    const code = codeOf(error);
    const text = { id: errorText(code) };
    return notTaken(
      'deletion',
      code === 'PASSWORD_WRONG' ? { fields: { password: text } } : { form: text },
    );
  }
}

/** The guest has thought again. */
export async function keepAccount(input: PageActionInput): Promise<AccountAnswer> {
  try {
    await input.services.rest.call('POST /guest/deletion/undo');
  } catch (error) {
    return notTaken('keep', { form: { id: errorText(codeOf(error)) } });
  }
  return taken(input, 'keep', 'privacy');
}
