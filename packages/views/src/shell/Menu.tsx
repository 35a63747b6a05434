import { useServices } from '@vx/features/app';
import { usePreferences, type ShellView } from '@vx/features/shell';
import { Button } from '@vx/ui/button';
import { ChipGroup } from '@vx/ui/chip-group';
import { desktopIcon, deviceMobileIcon, signInIcon } from '@vx/ui/icons';
import { Cluster, Stack } from '@vx/ui/layout';
import { MobileMenu } from '@vx/ui/mobile-menu';
import { Price } from '@vx/ui/price';
import { Select } from '@vx/ui/select';
import { Surface } from '@vx/ui/surface';
import { Switch } from '@vx/ui/switch';
import { Heading, Text } from '@vx/ui/text';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { withIcon } from './icons.ts';

/** Everything about the guest and the place: as a sheet over a page, and as the page "You". */
export function Menu({
  view,
  mark = null,
  facts = null,
}: {
  readonly view: ShellView;
  /** Beside the guest: VIP. */
  readonly mark?: ReactNode;
  /** Below the balance: what the guest has. */
  readonly facts?: ReactNode;
}) {
  const { app } = useServices();
  const { formatMessage } = useIntl();
  const { theme, setTheme, discreet, setDiscreet } = usePreferences();
  const { guest, own } = view;
  const { wallet } = guest;
  return (
    <MobileMenu
      guest={
        guest.loggedIn
          ? {
              name: guest.name ?? '',
              picture: guest.picture,
              note: (
                <>
                  <Text variant="body-s" tone="tertiary">
                    {guest.email}
                  </Text>
                  {mark}
                </>
              ),
            }
          : null
      }
      invite={
        <Surface>
          <Stack gap="12">
            <Heading level={1} variant="title-l">
              {formatMessage({ id: 'shell.nav.you' })}
            </Heading>
            <Text tone="secondary">{formatMessage({ id: 'auth.signup.text' })}</Text>
            <Button variant="primary" size="lg" block href={view.signUp.href}>
              {view.signUp.label}
            </Button>
            <Button variant="secondary" size="lg" block icon={signInIcon} href={view.logIn.href}>
              {view.logIn.label}
            </Button>
          </Stack>
        </Surface>
      }
      quick={
        wallet ? (
          <Stack gap="12">
            <Surface>
              <Text variant="body-s" tone="tertiary">
                {formatMessage({ id: 'money.balance' })}
              </Text>
              <Cluster justify="between">
                <Price price={wallet} size="lg" equivalent="below" />
                <Button variant="link" href={view.topUp}>
                  {formatMessage({ id: 'shell.topUp' })}
                </Button>
              </Cluster>
            </Surface>
            {facts}
          </Stack>
        ) : undefined
      }
      groups={[
        ...(own.length > 0
          ? [
              {
                id: 'own',
                // Another name than that of the rail, which may stand beside it.
                label: formatMessage({ id: 'shell.nav.you' }),
                rows: own.map((link) => ({ ...withIcon(link), arrow: true })),
              },
            ]
          : []),
        {
          id: 'more',
          label: formatMessage({ id: 'common.more' }),
          rows: [
            { ...withIcon(view.help), arrow: true },
            {
              id: 'app',
              ...view.otherApp,
              glyph: app === 'mobile' ? desktopIcon : deviceMobileIcon,
            },
          ],
        },
      ]}
      end={
        <>
          <Select
            label={formatMessage({ id: 'shell.theme' })}
            options={(['dark', 'light', 'system'] as const).map((value) => ({
              value,
              label: formatMessage({ id: `shell.theme.${value}` }),
            }))}
            value={theme}
            onChange={(value) => setTheme(value as typeof theme)}
          />
          <Switch
            label={formatMessage({ id: 'shell.discreet' })}
            checked={discreet}
            onChange={setDiscreet}
          />
          <Text variant="label-s" tone="secondary">
            {formatMessage({ id: 'shell.language' })}
          </Text>
          <ChipGroup
            label={formatMessage({ id: 'shell.language' })}
            wrap
            options={view.languages.map(({ lang, label, href }) => ({ value: lang, label, href }))}
            value={view.languages.flatMap(({ lang, current }) => (current ? [lang] : []))}
          />
          {guest.loggedIn ? (
            <form method="post" action="/logout">
              <Button type="submit" block size="lg">
                {formatMessage({ id: 'shell.logout' })}
              </Button>
            </form>
          ) : null}
        </>
      }
    />
  );
}
