import type { Translate } from '../../texts/presenter-texts.ts';
import type { ProfileData } from '../account-data.ts';
import type { SignupEmailButton } from './signup-email.ts';

interface Badge {
  readonly tone: 'success' | 'warning';
  readonly label: string;
}

/** How an account is reached. */
export interface ContactsView {
  readonly email: {
    readonly title: string;
    readonly text: string;
    readonly badge: Badge;
    /** What is said changes while the guest looks: the mail that confirms it can be sent once more. */
    readonly isOpen: boolean;
  };
  readonly phone: {
    readonly title: string;
    readonly text: string;
    /** `null`: no number is confirmed. */
    readonly badge: Badge | null;
    /** Confirms a number, or another one. */
    readonly button: string;
  };
}

/** The address and the number of a guest, and whether they are confirmed. */
export function toContacts(
  { guest, phone }: Pick<ProfileData, 'guest' | 'phone'>,
  mail: Pick<SignupEmailButton, 'text'>,
  t: Translate,
): ContactsView {
  const { email, emailVerified } = guest.profile;
  const number = phone.verified[0]?.e123;
  const confirmed = { tone: 'success', label: t('account.email.confirmed') } as const;
  return {
    email: {
      title: email,
      text: (emailVerified ? null : mail.text) ?? t('account.email.text'),
      badge: emailVerified ? confirmed : { tone: 'warning', label: t('account.email.unconfirmed') },
      isOpen: !emailVerified,
    },
    phone: {
      title: number ?? t('pincall.row.title'),
      text: t('pincall.row.none'),
      badge: number === undefined ? null : confirmed,
      button: t(number === undefined ? 'pincall.row.confirm' : 'pincall.row.another'),
    },
  };
}
