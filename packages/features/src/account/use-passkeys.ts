import { useTexts } from '../texts/use-texts.ts';
import type { AccountData } from './load-account.ts';
import { toPasskeysView, type PasskeysView } from './presenters/passkeys.ts';

/** The passkeys of the guest, and where the forms for them stand. */
export const usePasskeys = (data: Pick<AccountData, 'passkeys' | 'passkey'>): PasskeysView =>
  toPasskeysView(data, useTexts());
