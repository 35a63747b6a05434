import { useServices, RETURN_PARAM, STAY_FIELD } from '@vx/features/app';
import { usePasskeyLogin, type LogInRefusal } from '@vx/features/auth';
import { useTranslate } from '@vx/features/texts';
import { SignInForm, type SignInFormProps } from '@vx/ui/sign-in-form';
import { useFormErrors } from './use-form-errors.ts';

export interface LogInFormProps {
  /** Where the guest goes then. */
  readonly returnPath: string;
  readonly refusal: LogInRefusal | null | undefined;
  readonly busy: boolean;
  /** What is said while nothing is wrong. */
  readonly note?: SignInFormProps['message'];
  /** Sends the form; without JavaScript it is posted to its page. */
  readonly onSend: (fields: Record<string, string>) => void;
}

/** Asked of the form itself, which can be ticked before the page lives. */
const isStayTicked = (): boolean =>
  document.querySelector<HTMLInputElement>(`main input[name="${STAY_FIELD}"]`)?.checked === true;

/** Logs in with e-mail and password or a passkey, on its own page and at the door of a room. */
export function LogInForm({ returnPath, refusal, busy, note, onSend }: LogInFormProps) {
  const t = useTranslate();
  const { path } = useServices();
  const { error, message } = useFormErrors(refusal);
  const passkey = usePasskeyLogin(returnPath, isStayTicked);
  const problem = passkey?.problem;
  return (
    <SignInForm
      texts={{
        email: t('auth.field.email'),
        password: t('auth.field.password'),
        stay: t('auth.login.stay'),
        submit: t('auth.login.button'),
      }}
      email={refusal?.typed.email}
      stay={refusal?.typed[STAY_FIELD] !== undefined}
      forgot={{ label: t('auth.login.forgot'), href: path('resetPassword', {}) }}
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
      message={problem === undefined ? (message ?? note) : { tone: 'danger', text: problem }}
      hidden={{ [RETURN_PARAM]: returnPath }}
      busy={busy}
      onSubmit={({ email, password, stay }) =>
        onSend({
          email,
          password,
          ...(stay && { [STAY_FIELD]: 'on' }),
          [RETURN_PARAM]: returnPath,
        })
      }
    />
  );
}
