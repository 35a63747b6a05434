import { browserAction, browserLoad, serverAction, serverLoad } from '@vx/features/app';
import { actResetPassword, loadResetPassword, useResetPassword } from '@vx/features/auth';
import { pageMeta, type ShellHandle } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { TextField } from '@vx/ui/text-field';
import { useActionData, useLoaderData } from 'react-router';
import { LinkFrame } from '../LinkFrame.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { useFormErrors } from '../use-form-errors.ts';

export const loader = serverLoad(loadResetPassword);
export const clientLoader = browserLoad(loadResetPassword);
export const action = serverAction(actResetPassword);
export const clientAction = browserAction(actResetPassword);
export const meta = pageMeta;
export const handle: ShellHandle = { shell: 'immersive' };

/** Asks for a link to a new password; where the link leads, takes it. */
export default function ResetPassword() {
  const outcome = useActionData<typeof action>();
  const { takes, ...page } = useResetPassword(useLoaderData<typeof loader>(), outcome);
  const t = useTranslate();
  const refusal = outcome?.kind === 'refused' ? outcome.refusal : null;
  const { error, message } = useFormErrors(refusal);
  return (
    <LinkFrame {...page} note={message ?? null}>
      {takes ? (
        <PasswordField
          key="password"
          kind="new"
          name="password"
          label={t('account.field.newPassword')}
          error={error('password')}
        />
      ) : (
        <TextField
          key="email"
          label={t('auth.field.email')}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          defaultValue={refusal?.typed.email}
          error={error('email')}
        />
      )}
    </LinkFrame>
  );
}
