import { errorText } from '@vx/i18n';
import { safeReturnPath } from '@vx/routes';
import { redirect } from 'react-router';
import type { Head } from '../app/head.ts';
import { codeOf, type PageAction } from '../app/page-action.ts';
import type { PageLoad, PageLoadInput } from '../app/page-load.ts';
import { afterLogIn } from './after-log-in.ts';
import { emailError, onlyErrors, passwordError } from '../forms/credential-errors.ts';
import { typedSecret, typedText, type FormRefusal } from '../forms/form-errors.ts';
import { NEEDED_PARAM, RETURN_PARAM, signupPath, STAY_FIELD } from '../app/login-path.ts';

export interface LogInData {
  readonly head: Head;
  readonly returnPath: string;
  /** The sign-up page that leads to the same place. */
  readonly signUp: string;
  /** The guest wanted a page for members. */
  readonly isNeeded: boolean;
}

export type LogInRefusal = FormRefusal<'email' | 'password'>;

/** Where a guest goes after the form, from its address or its field. */
export function returnPathOf(
  { services, url }: Pick<PageLoadInput, 'services' | 'url'>,
  field?: FormDataEntryValue | null,
): string {
  return safeReturnPath(field ?? url.searchParams.get(RETURN_PARAM)) ?? services.path('home', {});
}

/** Those who are logged in already go on at once. */
export function leaveWhenLoggedIn(input: Pick<PageLoadInput, 'services' | 'url'>): void {
  // React Router takes a thrown response as the page's answer.
  // oxlint-disable-next-line no-throw-literal
  if (input.services.guest.getSnapshot().guest.loggedIn) throw redirect(returnPathOf(input));
}

export const loadLogIn: PageLoad<LogInData> = async (input) => {
  leaveWhenLoggedIn(input);
  const { services, url } = input;
  const returnPath = returnPathOf(input);
  return {
    head: {
      title: services.intl.formatMessage({ id: 'auth.login.title' }),
      description: services.intl.formatMessage({ id: 'auth.login.text' }),
      noIndex: true,
    },
    returnPath,
    signUp: signupPath(services, returnPath),
    isNeeded: url.searchParams.has(NEEDED_PARAM),
  };
};

export const actLogIn: PageAction<LogInRefusal> = async (input) => {
  const { services, form } = input;
  const email = typedText(form, 'email');
  const password = typedSecret(form, 'password');
  const stayLoggedIn = form.has(STAY_FIELD);
  const refuse = (part: Partial<LogInRefusal>) =>
    ({
      kind: 'refused',
      refusal: {
        fields: {},
        form: null,
        typed: { email, ...(stayLoggedIn && { [STAY_FIELD]: 'on' }) },
        ...part,
      },
    }) as const;

  const fields = onlyErrors({ email: emailError(email), password: passwordError(password) });
  if (fields) return refuse({ fields });
  try {
    const session = await services.rest.call('POST /auth/login', {
      body: { email, password, stayLoggedIn },
    });
    const returnPath = returnPathOf(input, form.get(RETURN_PARAM));
    return { kind: 'goto', path: afterLogIn(services, session, returnPath) };
  } catch (error) {
    const code = codeOf(error);
    const text = { id: errorText(code) };
    return refuse(code === 'LOGIN_WRONG' ? { fields: { password: text } } : { form: text });
  }
};
