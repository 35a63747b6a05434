import { RETURN_PARAM, type LogInRefusal } from '@vx/features/auth';
import { AuthFields } from '@vx/ui/auth-panel';
import { Button } from '@vx/ui/button';
import { Note } from '@vx/ui/status-bar';
import { TextField } from '@vx/ui/text-field';
import { useIntl } from 'react-intl';
import { Form, useNavigation } from 'react-router';
import { useFormErrors } from './use-form-errors.ts';

export interface LogInFormProps {
  readonly returnPath: string;
  readonly refusal: LogInRefusal | null | undefined;
}

/** E-mail address and password. A plain form: it works without JavaScript. */
export function LogInForm({ returnPath, refusal }: LogInFormProps) {
  const { formatMessage } = useIntl();
  const { form, error, general } = useFormErrors(refusal);
  return (
    <Form method="post" ref={form} noValidate>
      <AuthFields>
        {general === undefined ? null : <Note tone="danger">{general}</Note>}
        <input type="hidden" name={RETURN_PARAM} value={returnPath} />
        <TextField
          label={formatMessage({ id: 'auth.field.email' })}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          defaultValue={refusal?.typed.email}
          error={error('email')}
          required
        />
        <TextField
          label={formatMessage({ id: 'auth.field.password' })}
          name="password"
          type="password"
          autoComplete="current-password"
          error={error('password')}
          required
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          loading={useNavigation().state !== 'idle'}
        >
          {formatMessage({ id: 'auth.login.button' })}
        </Button>
      </AuthFields>
    </Form>
  );
}
