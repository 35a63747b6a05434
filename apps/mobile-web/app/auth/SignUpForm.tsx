import {
  NAME_LENGTH,
  PASSWORD_LENGTH,
  RETURN_PARAM,
  type SignUpData,
  type SignUpRefusal,
} from '@vx/features/auth';
import { AuthFields } from '@vx/ui/auth-panel';
import { Button } from '@vx/ui/button';
import { Checkbox } from '@vx/ui/checkbox';
import { Link } from '@vx/ui/link';
import { Note } from '@vx/ui/status-bar';
import { TextField } from '@vx/ui/text-field';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { useFormErrors } from './use-form-errors.ts';

export interface SignUpFormProps {
  readonly data: SignUpData;
  readonly refusal: SignUpRefusal | null | undefined;
}

/** Everything an account needs. A plain form: it works without JavaScript. Nothing is ticked in advance. */
export function SignUpForm({ data, refusal }: SignUpFormProps) {
  const { formatMessage } = useIntl();
  const { form, error, general } = useFormErrors(refusal);
  const linkTo = (href: string) => (words: ReactNode) => (
    <Link className="vx-text-link" href={href} target="_blank">
      {words}
    </Link>
  );
  return (
    <Form method="post" ref={form} noValidate>
      <AuthFields>
        {general === undefined ? null : <Note tone="danger">{general}</Note>}
        <input type="hidden" name={RETURN_PARAM} value={data.returnPath} />
        <TextField
          label={formatMessage({ id: 'auth.field.email' })}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          defaultValue={refusal?.typed.email}
          error={error('email')}
          required
        />
        <TextField
          label={formatMessage({ id: 'auth.field.name' })}
          name="name"
          autoComplete="nickname"
          hint={formatMessage({ id: 'auth.field.nameHint' }, NAME_LENGTH)}
          defaultValue={refusal?.typed.name}
          error={error('name')}
          required
        />
        <TextField
          label={formatMessage({ id: 'auth.field.password' })}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={formatMessage({ id: 'auth.field.passwordHint' }, PASSWORD_LENGTH)}
          error={error('password')}
          required
        />
        <Checkbox
          name="agree"
          value="1"
          defaultChecked={refusal?.typed.agree === '1'}
          error={error('agree')}
          required
          label={formatMessage(
            { id: 'auth.signup.terms' },
            { terms: linkTo(data.terms), privacy: linkTo(data.privacy) },
          )}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          loading={useNavigation().state !== 'idle'}
        >
          {formatMessage({ id: 'auth.signup.button' })}
        </Button>
      </AuthFields>
    </Form>
  );
}
