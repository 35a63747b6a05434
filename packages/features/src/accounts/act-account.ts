import { typedText } from '../forms/form-errors.ts';
import type { ActionAnswer, PageAction, PageActionInput } from '../app/page-action.ts';
import {
  INTENT_FIELD,
  notTaken,
  type AccountAnswer,
  type AccountOutcome,
} from '../forms/account-outcome.ts';
import { askDeletion, askExport, keepAccount } from './act-privacy.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import { changePicture } from './change-picture.ts';
import { saveAlerts } from './save-alerts.ts';
import { addPasskeyHere, confirmPasskey, removePasskey, renamePasskey } from './keep-passkeys.ts';
import { saveQuietHours } from './save-quiet-hours.ts';
import { leaveTests } from './leave-tests.ts';
import { saveProfile } from './save-profile.ts';

const forms: Readonly<Record<string, (input: PageActionInput) => Promise<AccountAnswer>>> = {
  profile: saveProfile,
  picture: changePicture,
  email: changeEmail,
  password: changePassword,
  session: endSession,
  sessions: endOtherSessions,
  addPasskey: addPasskeyHere,
  renamePasskey,
  removePasskey,
  confirmPasskey,
  alerts: saveAlerts,
  quiet: saveQuietHours,
  export: askExport,
  deletion: askDeletion,
  keep: keepAccount,
  leaveTest: leaveTests,
  leaveTests,
};

/** The forms of a section, by their intent. */
export type SectionForms<Outcome> = Readonly<
  Record<string, (input: PageActionInput) => Promise<ActionAnswer<Outcome>>>
>;

/**
 * Every form of the page about the account.
 * @param sections those of the sections that belong to other systems
 */
export function createAccountAction<Outcome = never>(
  sections: SectionForms<AccountOutcome | Outcome>,
): PageAction<AccountOutcome | Outcome> {
  const all: SectionForms<AccountOutcome | Outcome> = { ...forms, ...sections };
  return async (input) => {
    const intent = typedText(input.form, INTENT_FIELD);
    const act = Object.hasOwn(all, intent) ? all[intent] : undefined;
    return act ? act(input) : notTaken(intent, { form: { id: 'errors.INVALID_INPUT' } });
  };
}
