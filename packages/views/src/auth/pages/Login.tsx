import {
  browserAction,
  browserLoad,
  serverAction,
  serverLoad,
  RETURN_PARAM,
} from '@vx/features/app';
import { actLogIn, loadLogIn, usePasskeyLogin } from '@vx/features/auth';
import { pageMeta, type ShellHandle } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { SignInForm } from '@vx/ui/sign-in-form';
import { useActionData, useLoaderData, useLocation, useNavigation, useSubmit } from 'react-router';
import { AuthFrame } from '../AuthFrame.tsx';
import { useFormErrors } from '../use-form-errors.ts';

export const loader = serverLoad(loadLogIn);
export const clientLoader = browserLoad(loadLogIn);
export const action = serverAction(actLogIn);
export const clientAction = browserAction(actLogIn);
export const meta = pageMeta;
export const handle: ShellHandle = { shell: 'immersive' };

export default function Login() {
  const { returnPath, signUp, forgot, isNeeded } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { pathname, search } = useLocation();
  const t = useTranslate();
  const submit = useSubmit();
  const { error, message } = useFormErrors(refusal);
  const passkey = usePasskeyLogin(returnPath);
  const problem = passkey?.problem;
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
      <SignInForm
        texts={{
          email: t('auth.field.email'),
          password: t('auth.field.password'),
          submit: t('auth.login.button'),
        }}
        email={refusal?.typed.email}
        forgot={{ label: t('auth.login.forgot'), href: forgot }}
        errors={{ email: error('email'), password: error('password') }}
        passkey={
          passkey
            ? {
                label: t('auth.passkey.login'),
                hint: t('auth.passkey.text'),
                or: t('auth.passkey.or'),
                onPress: passkey.press,
                busy: passkey.busy,
              }
            : undefined
        }
        message={
          problem === undefined
            ? (message ?? (isNeeded ? needed : undefined))
            : { tone: 'danger', text: problem }
        }
        hidden={{ [RETURN_PARAM]: returnPath }}
        busy={useNavigation().state !== 'idle'}
        onSubmit={({ email, password }) =>
          void submit({ email, password, [RETURN_PARAM]: returnPath }, { method: 'post' })
        }
      />
    </AuthFrame>
  );
}
