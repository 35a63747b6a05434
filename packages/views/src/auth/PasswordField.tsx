import { passwordLength } from '@vx/features/auth';
import { useTranslate } from '@vx/features/texts';
import { TextField } from '@vx/ui/text-field';

/** A password as it is now, or a new one with what is asked of it. It is never filled in again. */
export function PasswordField({
  kind,
  name,
  label,
  error,
}: {
  readonly kind: 'current' | 'new';
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
}) {
  const t = useTranslate();
  return (
    <TextField
      label={label}
      name={name}
      type="password"
      autoComplete={`${kind}-password`}
      hint={kind === 'new' ? t('auth.field.passwordHint', passwordLength) : undefined}
      error={error}
    />
  );
}
