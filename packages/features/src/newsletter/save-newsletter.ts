import { errorText } from '@vx/i18n';
import { changeOf } from '@vx/notify-core/rules';
import { notTaken, taken, type AccountAnswer } from '../forms/account-outcome.ts';
import type { PageActionInput } from '../app/page-action.ts';
import { emailError } from '../forms/credential-errors.ts';
import { typedText } from '../forms/form-errors.ts';
import { chosenTypes, resultOf } from './newsletter-choices.ts';

/**
 * The choice of newsletters on the guest's own page: what was ticked is asked for, what was unticked
 * ends; `do` ends, pauses or resumes all. [RE-newsletterSubscribe] [RE-newsletterUnsubscribe]
 */
export async function saveNewsletter(input: PageActionInput): Promise<AccountAnswer> {
  const { services, form } = input;
  const emailAddress = typedText(form, 'email');
  const typed = { email: emailAddress };
  const wrong = emailError(emailAddress);
  if (wrong) return notTaken('newsletter', { fields: { email: wrong }, typed });
  const { id: userId } = services.guest.getSnapshot().guest;
  const asked = typedText(form, 'do');
  const known = Number(typedText(form, 'known')) || 0;
  const { added, removed } = changeOf(known, asked === '' ? chosenTypes(form) : known);
  const end = (option: string) => () =>
    services.rest.call('POST /guest/newsletter/unsubscribe', {
      body: { emailAddress, option, reasons: [], userId },
    });
  const begin = () =>
    services.rest.call('POST /guest/newsletter/subscribe', {
      body: { typeId: added, userId, emailAddress },
    });
  const calls = [
    ...(asked === '' ? [] : [end(asked)]),
    ...(removed === 0 ? [] : [end(String(removed))]),
    ...(added === 0 ? [] : [begin]),
  ];
  for (const call of calls) {
    const result = await resultOf(call);
    if (result.kind === 'success') continue;
    const text = { id: errorText(result.code) };
    return result.code === 'EMAIL_INVALID'
      ? notTaken('newsletter', { fields: { email: text }, typed })
      : notTaken('newsletter', { form: text, typed });
  }
  return taken(input, 'newsletter', 'news');
}
