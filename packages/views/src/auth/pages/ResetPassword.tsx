import {
  browserAction,
  browserLoad,
  serverAction,
  serverLoad,
  useServices,
} from '@vx/features/app';
import { actResetPassword, loadResetPassword, PASSWORD_LENGTH } from '@vx/features/auth';
import { pageMeta, type ShellHandle } from '@vx/features/shell';
import { useSay } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Stack } from '@vx/ui/layout';
import { Note, StatusBar } from '@vx/ui/status-bar';
import { TextField } from '@vx/ui/text-field';
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { AuthFrame } from '../AuthFrame.tsx';
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
  const busy = useNavigation().state !== 'idle';
  const refusal = outcome?.kind === 'refused' ? outcome.refusal : null;
  const { error, message } = useFormErrors(refusal);
  const takes = token !== '' && outcome?.kind !== 'void';
  const isOver = outcome?.kind === 'done' || outcome?.kind === 'asked';
  return (
    <AuthFrame
      title={say(takes ? 'account.reset.newTitle' : 'account.reset.title')}
      text={say(takes ? 'account.reset.newText' : 'account.reset.text')}
    >
      <Stack>
        {outcome?.kind === 'asked' ? (
          <StatusBar tone="success" title={say('account.reset.asked')}>
            {say('account.reset.askedText', { email: outcome.email })}
          </StatusBar>
        ) : null}
        {outcome?.kind === 'done' ? (
          <StatusBar tone="success" title={say('account.reset.done')}>
            {say('account.reset.doneText')}
          </StatusBar>
        ) : null}
        {outcome?.kind === 'void' ? (
          <StatusBar tone="warning" urgent>
            {say(outcome.text)}
          </StatusBar>
        ) : null}
        {message ? <Note tone={message.tone}>{message.text}</Note> : null}
        {isOver ? (
          <Button variant="primary" size="lg" block href={path('login', {})}>
            {say('shell.login')}
          </Button>
        ) : (
          <Form method="post" noValidate>
            <Stack>
              {takes ? (
                <>
                  <input type="hidden" name="token" value={token} />
                  <TextField
                    key="password"
                    label={say('account.field.newPassword')}
                    name="password"
                    type="password"
                    autoComplete="new-password"
                    hint={say('auth.field.passwordHint', PASSWORD_LENGTH)}
                    error={error('password')}
                  />
                </>
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
              <Button type="submit" variant="primary" size="lg" block loading={busy}>
                {say(takes ? 'account.reset.take' : 'account.reset.ask')}
              </Button>
            </Stack>
          </Form>
        )}
      </Stack>
    </AuthFrame>
  );
}
