import { useTranslate } from '../texts/use-translate.ts';
import type { ProfileData } from './account-data.ts';
import { toContacts, type ContactsView } from './presenters/contacts.ts';
import type { SignupEmailButton } from './presenters/signup-email.ts';

/** How the account is reached. */
export const useContacts = (
  data: Pick<ProfileData, 'guest' | 'phone'>,
  mail: Pick<SignupEmailButton, 'text'>,
): ContactsView => toContacts(data, mail, useTranslate());
