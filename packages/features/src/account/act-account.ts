import { typedText } from '../auth/form-errors.ts';
import type { PageAction, PageActionInput } from '../app/page-action.ts';
import {
  INTENT_FIELD,
  notTaken,
  type AccountAnswer,
  type AccountOutcome,
} from './account-outcome.ts';
import { askDeletion, askExport, keepAccount } from './act-privacy.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import { changePicture } from './change-picture.ts';
import { saveAlerts } from './save-alerts.ts';
import { saveNewsletter } from '../newsletter/save-newsletter.ts';
import { actPhone, PHONE_INTENTS, type PhoneOutcome } from '../pincall/act-phone.ts';
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
  newsletter: saveNewsletter,
};

/** Every form of the page about the account. */
export const actAccount: PageAction<AccountOutcome | PhoneOutcome> = async (input) => {
  const intent = typedText(input.form, INTENT_FIELD);
  if (PHONE_INTENTS.has(intent)) return actPhone(input);
  const act = Object.hasOwn(forms, intent) ? forms[intent] : undefined;
  return act ? act(input) : notTaken(intent, { form: { id: 'errors.INVALID_INPUT' } });
};
