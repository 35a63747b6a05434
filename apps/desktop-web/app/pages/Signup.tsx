import { browserAction, browserLoad, serverAction, serverLoad } from '@vx/features/app';
import { actSignUp, loadSignUp } from '@vx/features/auth';
import { pageMeta, type ShellHandle } from '@vx/features/shell';
import { useIntl } from 'react-intl';
import { useActionData, useLoaderData, useLocation } from 'react-router';
import { AuthFrame } from '../auth/AuthFrame.tsx';
import { SignUpForm } from '../auth/SignUpForm.tsx';

export const loader = serverLoad(loadSignUp);
export const clientLoader = browserLoad(loadSignUp);
export const action = serverAction(actSignUp);
export const clientAction = browserAction(actSignUp);
export const meta = pageMeta;
export const handle: ShellHandle = { shell: 'immersive' };

export default function Signup() {
  const data = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { pathname, search } = useLocation();
  const { formatMessage } = useIntl();
  return (
    <AuthFrame
      title={formatMessage({ id: 'auth.signup.title' })}
      text={formatMessage({ id: 'auth.signup.text' })}
      forms={{ current: 'signup', signUp: pathname + search, logIn: data.logIn }}
    >
      <SignUpForm data={data} refusal={refusal} />
    </AuthFrame>
  );
}
