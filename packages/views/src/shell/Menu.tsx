import { useServices } from '@vx/features/app';
import type { ShellPlace, ShellView } from '@vx/features/shell';
import { useTranslate } from '@vx/features/texts';
import { Button } from '@vx/ui/button';
import { desktopIcon, deviceMobileIcon, signInIcon } from '@vx/ui/icons';
import { Stack } from '@vx/ui/layout';
import { MobileMenu, type MobileMenuProps } from '@vx/ui/mobile-menu';
import { Surface } from '@vx/ui/surface';
import { Heading, Text } from '@vx/ui/text';
import { DisplayChoices } from './DisplayChoices.tsx';
import { withIcon } from './icons.ts';
import { LogOut } from './LogOut.tsx';

/** The ways in for visitors, and the places beside the bar: as a sheet over a page, and as the page "You". */
export function Menu({ view }: { readonly view: ShellView }) {
  const t = useTranslate();
  return (
    <MobileMenu
      guest={null}
      invite={
        <Surface>
          <Stack gap="12">
            <Heading level={1} variant="title-l">
              {t('shell.nav.you')}
            </Heading>
            <Text tone="secondary">{t('auth.signup.text')}</Text>
            <Button variant="primary" size="lg" block href={view.signUp.href}>
              {view.signUp.label}
            </Button>
            <Button variant="secondary" size="lg" block icon={signInIcon} href={view.logIn.href}>
              {view.logIn.label}
            </Button>
          </Stack>
        </Surface>
      }
      groups={useGroups(view, [])}
      end={<DisplayChoices view={view} />}
    />
  );
}

/** The places of a guest that no card leads to, help, the other app, and the way out. */
export function MenuRows({
  view,
  without,
}: {
  readonly view: ShellView;
  readonly without: readonly ShellPlace[];
}) {
  return <MobileMenu guest={null} groups={useGroups(view, without)} end={<LogOut />} />;
}

function useGroups(view: ShellView, without: readonly ShellPlace[]): MobileMenuProps['groups'] {
  const { app } = useServices();
  const t = useTranslate();
  const own = view.own.filter(({ id }) => !without.includes(id));
  return [
    ...(own.length > 0
      ? [
          {
            id: 'own',
            // Another name than that of the rail, which may stand beside it.
            label: t('shell.nav.you'),
            rows: own.map((link) => ({ ...withIcon(link), arrow: true })),
          },
        ]
      : []),
    {
      id: 'more',
      label: t('common.more'),
      rows: [
        ...(without.includes('help') ? [] : [{ ...withIcon(view.help), arrow: true }]),
        {
          id: 'app',
          ...view.otherApp,
          glyph: app === 'mobile' ? desktopIcon : deviceMobileIcon,
        },
      ],
    },
  ];
}
