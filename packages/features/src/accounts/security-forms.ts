import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import { addPasskeyHere, confirmPasskey, removePasskey, renamePasskey } from './keep-passkeys.ts';

/** The forms about logging in. */
export const securityForms = {
  email: changeEmail,
  password: changePassword,
  session: endSession,
  sessions: endOtherSessions,
  addPasskey: addPasskeyHere,
  renamePasskey,
  removePasskey,
  confirmPasskey,
} as const;
