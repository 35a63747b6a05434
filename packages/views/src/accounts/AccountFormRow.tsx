import { useTranslate } from '@vx/features/texts';
import type { Glyph } from '@vx/ui/icon';
import { SettingsFold } from '@vx/ui/profile-form';
import { AccountFormFields, type AccountFormCardProps } from './AccountFormCard.tsx';

/** A form of a section, folded to a row. What was sent shows its answer, without JavaScript, too. */
export function AccountFormRow({
  glyph,
  title,
  text,
  ...form
}: AccountFormCardProps & { readonly glyph: Glyph }) {
  const t = useTranslate();
  return (
    <SettingsFold
      glyph={glyph}
      title={title}
      text={text}
      change={t('account.change')}
      open={form.form.state !== 'idle'}
    >
      <AccountFormFields {...form} />
    </SettingsFold>
  );
}
