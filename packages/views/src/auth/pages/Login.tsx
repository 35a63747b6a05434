import { browserAction, browserLoad, serverAction, serverLoad } from '@vx/features/app';
import { actLogIn, loadLogIn, RETURN_PARAM, usePasskeyLogin } from '@vx/features/auth';
import { pageMeta, type ShellHandle } from '@vx/features/shell';
import { useSay } from '@vx/features/texts';
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
  const say = useSay();
  const submit = useSubmit();
  const { error, message } = useFormErrors(refusal);
  const passkey = usePasskeyLogin(returnPath);
  const problem = passkey?.problem;
  const needed = {
    tone: 'info',
    title: say('auth.login.needed'),
    text: say('auth.login.neededText'),
  } as const;
  return (
    <AuthFrame
      title={say('auth.login.title')}
      text={say('auth.login.text')}
      forms={{ current: 'login', signUp, logIn: pathname + search }}
    >
      <SignInForm
        texts={{
          email: say('auth.field.email'),
          password: say('auth.field.password'),
          submit: say('auth.login.button'),
        }}
        email={refusal?.typed.email}
        forgot={{ label: say('auth.login.forgot'), href: forgot }}
        errors={{ email: error('email'), password: error('password') }}
        passkey={
          passkey
            ? {
                label: say('auth.passkey.login'),
                hint: say('auth.passkey.text'),
                or: say('auth.passkey.or'),
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
