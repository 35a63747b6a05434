import { useAccountForm, type AccountData } from '@vx/features/account';
import { useSay } from '@vx/features/texts';
import { TextField } from '@vx/ui/text-field';
import { useIntl } from 'react-intl';
import { PasswordField } from '../auth/PasswordField.tsx';
import { AccountFormCard } from './AccountFormCard.tsx';

/** Asks for another address. The old one stays until the new one is confirmed. */
export function EmailForm({ data }: { readonly data: AccountData }) {
  const say = useSay();
  const form = useAccountForm(data, 'email');
  const { email, pendingEmail, pendingEmailDueAt } = data.guest.profile;
  const { formatDate } = useIntl();
  return (
    <AccountFormCard
      form={form}
      title={say('account.email.title')}
      text={
        pendingEmail === null
          ? say('account.email.now', { email })
          : pendingEmailDueAt === null
            ? say('account.email.pending', { email, pendingEmail })
            : say('account.email.due', {
                email,
                pendingEmail,
                time: formatDate(pendingEmailDueAt, { dateStyle: 'long', timeStyle: 'short' }),
              })
      }
      done={say('account.email.done')}
      save={say('account.email.save')}
    >
      <TextField
        label={say('account.field.newEmail')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        defaultValue={form.state === 'refused' ? form.typed.email : undefined}
        error={form.error('email')}
      />
      <PasswordField
        kind="current"
        name="password"
        label={say('auth.field.password')}
        error={form.error('password')}
      />
    </AccountFormCard>
  );
}
