import {
  createAccountAction,
  loadSecurity,
  securityForms,
  useAccountForm,
} from '@vx/features/accounts';
import { browserAction, browserLoad, serverAction, serverLoad } from '@vx/features/app';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { lockKeyIcon } from '@vx/ui/icons';
import { useLoaderData } from 'react-router';
import { PasswordField } from '../../auth/PasswordField.tsx';
import { AccountFormRow } from '../AccountFormRow.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { EmailForm } from '../EmailForm.tsx';
import { Passkeys } from '../Passkeys.tsx';
import { Sessions } from '../Sessions.tsx';

const act = createAccountAction(securityForms);

export const loader = serverLoad(loadSecurity);
export const clientLoader = browserLoad(loadSecurity);
export const action = serverAction(act);
export const clientAction = browserAction(act);
export const meta = pageMeta;

/** How the guest logs in, and where it is logged in. */
export default function MemberSecurity() {
  const data = useLoaderData<typeof loader>();
  const t = useTranslate();
  const password = useAccountForm(data, 'password');
  return (
    <AccountFrame section="security">
      <Passkeys data={data} />
      <AccountFormRow
        form={password}
        glyph={lockKeyIcon}
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
      </AccountFormRow>
      <EmailForm data={data} />
      <Sessions data={data} />
    </AccountFrame>
  );
}
