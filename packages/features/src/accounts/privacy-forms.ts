import { askDeletion, askExport, keepAccount } from './act-privacy.ts';
import { leaveTests } from './leave-tests.ts';
import { saveReceipts } from './save-receipts.ts';

/** The forms about a guest's data and the end of its account. */
export const privacyForms = {
  export: askExport,
  deletion: askDeletion,
  keep: keepAccount,
  leaveTest: leaveTests,
  leaveTests,
  receipts: saveReceipts,
} as const;
