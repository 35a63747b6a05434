import { useServices } from '@vx/features/app';
import type { ShellView } from '@vx/features/shell';
import { Button } from '@vx/ui/button';
import { desktopIcon, deviceMobileIcon, signInIcon } from '@vx/ui/icons';
import { Cluster, Stack } from '@vx/ui/layout';
import { MobileMenu } from '@vx/ui/mobile-menu';
import { Price } from '@vx/ui/price';
import { Surface } from '@vx/ui/surface';
import { Heading, Text } from '@vx/ui/text';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { DisplayChoices } from './DisplayChoices.tsx';
import { withIcon } from './icons.ts';
import { LogOut } from './LogOut.tsx';

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
        // A guest finds them in the settings.
        guest.loggedIn ? <LogOut /> : <DisplayChoices view={view} />
      }
    />
  );
}
