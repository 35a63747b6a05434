import type { Texts } from '../../texts/presenter-texts.ts';
import type { ProfileFacts } from '../account-data.ts';

/** The address as it is, and the one that waits: for its mail to be read, or for the old one to agree. */
export function toEmailChange(
  {
    email,
    pendingEmail,
    pendingEmailDueAt: at,
  }: Pick<ProfileFacts['profile'], 'email' | 'pendingEmail' | 'pendingEmailDueAt'>,
  { t, intl }: Texts,
): string {
  if (pendingEmail === null) return t('account.email.now', { email });
  if (at === null) return t('account.email.pending', { email, pendingEmail });
  const time = intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' });
  return t('account.email.due', { email, pendingEmail, time });
}
