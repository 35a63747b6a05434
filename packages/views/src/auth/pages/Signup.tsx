import {
  browserAction,
  browserLoad,
  serverAction,
  serverLoad,
  RETURN_PARAM,
} from '@vx/features/app';
import { actSignUp, loadSignUp, nameLength, passwordLength } from '@vx/features/auth';
import { pageMeta, type ShellHandle } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { SignUpForm } from '@vx/ui/sign-in-form';
import { FormattedMessage } from 'react-intl';
import { useActionData, useLoaderData, useLocation, useNavigation, useSubmit } from 'react-router';
import { AuthFrame } from '../AuthFrame.tsx';
import { linkTo } from '../link-to.tsx';
import { useFormErrors } from '../use-form-errors.ts';

export const loader = serverLoad(loadSignUp);
export const clientLoader = browserLoad(loadSignUp);
export const action = serverAction(actSignUp);
export const clientAction = browserAction(actSignUp);
export const meta = pageMeta;
export const handle: ShellHandle = { shell: 'immersive' };

export default function Signup() {
  const { returnPath, logIn, terms, privacy } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { pathname, search } = useLocation();
  const t = useTranslate();
  const submit = useSubmit();
  const { error, message } = useFormErrors(refusal);
  return (
    <AuthFrame
      title={t('auth.signup.title')}
      text={t('auth.signup.text')}
      forms={{ current: 'signup', signUp: pathname + search, logIn }}
    >
      <SignUpForm
        texts={{
          name: t('auth.field.name'),
          nameHint: t('auth.field.nameHint', nameLength),
          email: t('auth.field.email'),
          password: t('auth.field.password'),
          passwordHint: t('auth.field.passwordHint', passwordLength),
          terms: (
            <FormattedMessage
              id="auth.signup.terms"
              values={{ terms: linkTo(terms), privacy: linkTo(privacy) }}
            />
          ),
          submit: t('auth.signup.button'),
        }}
        values={{ email: refusal?.typed.email, name: refusal?.typed.name }}
        errors={{
          email: error('email'),
          name: error('name'),
          password: error('password'),
          terms: error('terms'),
        }}
        message={message}
        hidden={{ [RETURN_PARAM]: returnPath }}
        busy={useNavigation().state !== 'idle'}
        onSubmit={({ name, email, password, acceptTerms }) =>
          void submit(
            {
              name,
              email,
              password,
              [RETURN_PARAM]: returnPath,
              ...(acceptTerms && { acceptTerms: 'true' }),
            },
            { method: 'post' },
          )
        }
      />
    </AuthFrame>
  );
}
