import { useAccountForm, type AccountData } from '@vx/features/account';
import { useSay } from '@vx/features/texts';
import { PasswordField } from '../auth/PasswordField.tsx';
import { AccountFormCard } from './AccountFormCard.tsx';
import { EmailForm } from './EmailForm.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Sessions } from './Sessions.tsx';

/** How the guest logs in, and where it is logged in. */
export function SecuritySection({ data }: { readonly data: AccountData }) {
  const say = useSay();
  const password = useAccountForm(data, 'password');
  return (
    <>
      <Passkeys data={data} />
      <AccountFormCard
        form={password}
        title={say('account.password.title')}
        text={say('account.password.text')}
        done={say('account.password.done')}
        save={say('account.password.save')}
      >
        <PasswordField
          kind="current"
          name="current"
          label={say('account.field.currentPassword')}
          error={password.error('current')}
        />
        <PasswordField
          kind="new"
          name="password"
          label={say('account.field.newPassword')}
          error={password.error('password')}
        />
      </AccountFormCard>
      <EmailForm data={data} />
      <Sessions data={data} />
    </>
  );
}
