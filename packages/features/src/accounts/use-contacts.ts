import { useTranslate } from '../texts/use-translate.ts';
import type { AccountData } from './load-account.ts';
import { toContacts, type ContactsView } from './presenters/contacts.ts';
import type { SignupEmailButton } from './presenters/signup-email.ts';

/** How the account is reached. */
export const useContacts = (
  data: Pick<AccountData, 'guest' | 'phone'>,
  mail: Pick<SignupEmailButton, 'text'>,
): ContactsView => toContacts(data, mail, useTranslate());
