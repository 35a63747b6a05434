import { useAccountForm, type AccountData } from '@vx/features/account';
import { newsletterChoices } from '@vx/features/newsletter';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Checkbox, CheckboxGroup } from '@vx/ui/checkbox';
import { StatusBar } from '@vx/ui/status-bar';
import { TextField } from '@vx/ui/text-field';
import { AccountFormCard } from '../account/AccountFormCard.tsx';

/** Which newsletters the guest gets, and at which address. [SC-newsletterSubscribe] */
export function NewsletterForm({ data }: { readonly data: AccountData }) {
  const t = useTranslate();
  const form = useAccountForm(data, 'newsletter');
  const { newsletter } = data;
  const confirmed = newsletter?.typeIds ?? 0;
  const pending = newsletter?.pendingIds ?? 0;
  const known = confirmed | pending;
  const paused = newsletter?.pausedUntil ?? null;
  return (
    <AccountFormCard
      form={{ ...form, hidden: { ...form.hidden, known: String(known) } }}
      title={t('newsletter.title')}
      text={t('newsletter.text')}
      done={t('newsletter.saved')}
      save={t('newsletter.save')}
    >
      {paused === null ? null : (
        <StatusBar tone="info">{t('newsletter.paused', { date: paused.slice(0, 10) })}</StatusBar>
      )}
      <TextField
        label={t('auth.field.email')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        defaultValue={
          form.state === 'refused'
            ? form.typed.email
            : (newsletter?.emailAddress ?? data.guest.profile.email)
        }
        error={form.error('email')}
      />
      <CheckboxGroup label={t('newsletter.types')} hint={t('newsletter.hint')}>
        {newsletterChoices.map(({ typeId, label }) => (
          <Checkbox
            key={`${typeId}-${known}`}
            name={`type${typeId}`}
            label={t(label)}
            hint={(pending & typeId) === 0 ? undefined : t('newsletter.pending')}
            defaultChecked={(known & typeId) !== 0}
          />
        ))}
      </CheckboxGroup>
      {confirmed === 0 ? null : (
        <Button type="submit" name="do" value={paused === null ? 'pause' : 'resume'} size="sm">
          {t(paused === null ? 'newsletter.pause' : 'newsletter.resume')}
        </Button>
      )}
    </AccountFormCard>
  );
}
