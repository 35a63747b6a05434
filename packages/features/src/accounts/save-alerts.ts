import { errorText } from '@vx/i18n';
import { codeOf, type PageActionInput } from '../app/page-action.ts';
import { typedText } from '../forms/form-errors.ts';
import { notTaken, taken, type AccountAnswer } from '../forms/account-outcome.ts';
import { ALERT_FIELD, parseChanges, preferenceOf } from '../forms/alert-change.ts';

/** Switches ways of telling, for all or for performers. [RU-profile-preferences] */
export async function saveAlerts(input: PageActionInput): Promise<AccountAnswer> {
  const changes = parseChanges(typedText(input.form, ALERT_FIELD));
  if (!changes) return notTaken('alerts', { form: { id: 'errors.INVALID_INPUT' } });
  try {
    await input.services.rest.call('POST /guest/savePreferences', {
      body: { data: Object.fromEntries(changes.map(preferenceOf)) },
    });
  } catch (error) {
    return notTaken('alerts', { form: { id: errorText(codeOf(error)) } });
  }
  return taken(input, 'alerts', 'notifications');
}
