import { useAccountForm, type AccountData } from '@vx/features/account';
import { PASSWORD_LENGTH } from '@vx/features/auth';
import { useSay } from '@vx/features/texts';
import { TextField } from '@vx/ui/text-field';
import { AccountFormCard } from './AccountFormCard.tsx';
import { EmailForm } from './EmailForm.tsx';
import { Sessions } from './Sessions.tsx';

/** How the guest logs in, and where it is logged in. */
export function SecuritySection({ data }: { readonly data: AccountData }) {
  const say = useSay();
  const password = useAccountForm(data, 'password');
  return (
    <>
      <AccountFormCard
        form={password}
        title={say('account.password.title')}
        text={say('account.password.text')}
        done={say('account.password.done')}
        save={say('account.password.save')}
      >
        <TextField
          label={say('account.field.currentPassword')}
          name="current"
          type="password"
          autoComplete="current-password"
          error={password.error('current')}
        />
        <TextField
          label={say('account.field.newPassword')}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={say('auth.field.passwordHint', PASSWORD_LENGTH)}
          error={password.error('password')}
        />
      </AccountFormCard>
      <EmailForm data={data} />
      <Sessions data={data} />
    </>
  );
}
