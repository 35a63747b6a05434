import { browserAction, browserLoad, serverAction, serverLoad } from '@vx/features/app';
import { actLogIn, loadLogIn } from '@vx/features/auth';
import { pageMeta, type ShellHandle } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { useActionData, useLoaderData, useLocation, useNavigation, useSubmit } from 'react-router';
import { AuthFrame } from '../AuthFrame.tsx';
import { LogInForm } from '../LogInForm.tsx';

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
  const t = useTranslate();
  const submit = useSubmit();
  const needed = {
    tone: 'info',
    title: t('auth.login.needed'),
    text: t('auth.login.neededText'),
  } as const;
  return (
    <AuthFrame
      title={t('auth.login.title')}
      text={t('auth.login.text')}
      forms={{ current: 'login', signUp, logIn: pathname + search }}
    >
      <LogInForm
        returnPath={returnPath}
        refusal={refusal}
        note={isNeeded ? needed : undefined}
        busy={useNavigation().state !== 'idle'}
        onSend={(fields) => void submit(fields, { method: 'post' })}
      />
    </AuthFrame>
  );
}
