import type { ErrorCode } from '@vx/contract/errors';
import { errorText } from '@vx/i18n';
import type { Head } from '../app/head.ts';
import { codeOf, type PageAction } from '../app/page-action.ts';
import type { PageLoad } from '../app/page-load.ts';
import {
  accountEmailError,
  nameError,
  newPasswordError,
  onlyErrors,
} from '../forms/credential-errors.ts';
import { typedSecret, typedText, type FormRefusal } from '../forms/form-errors.ts';
import { leaveWhenLoggedIn, returnPathOf } from './log-in.ts';
import { loginPath, RETURN_PARAM } from '../app/login-path.ts';

export interface SignUpData {
  readonly head: Head;
  readonly returnPath: string;
  /** The log-in page that leads to the same place. */
  readonly logIn: string;
  readonly terms: string;
  readonly privacy: string;
}

type Field = 'email' | 'password' | 'name' | 'terms';
export type SignUpRefusal = FormRefusal<Field>;

export const loadSignUp: PageLoad<SignUpData> = async (input) => {
  leaveWhenLoggedIn(input);
  const { services } = input;
  const returnPath = returnPathOf(input);
  return {
    head: {
      title: services.intl.formatMessage({ id: 'auth.signup.title' }),
      description: services.intl.formatMessage({ id: 'auth.signup.text' }),
    },
    returnPath,
    logIn: loginPath(services, returnPath),
    terms: services.path('termsOfService', {}),
    privacy: services.path('dataProtection', {}),
  };
};

/** The field that a refusal of the server belongs to. */
const fieldOf: { readonly [Code in ErrorCode]?: Field } = {
  EMAIL_INVALID: 'email',
  PASSWORD_WEAK: 'password',
  PASSWORD_PERSONAL: 'password',
  NAME_TAKEN: 'name',
  NAME_INVALID: 'name',
  NAME_RESERVED: 'name',
  TERMS_REQUIRED: 'terms',
};

export const actSignUp: PageAction<SignUpRefusal> = async (input) => {
  const { services, form, url } = input;
  const email = typedText(form, 'email');
  // The door of a room asks for none.
  const name = form.has('name') ? typedText(form, 'name') : null;
  const password = typedSecret(form, 'password');
  const agrees = form.has('acceptTerms');
  const refuse = (part: Partial<SignUpRefusal>) =>
    ({
      kind: 'refused',
      refusal: {
        fields: {},
        form: null,
        typed: { email, name: name ?? '' },
        ...part,
      },
    }) as const;

  const fields = onlyErrors({
    email: accountEmailError(email),
    name: name === null ? null : nameError(name),
    password: newPasswordError(password, { email, name: name ?? '' }),
    terms: agrees ? null : ({ id: 'auth.field.ofAgeRequired' } as const),
  });
  if (fields) return refuse({ fields });
  const { language } = services.config;
  try {
    await services.rest.call('POST /auth/signup', {
      body: {
        email,
        ...(name !== null && { name }),
        password,
        language,
        acceptTerms: true,
        ofAge: true,
        origin: url.pathname.slice(0, 200),
      },
    });
  } catch (error) {
    const code = codeOf(error);
    const text = { id: errorText(code) };
    const field = fieldOf[code];
    return refuse(field ? { fields: { [field]: text } } : { form: text });
  }
  return { kind: 'goto', path: returnPathOf(input, form.get(RETURN_PARAM)) };
};
