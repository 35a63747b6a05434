import {
  browserAction,
  browserLoad,
  serverAction,
  serverLoad,
  useServices,
} from '@vx/features/app';
import { actResetPassword, loadResetPassword, type ResetPasswordOutcome } from '@vx/features/auth';
import { pageMeta, type ShellHandle } from '@vx/features/shell';
import { useTranslate, type Translate } from '@vx/features/texts';
import { TextField } from '@vx/ui/text-field';
import { useActionData, useLoaderData } from 'react-router';
import { LinkFrame, type LinkFrameProps } from '../LinkFrame.tsx';
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
  const { token } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { path } = useServices();
  const t = useTranslate();
  const refusal = outcome?.kind === 'refused' ? outcome.refusal : null;
  const { error, message } = useFormErrors(refusal);
  const takes = token !== '' && outcome?.kind !== 'void';
  const isOver = outcome?.kind === 'done' || outcome?.kind === 'asked';
  return (
    <LinkFrame
      title={t(takes ? 'account.reset.newTitle' : 'account.reset.title')}
      text={t(takes ? 'account.reset.newText' : 'account.reset.text')}
      result={outcome ? resultOf(outcome, t) : null}
      note={message ?? null}
      onward={isOver ? { label: t('shell.login'), href: path('login', {}) } : null}
      token={takes ? token : ''}
      send={t(takes ? 'account.reset.take' : 'account.reset.ask')}
    >
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

function resultOf(outcome: ResetPasswordOutcome, t: Translate): LinkFrameProps['result'] {
  switch (outcome.kind) {
    case 'asked':
      return {
        tone: 'success',
        title: t('account.reset.asked'),
        text: t('account.reset.askedText', { email: outcome.email }),
      };
    case 'done':
      return {
        tone: 'success',
        title: t('account.reset.done'),
        text: t('account.reset.doneText'),
      };
    case 'void':
      return { tone: 'warning', urgent: true, text: t(outcome.text) };
    case 'refused':
      return null;
  }
}
