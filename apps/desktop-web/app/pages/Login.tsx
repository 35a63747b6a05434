import { browserAction, browserLoad, serverAction, serverLoad } from '@vx/features/app';
import { actLogIn, loadLogIn } from '@vx/features/auth';
import { pageMeta, type ShellHandle } from '@vx/features/shell';
import { Note } from '@vx/ui/status-bar';
import { useIntl } from 'react-intl';
import { useActionData, useLoaderData, useLocation } from 'react-router';
import { AuthFrame } from '../auth/AuthFrame.tsx';
import { LogInForm } from '../auth/LogInForm.tsx';

export const loader = serverLoad(loadLogIn);
export const clientLoader = browserLoad(loadLogIn);
export const action = serverAction(actLogIn);
export const clientAction = browserAction(actLogIn);
export const meta = pageMeta;
export const handle: ShellHandle = { shell: 'immersive' };

export default function Login() {
  const { returnPath, signUp, isNeeded } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { pathname, search } = useLocation();
  const { formatMessage } = useIntl();
  return (
    <AuthFrame
      title={formatMessage({ id: 'auth.login.title' })}
      text={formatMessage({ id: 'auth.login.text' })}
      forms={{ current: 'login', signUp, logIn: pathname + search }}
    >
      {isNeeded ? (
        <Note tone="info" title={formatMessage({ id: 'auth.login.needed' })}>
          {formatMessage({ id: 'auth.login.neededText' })}
        </Note>
      ) : null}
      <LogInForm returnPath={returnPath} refusal={refusal} />
    </AuthFrame>
  );
}
