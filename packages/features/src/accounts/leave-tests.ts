import { errorText } from '@vx/i18n';
import { codeOf, type PageActionInput } from '../app/page-action.ts';
import { typedText } from '../forms/form-errors.ts';
import { INTENT_FIELD, notTaken, taken, type AccountAnswer } from '../forms/account-outcome.ts';

/** Leaves the test that the form names, or all that run. One that has ended is what was wanted. */
export async function leaveTests(input: PageActionInput): Promise<AccountAnswer> {
  const intent = typedText(input.form, INTENT_FIELD);
  const named = typedText(input.form, 'testId');
  const testId = Number(named);
  const isOne = intent === 'leaveTest';
  if (isOne && !(Number.isInteger(testId) && testId > 0))
    return notTaken(intent, { form: { id: 'errors.INVALID_INPUT' } });
  try {
    await input.services.rest.call('POST /guest/tests/leave', { body: isOne ? { testId } : {} });
  } catch (error) {
    const code = codeOf(error);
    if (code !== 'NOT_FOUND') return notTaken(intent, { form: { id: errorText(code) } });
  }
  return taken(input, intent, 'privacy');
}
