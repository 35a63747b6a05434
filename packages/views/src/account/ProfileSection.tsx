import { usePicture, useProfileForm, useSignupEmail, type AccountData } from '@vx/features/account';
import { useSay } from '@vx/features/texts';
import { Badge } from '@vx/ui/badge';
import { Button } from '@vx/ui/button';
import { checkIcon, envelopeSimpleIcon, phoneIcon } from '@vx/ui/icons';
import { Cluster } from '@vx/ui/layout';
import { ProfileForm, SettingsRows } from '@vx/ui/profile-form';
import { Text } from '@vx/ui/text';
import { PhoneButton } from '../pincall/index.ts';

/** What others see of the guest, and how the account is reached. */
export function ProfileSection({ data }: { readonly data: AccountData }) {
  const say = useSay();
  const view = useProfileForm(data);
  const picture = usePicture(data);
  const mail = useSignupEmail();
  const { form, values } = view;
  const { email, emailVerified } = data.guest.profile;
  const { nameLength } = data.guest.config;
  const number = data.phone?.verified[0]?.e123;
  return (
    <>
      <ProfileForm
        label={say('account.section.profile')}
        picture={{
          title: say('account.profile.picture'),
          text: say('account.picture.text'),
          name: picture.name,
          src: picture.src,
          change: say('account.picture.change'),
          onChange: picture.choose,
          remove: picture.remove
            ? {
                label: say('account.picture.remove'),
                onRemove: picture.remove,
                field: picture.removeField,
              }
            : undefined,
          error: picture.error ?? form.error('picture'),
          busy: picture.busy,
        }}
        fields={[
          {
            kind: 'text',
            name: 'name',
            label: say('account.field.name'),
            value: values.name,
            hint: say('account.field.nameHint', nameLength),
            error: form.error('name'),
            autoComplete: 'nickname',
          },
          {
            kind: 'text',
            name: 'about',
            label: say('account.field.about'),
            value: values.about,
            hint: say('account.field.aboutHint', { used: view.aboutUsed, max: view.aboutMax }),
            error: form.error('about'),
          },
          {
            kind: 'select',
            name: 'country',
            label: say('account.field.country'),
            value: values.country,
            options: view.countries,
            error: form.error('country'),
          },
          {
            kind: 'text',
            name: 'zip',
            label: say('account.field.zip'),
            value: values.zip,
            hint: view.zipHint,
            error: form.error('zip'),
            maxLength: 10,
            autoComplete: 'postal-code',
          },
        ]}
        onChange={view.change}
        status={view.status}
        save={say('account.profile.save')}
        discard={view.discard && { label: say('account.discard'), onDiscard: view.discard }}
        onSave={view.save}
        hidden={form.hidden}
      />
      <SettingsRows
        label={say('account.rows.account')}
        rows={[
          {
            id: 'email',
            glyph: envelopeSimpleIcon,
            title: email,
            text: (emailVerified ? null : mail.text) ?? say('account.email.text'),
            live: !emailVerified,
            end: emailVerified ? (
              <Badge tone="success" icon={checkIcon}>
                {say('account.email.confirmed')}
              </Badge>
            ) : (
              <Cluster>
                <Badge tone="warning">{say('account.email.unconfirmed')}</Badge>
                <Button size="sm" loading={mail.busy} disabled={mail.disabled} onClick={mail.press}>
                  {mail.label}
                </Button>
                {mail.countdown === undefined ? null : (
                  <Text as="span" variant="caption" tone="tertiary" numeric>
                    {mail.countdown}
                  </Text>
                )}
              </Cluster>
            ),
          },
          {
            id: 'phone',
            glyph: phoneIcon,
            title: number ?? say('pincall.row.title'),
            text: say('pincall.row.none'),
            // The button stays while its dialog is open, also once the number is confirmed.
            end: (
              <Cluster>
                {number ? (
                  <Badge tone="success" icon={checkIcon}>
                    {say('account.email.confirmed')}
                  </Badge>
                ) : null}
                <PhoneButton>
                  {say(number ? 'pincall.row.another' : 'pincall.row.confirm')}
                </PhoneButton>
              </Cluster>
            ),
          },
        ]}
      />
    </>
  );
}
