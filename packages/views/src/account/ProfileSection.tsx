import { usePicture, useProfileForm, useSignupEmail, type AccountData } from '@vx/features/account';
import { useTranslate } from '@vx/features/texts';
import { Badge } from '@vx/ui/badge';
import { Button } from '@vx/ui/button';
import { checkIcon, envelopeSimpleIcon, phoneIcon } from '@vx/ui/icons';
import { Cluster } from '@vx/ui/layout';
import { ProfileForm, SettingsRows } from '@vx/ui/profile-form';
import { Text } from '@vx/ui/text';
import { PhoneButton } from '../pincall/index.ts';

/** What others see of the guest, and how the account is reached. */
export function ProfileSection({ data }: { readonly data: AccountData }) {
  const t = useTranslate();
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
        label={t('account.section.profile')}
        picture={{
          title: t('account.profile.picture'),
          text: t('account.picture.text'),
          name: picture.name,
          src: picture.src,
          change: t('account.picture.change'),
          onChange: picture.choose,
          remove: picture.remove
            ? {
                label: t('account.picture.remove'),
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
            label: t('account.field.name'),
            value: values.name,
            hint: t('account.field.nameHint', nameLength),
            error: form.error('name'),
            autoComplete: 'nickname',
          },
          {
            kind: 'text',
            name: 'about',
            label: t('account.field.about'),
            value: values.about,
            hint: t('account.field.aboutHint', { used: view.aboutUsed, max: view.aboutMax }),
            error: form.error('about'),
          },
          {
            kind: 'select',
            name: 'country',
            label: t('account.field.country'),
            value: values.country,
            options: view.countries,
            error: form.error('country'),
          },
          {
            kind: 'text',
            name: 'zip',
            label: t('account.field.zip'),
            value: values.zip,
            hint: view.zipHint,
            error: form.error('zip'),
            maxLength: 10,
            autoComplete: 'postal-code',
          },
        ]}
        onChange={view.change}
        status={view.status}
        save={t('account.profile.save')}
        discard={view.discard && { label: t('account.discard'), onDiscard: view.discard }}
        onSave={view.save}
        hidden={form.hidden}
      />
      <SettingsRows
        label={t('account.rows.account')}
        rows={[
          {
            id: 'email',
            glyph: envelopeSimpleIcon,
            title: email,
            text: (emailVerified ? null : mail.text) ?? t('account.email.text'),
            live: !emailVerified,
            end: emailVerified ? (
              <Badge tone="success" icon={checkIcon}>
                {t('account.email.confirmed')}
              </Badge>
            ) : (
              <Cluster>
                <Badge tone="warning">{t('account.email.unconfirmed')}</Badge>
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
            title: number ?? t('pincall.row.title'),
            text: t('pincall.row.none'),
            // The button stays while its dialog is open, also once the number is confirmed.
            end: (
              <Cluster>
                {number ? (
                  <Badge tone="success" icon={checkIcon}>
                    {t('account.email.confirmed')}
                  </Badge>
                ) : null}
                <PhoneButton>
                  {t(number ? 'pincall.row.another' : 'pincall.row.confirm')}
                </PhoneButton>
              </Cluster>
            ),
          },
        ]}
      />
    </>
  );
}
