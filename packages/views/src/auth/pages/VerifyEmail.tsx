import {
  browserAction,
  browserLoad,
  serverAction,
  serverLoad,
  useServices,
} from '@vx/features/app';
import { actVerifyEmail, loadVerifyEmail } from '@vx/features/auth';
import { pageMeta, type ShellHandle } from '@vx/features/shell';
import { errorText } from '@vx/i18n';
import { Button } from '@vx/ui/button';
import { Stack } from '@vx/ui/layout';
import { Note, StatusBar } from '@vx/ui/status-bar';
import { useIntl } from 'react-intl';
import { Form, useActionData, useLoaderData, useNavigation } from 'react-router';
import { AuthFrame } from '../AuthFrame.tsx';

export const loader = serverLoad(loadVerifyEmail);
export const clientLoader = browserLoad(loadVerifyEmail);
export const action = serverAction(actVerifyEmail);
export const clientAction = browserAction(actVerifyEmail);
export const meta = pageMeta;
export const handle: ShellHandle = { shell: 'immersive' };

export default function VerifyEmail() {
  const { token, done } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? done;
  const { path } = useServices();
  const { formatMessage } = useIntl();
  const busy = useNavigation().state !== 'idle';
  const goHome = (
    <Button variant="primary" size="lg" block href={path('home', {})}>
      {formatMessage({ id: 'shell.notFound.home' })}
    </Button>
  );
  const isOver = outcome && (outcome.kind === 'done' || outcome.code.startsWith('TOKEN_'));
  return (
    <AuthFrame
      title={formatMessage({ id: 'auth.verify.title' })}
      text={formatMessage({ id: 'auth.verify.text' })}
    >
      <Stack>
        {outcome?.kind === 'done' ? (
          <StatusBar
            tone="success"
            title={formatMessage({ id: 'auth.verify.done' }, { email: outcome.email })}
          >
            {formatMessage({ id: 'auth.verify.doneText' })}
          </StatusBar>
        ) : null}
        {outcome?.kind === 'failed' ? (
          <StatusBar tone={outcome.code === 'TOKEN_USED' ? 'info' : 'warning'} urgent>
            {formatMessage({ id: errorText(outcome.code) })}
          </StatusBar>
        ) : null}
        {token === '' && !outcome ? (
          <Note tone="warning">{formatMessage({ id: 'errors.TOKEN_UNKNOWN' })}</Note>
        ) : null}
        {isOver || token === '' ? (
          goHome
        ) : (
          <Form method="post">
            <input type="hidden" name="token" value={token} />
            <Button type="submit" variant="primary" size="lg" block loading={busy}>
              {formatMessage({ id: 'auth.verify.button' })}
            </Button>
          </Form>
        )}
      </Stack>
    </AuthFrame>
  );
}
