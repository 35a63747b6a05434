import {
  browserAction,
  browserLoad,
  serverAction,
  serverLoad,
  useServices,
} from '@vx/features/app';
import { actResetPassword, loadResetPassword, type ResetPasswordOutcome } from '@vx/features/auth';
import { pageMeta, type ShellHandle } from '@vx/features/shell';
import { useSay, type Say } from '@vx/features/texts';
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
  const say = useSay();
  const refusal = outcome?.kind === 'refused' ? outcome.refusal : null;
  const { error, message } = useFormErrors(refusal);
  const takes = token !== '' && outcome?.kind !== 'void';
  const isOver = outcome?.kind === 'done' || outcome?.kind === 'asked';
  return (
    <LinkFrame
      title={say(takes ? 'account.reset.newTitle' : 'account.reset.title')}
      text={say(takes ? 'account.reset.newText' : 'account.reset.text')}
      told={outcome ? toldOf(outcome, say) : null}
      note={message ?? null}
      onward={isOver ? { label: say('shell.login'), href: path('login', {}) } : null}
      token={takes ? token : ''}
      send={say(takes ? 'account.reset.take' : 'account.reset.ask')}
    >
      {takes ? (
        <PasswordField
          key="password"
          kind="new"
          name="password"
          label={say('account.field.newPassword')}
          error={error('password')}
        />
      ) : (
        <TextField
          key="email"
          label={say('auth.field.email')}
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

function toldOf(outcome: ResetPasswordOutcome, say: Say): LinkFrameProps['told'] {
  switch (outcome.kind) {
    case 'asked':
      return {
        tone: 'success',
        title: say('account.reset.asked'),
        text: say('account.reset.askedText', { email: outcome.email }),
      };
    case 'done':
      return {
        tone: 'success',
        title: say('account.reset.done'),
        text: say('account.reset.doneText'),
      };
    case 'void':
      return { tone: 'warning', urgent: true, text: say(outcome.text) };
    case 'refused':
      return null;
  }
}
