import { useSettings, type SettingsFacts, type SettingsPlace } from '@vx/features/accounts';
import { useServices } from '@vx/features/app';
import { usePreferences, useShell, type ShellView } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import type { Glyph } from '@vx/ui/icon';
import {
  bellIcon,
  crownIcon,
  envelopeSimpleIcon,
  identificationCardIcon,
  lockKeyIcon,
  phoneIcon,
  receiptIcon,
  gaugeIcon,
  sealCheckIcon,
  shieldCheckIcon,
  userCircleIcon,
  walletIcon,
} from '@vx/ui/icons';
import { Avatar } from '@vx/ui/avatar';
import { Badge } from '@vx/ui/badge';
import { Cluster, Stack } from '@vx/ui/layout';
import { SideNav } from '@vx/ui/side-nav';
import { Surface } from '@vx/ui/surface';
import { Text } from '@vx/ui/text';
import { DisplayChoices } from '../shell/DisplayChoices.tsx';
import { LogOut } from '../shell/LogOut.tsx';

const glyphs: { readonly [Place in SettingsPlace]: Glyph } = {
  profile: userCircleIcon,
  security: lockKeyIcon,
  phone: phoneIcon,
  age: identificationCardIcon,
  wallet: walletIcon,
  statement: receiptIcon,
  limits: gaugeIcon,
  subscriptions: crownIcon,
  notifications: bellIcon,
  news: envelopeSimpleIcon,
  privacy: shieldCheckIcon,
};

/** Everything that a guest can set, a row each: phones go on from here, desktops have it beside the sections, too. */
export function SettingsOverview({ facts }: { readonly facts: SettingsFacts }) {
  const groups = useSettings(usePreferences(), facts);
  const shell = useShell();
  const { app } = useServices();
  const t = useTranslate();
  return (
    <Stack gap="20">
      {app === 'mobile' ? <Whose guest={shell.guest} /> : null}
      {groups.map(({ id, label, rows }) => (
        <Stack key={id} gap="8">
          {/* The list says it, too. */}
          <Text variant="label-s" tone="tertiary" aria-hidden="true">
            {label}
          </Text>
          <SideNav
            variant="page"
            label={label}
            items={rows.map((row) => ({ ...row, glyph: glyphs[row.id] }))}
          />
        </Stack>
      ))}
      <Stack gap="8">
        <Text variant="label-s" tone="tertiary">
          {t('account.settings.display')}
        </Text>
        <Surface>
          <Stack gap="12">
            <DisplayChoices view={shell} />
          </Stack>
        </Surface>
      </Stack>
      {/* On desktops it ends the column of the sections. */}
      {app === 'mobile' ? <LogOut /> : null}
    </Stack>
  );
}

/** Whose settings they are, at the top of phones. */
function Whose({ guest: { name, email, picture, hasAvs } }: Pick<ShellView, 'guest'>) {
  const t = useTranslate();
  return (
    <Surface>
      <Cluster gap="16" nowrap>
        <Avatar name={name ?? ''} src={picture} size="lg" />
        <Stack gap="4" align="start">
          <Text variant="title-s">{name}</Text>
          {hasAvs ? (
            <Badge tone="success" icon={sealCheckIcon}>
              {t('account.settings.ageProven')}
            </Badge>
          ) : (
            <Text variant="body-s" tone="tertiary">
              {email}
            </Text>
          )}
        </Stack>
      </Cluster>
    </Surface>
  );
}
