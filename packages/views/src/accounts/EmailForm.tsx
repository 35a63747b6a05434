import { useAccountForm, useEmailChange, type SecurityData } from '@vx/features/accounts';
import { useTranslate } from '@vx/features/texts';
import { envelopeSimpleIcon } from '@vx/ui/icons';
import { TextField } from '@vx/ui/text-field';
import { PasswordField } from '../auth/PasswordField.tsx';
import { AccountFormRow } from './AccountFormRow.tsx';

/** Asks for another address. The old one stays until the new one is confirmed. */
export function EmailForm({ data }: { readonly data: SecurityData }) {
  const t = useTranslate();
  const form = useAccountForm(data, 'email');
  return (
    <AccountFormRow
      form={form}
      glyph={envelopeSimpleIcon}
      title={t('account.email.title')}
      text={useEmailChange(data)}
      done={t('account.email.done')}
      save={t('account.email.save')}
    >
      <TextField
        label={t('account.field.newEmail')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        defaultValue={form.state === 'refused' ? form.typed.email : undefined}
        error={form.error('email')}
      />
      <PasswordField
        kind="current"
        name="password"
        label={t('auth.field.password')}
        error={form.error('password')}
      />
    </AccountFormRow>
  );
}
