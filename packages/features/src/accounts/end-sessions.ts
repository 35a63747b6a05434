import { errorText } from '@vx/i18n';
import { codeOf, type PageActionInput } from '../app/page-action.ts';
import { typedText } from '../forms/form-errors.ts';
import { notTaken, taken, type AccountAnswer } from '../forms/account-outcome.ts';

/** Logs one other device out. One that is out already is what was wanted. */
export async function endSession(input: PageActionInput): Promise<AccountAnswer> {
  const sessionId = typedText(input.form, 'sessionId');
  try {
    await input.services.rest.call('POST /auth/endSession', { body: { sessionId } });
  } catch (error) {
    const code = codeOf(error);
    if (code !== 'NOT_FOUND') return notTaken('session', { form: { id: errorText(code) } });
  }
  return taken(input, 'session', 'security');
}

/** Logs all other devices out. */
export async function endOtherSessions(input: PageActionInput): Promise<AccountAnswer> {
  try {
    await input.services.rest.call('POST /auth/endOtherSessions');
  } catch (error) {
    return notTaken('sessions', { form: { id: errorText(codeOf(error)) } });
  }
  return taken(input, 'sessions', 'security');
}
