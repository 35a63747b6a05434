import type { ActionAnswer, PageAction, PageActionInput } from '../app/page-action.ts';
import { INTENT_FIELD, notTaken, type AccountOutcome } from '../forms/account-outcome.ts';
import { typedText } from '../forms/form-errors.ts';

/** The forms of a section, by their intent. */
export type SectionForms<Outcome> = Readonly<
  Record<string, (input: PageActionInput) => Promise<ActionAnswer<Outcome>>>
>;

/** The action of a section of the account: the form that was sent says its intent. */
export const createAccountAction =
  <Outcome = never>(
    forms: SectionForms<AccountOutcome | Outcome>,
  ): PageAction<AccountOutcome | Outcome> =>
  async (input) => {
    const intent = typedText(input.form, INTENT_FIELD);
    const act = Object.hasOwn(forms, intent) ? forms[intent] : undefined;
    return act ? act(input) : notTaken(intent, { form: { id: 'errors.INVALID_INPUT' } });
  };
