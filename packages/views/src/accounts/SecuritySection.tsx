import { useAccountForm, type AccountData } from '@vx/features/accounts';
import { useTranslate } from '@vx/features/texts';
import { PasswordField } from '../auth/PasswordField.tsx';
import { AccountFormCard } from './AccountFormCard.tsx';
import { EmailForm } from './EmailForm.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Sessions } from './Sessions.tsx';

/** How the guest logs in, and where it is logged in. */
export function SecuritySection({ data }: { readonly data: AccountData }) {
  const t = useTranslate();
  const password = useAccountForm(data, 'password');
  return (
    <>
      <Passkeys data={data} />
      <AccountFormCard
        form={password}
        title={t('account.password.title')}
        text={t('account.password.text')}
        done={t('account.password.done')}
        save={t('account.password.save')}
      >
        <PasswordField
          kind="current"
          name="current"
          label={t('account.field.currentPassword')}
          error={password.error('current')}
        />
        <PasswordField
          kind="new"
          name="password"
          label={t('account.field.newPassword')}
          error={password.error('password')}
        />
      </AccountFormCard>
      <EmailForm data={data} />
      <Sessions data={data} />
    </>
  );
}
