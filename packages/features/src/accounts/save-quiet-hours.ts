import { errorText } from '@vx/i18n';
import { codeOf, type PageActionInput } from '../app/page-action.ts';
import { typedText } from '../forms/form-errors.ts';
import { notTaken, taken, type AccountAnswer } from '../forms/account-outcome.ts';

/** Stores the hours in which nothing rings, or that there are none. [RU-profile-preferences] */
export async function saveQuietHours(input: PageActionInput): Promise<AccountAnswer> {
  const on = typedText(input.form, 'on') !== '';
  const [from, until, zone] = ['from', 'until', 'zone'].map((name) => typedText(input.form, name));
  const typed = { on: on ? 'on' : '', from: from ?? '', until: until ?? '' };
  if (on && from === until)
    return notTaken('quiet', { fields: { until: { id: 'alerts.quiet.same' } }, typed });
  try {
    await input.services.rest.call('POST /guest/savePreferences', {
      body: { data: { quiet: on && `${from}-${until} ${zone}` } },
    });
  } catch (error) {
    return notTaken('quiet', { form: { id: errorText(codeOf(error)) }, typed });
  }
  return taken(input, 'quiet', 'notifications');
}
