import {
  createAccountAction,
  loadProfile,
  profileForms,
  useContacts,
  usePicture,
  useProfileForm,
  useSignupEmail,
} from '@vx/features/accounts';
import { browserAction, browserLoad, serverAction, serverLoad } from '@vx/features/app';
import { pageMeta } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { Badge } from '@vx/ui/badge';
import { Button } from '@vx/ui/button';
import { checkIcon, envelopeSimpleIcon, phoneIcon } from '@vx/ui/icons';
import { Cluster } from '@vx/ui/layout';
import { ProfileForm, SettingsRows } from '@vx/ui/profile-form';
import { Text } from '@vx/ui/text';
import { useLoaderData } from 'react-router';
import { PhoneButton } from '../../pincall/index.ts';
import { AccountFrame } from '../AccountFrame.tsx';

const act = createAccountAction(profileForms);

export const loader = serverLoad(loadProfile);
export const clientLoader = browserLoad(loadProfile);
export const action = serverAction(act);
export const clientAction = browserAction(act);
export const meta = pageMeta;

/** What others see of the guest, and how the account is reached. [SC-memberProfile] */
export default function MemberProfile() {
  const data = useLoaderData<typeof loader>();
  const t = useTranslate();
  const view = useProfileForm(data);
  const picture = usePicture(data);
  const mail = useSignupEmail();
  const { form, values } = view;
  const { nameLength } = data.guest.config;
  const { email, phone } = useContacts(data, mail);
  return (
    <AccountFrame section="profile">
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
            title: email.title,
            text: email.text,
            live: email.isOpen,
            end: email.isOpen ? (
              <Cluster>
                <Badge tone={email.badge.tone}>{email.badge.label}</Badge>
                <Button size="sm" loading={mail.busy} disabled={mail.disabled} onClick={mail.press}>
                  {mail.label}
                </Button>
                {mail.countdown === undefined ? null : (
                  <Text as="span" variant="caption" tone="tertiary" numeric>
                    {mail.countdown}
                  </Text>
                )}
              </Cluster>
            ) : (
              <Badge tone={email.badge.tone} icon={checkIcon}>
                {email.badge.label}
              </Badge>
            ),
          },
          {
            id: 'phone',
            glyph: phoneIcon,
            title: phone.title,
            text: phone.text,
            // The button stays while its dialog is open, also once the number is confirmed.
            end: (
              <Cluster>
                {phone.badge ? (
                  <Badge tone={phone.badge.tone} icon={checkIcon}>
                    {phone.badge.label}
                  </Badge>
                ) : null}
                <PhoneButton>{phone.button}</PhoneButton>
              </Cluster>
            ),
          },
        ]}
      />
    </AccountFrame>
  );
}
