import { useAccountForm, type AccountData } from '@vx/features/account';
import { newsletterChoices } from '@vx/features/newsletter';
import { useSay } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { Checkbox, CheckboxGroup } from '@vx/ui/checkbox';
import { StatusBar } from '@vx/ui/status-bar';
import { TextField } from '@vx/ui/text-field';
import { AccountFormCard } from '../account/AccountFormCard.tsx';

/** Which newsletters the guest gets, and at which address. [SC-newsletterSubscribe] */
export function NewsletterForm({ data }: { readonly data: AccountData }) {
  const say = useSay();
  const form = useAccountForm(data, 'newsletter');
  const { newsletter } = data;
  const confirmed = newsletter?.typeIds ?? 0;
  const pending = newsletter?.pendingIds ?? 0;
  const known = confirmed | pending;
  const paused = newsletter?.pausedUntil ?? null;
  return (
    <AccountFormCard
      form={{ ...form, hidden: { ...form.hidden, known: String(known) } }}
      title={say('newsletter.title')}
      text={say('newsletter.text')}
      done={say('newsletter.saved')}
      save={say('newsletter.save')}
    >
      {paused === null ? null : (
        <StatusBar tone="info">{say('newsletter.paused', { date: paused.slice(0, 10) })}</StatusBar>
      )}
      <TextField
        label={say('auth.field.email')}
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
      <CheckboxGroup label={say('newsletter.types')} hint={say('newsletter.hint')}>
        {newsletterChoices.map(({ typeId, label }) => (
          <Checkbox
            key={`${typeId}-${known}`}
            name={`type${typeId}`}
            label={say(label)}
            hint={(pending & typeId) === 0 ? undefined : say('newsletter.pending')}
            defaultChecked={(known & typeId) !== 0}
          />
        ))}
      </CheckboxGroup>
      {confirmed === 0 ? null : (
        <Button type="submit" name="do" value={paused === null ? 'pause' : 'resume'} size="sm">
          {say(paused === null ? 'newsletter.pause' : 'newsletter.resume')}
        </Button>
      )}
    </AccountFormCard>
  );
}
