import { useAccountForm, type NewsData } from '@vx/features/accounts';
import { useNewsletterForm } from '@vx/features/newsletter';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Checkbox, CheckboxGroup } from '@vx/ui/checkbox';
import { StatusBar } from '@vx/ui/status-bar';
import { TextField } from '@vx/ui/text-field';
import { AccountFormCard } from '../accounts/AccountFormCard.tsx';

/** Which newsletters the guest gets, and at which address. [SC-newsletterSubscribe] */
export function NewsletterForm({ data }: { readonly data: NewsData }) {
  const t = useTranslate();
  const form = useAccountForm(data, 'newsletter');
  const view = useNewsletterForm(data.newsletter, data.guest.profile.email);
  return (
    <AccountFormCard
      form={{ ...form, hidden: { ...form.hidden, known: String(view.known) } }}
      title={t('newsletter.title')}
      text={t('newsletter.text')}
      done={t('newsletter.saved')}
      save={t('newsletter.save')}
    >
      {view.paused === null ? null : <StatusBar tone="info">{view.paused}</StatusBar>}
      <TextField
        label={t('auth.field.email')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        defaultValue={form.state === 'refused' ? form.typed.email : view.email}
        error={form.error('email')}
      />
      <CheckboxGroup label={t('newsletter.types')} hint={t('newsletter.hint')}>
        {view.choices.map(({ typeId, name, label, hint, checked }) => (
          <Checkbox
            key={`${typeId}-${view.known}`}
            name={name}
            label={label}
            hint={hint}
            defaultChecked={checked}
          />
        ))}
      </CheckboxGroup>
      {view.rest === null ? null : (
        <Button type="submit" name="do" value={view.rest.value} size="sm">
          {view.rest.label}
        </Button>
      )}
    </AccountFormCard>
  );
}
