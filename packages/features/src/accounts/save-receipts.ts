import { errorText } from '@vx/i18n';
import { codeOf, type PageActionInput } from '../app/page-action.ts';
import { notTaken, taken, type AccountAnswer } from '../forms/account-outcome.ts';
import { typedText } from '../forms/form-errors.ts';

/** Shows or hides what the guest has read and when it writes. */
export async function saveReceipts(input: PageActionInput): Promise<AccountAnswer> {
  const shown = typedText(input.form, 'shown') !== '';
  try {
    await input.services.rest.call('POST /messenger/readReceipts', { body: { shown } });
  } catch (error) {
    return notTaken('receipts', { form: { id: errorText(codeOf(error)) } });
  }
  return taken(input, 'receipts', 'privacy');
}
