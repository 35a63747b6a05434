import { useTexts } from '../texts/use-texts.ts';
import { useTranslate } from '../texts/use-translate.ts';
import type { SecurityFacts } from './account-data.ts';
import {
  toPasskeyNotices,
  toPasskeyProof,
  toPasskeysView,
  type PasskeyForms,
  type PasskeyRow,
  type PasskeysView,
} from './presenters/passkeys.ts';

/** The passkeys of the guest, and where the forms for them stand. */
export const usePasskeys = (data: Pick<SecurityFacts, 'passkeys' | 'passkey'>): PasskeysView =>
  toPasskeysView(data, useTexts());

/** What is said of how the forms of the passkeys went. */
export const usePasskeyNotices = (forms: PasskeyForms): ReturnType<typeof toPasskeyNotices> =>
  toPasskeyNotices(forms, useTranslate());

/** What the form says that removes or confirms a passkey. */
export const usePasskeyProof = (
  verb: 'remove' | 'confirm',
  passkey: PasskeyRow,
): ReturnType<typeof toPasskeyProof> => toPasskeyProof(verb, passkey, useTranslate());
