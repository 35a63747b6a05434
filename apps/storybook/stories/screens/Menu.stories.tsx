import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, within } from 'storybook/test';
import { AppShell } from '@vx/ui/app-shell';
import { Badge } from '@vx/ui/badge';
import { Button } from '@vx/ui/button';
import {
  crownIcon,
  gaugeIcon,
  heartIcon,
  newspaperIcon,
  playCircleIcon,
  questionIcon,
  sealCheckIcon,
  signOutIcon,
  stackIcon,
  televisionSimpleIcon,
  ticketIcon,
  sealPercentIcon,
  trophyIcon,
} from '@vx/ui/icons';
import { Cluster, Stack } from '@vx/ui/layout';
import { TextLink } from '@vx/ui/link';
import { MobileMenu, type MobileMenuProps } from '@vx/ui/mobile-menu';
import { Price } from '@vx/ui/price';
import { Surface } from '@vx/ui/surface';
import { TabBar } from '@vx/ui/tab-bar';
import { Heading, Text } from '@vx/ui/text';
import { coins, face, tabItems } from '../fixtures.ts';

const meta: Meta = {
  title: 'Screens/Menu',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;

type Words = readonly [label: string, end?: string];
type MenuWords = {
  verified: string;
  settings: string;
  balance: string;
  topUp: string;
  rewards: string;
  points: string;
  spins: string;
  spin: string;
  discover: string;
  yours: string;
  help: string;
  logOut: string;
  rows: Record<
    | 'videos'
    | 'tv'
    | 'shows'
    | 'contests'
    | 'magazine'
    | 'following'
    | 'library'
    | 'vouchers'
    | 'vip'
    | 'limits'
    | 'help',
    Words
  >;
};
const english: MenuWords = {
  verified: 'Age verified',
  settings: 'Settings',
  balance: 'Balance',
  topUp: 'Top up',
  rewards: 'Rewards',
  points: '1,840 points',
  spins: '2 spins ready',
  spin: 'Spin',
  discover: 'Discover',
  yours: 'Yours',
  help: 'Help',
  logOut: 'Log out',
  rows: {
    videos: ['Videos'],
    tv: ['TV and mediathek'],
    shows: ['Shows', '2 tonight'],
    contests: ['Contests', '4 votes left'],
    magazine: ['Magazine'],
    following: ['Following', '6 online'],
    library: ['Library', '89'],
    vouchers: ['Vouchers and benefits', '3'],
    vip: ['VIP', 'From €9.99 per month'],
    limits: ['Spending limits', '€45 of €150'],
    help: ['Help and safety'],
  },
};
const german: MenuWords = {
  verified: 'Alter bestätigt',
  settings: 'Einstellungen',
  balance: 'Guthaben',
  topUp: 'Aufladen',
  rewards: 'Belohnungen',
  points: '1.840 Punkte',
  spins: '2 Drehungen frei',
  spin: 'Drehen',
  discover: 'Entdecken',
  yours: 'Deins',
  help: 'Hilfe',
  logOut: 'Abmelden',
  rows: {
    videos: ['Videos'],
    tv: ['Fernsehen und Mediathek'],
    shows: ['Shows', '2 heute Abend'],
    contests: ['Wettbewerbe', 'noch 4 Stimmen'],
    magazine: ['Magazin'],
    following: ['Abonnements', '6 online'],
    library: ['Bibliothek', '89'],
    vouchers: ['Gutscheine und Vorteile', '3'],
    vip: ['VIP', 'ab 9,99 € im Monat'],
    limits: ['Ausgabenlimits', '45 € von 150 €'],
    help: ['Hilfe und Sicherheit'],
  },
};
const groups = (words: MenuWords, guest: boolean): MobileMenuProps['groups'] => {
  const row = (
    id: keyof MenuWords['rows'],
    glyph: MobileMenuProps['groups'][number]['rows'][number]['glyph'],
    more: { arrow?: boolean; vip?: boolean } = {},
  ) => {
    const [label, end] = words.rows[id];
    return { id, label, glyph, href: `#${id}`, ...(guest ? { end } : {}), ...more };
  };
  const arrow = { arrow: true };
  return [
    {
      id: 'discover',
      label: words.discover,
      rows: [
        row('videos', playCircleIcon, arrow),
        row('tv', televisionSimpleIcon, arrow),
        row('shows', ticketIcon, arrow),
        row('contests', trophyIcon, arrow),
        row('magazine', newspaperIcon, arrow),
      ],
    },
    ...(guest
      ? [
          {
            id: 'yours',
            label: words.yours,
            rows: [
              row('following', heartIcon),
              row('library', stackIcon),
              row('vouchers', sealPercentIcon),
              row('vip', crownIcon, { vip: true }),
            ],
          },
        ]
      : []),
    {
      id: 'help',
      label: words.help,
      rows: [...(guest ? [row('limits', gaugeIcon)] : []), row('help', questionIcon)],
    },
  ];
};
const card = (
  label: string,
  value: ReactElement,
  note: string,
  link: string,
  href: string,
): ReactElement => (
  <Surface padding="sm">
    <Stack gap="4">
      <Text variant="caption" tone="tertiary">
        {label}
      </Text>
      {value}
      <Cluster justify="between">
        <Text variant="caption" tone="tertiary">
          {note}
        </Text>
        <TextLink href={href}>{link}</TextLink>
      </Cluster>
    </Stack>
  </Surface>
);
function Menu({ words = english }: { words?: MenuWords }): ReactElement {
  return (
    <AppShell shell="mobile" tabBar={<TabBar items={tabItems} current="you" />}>
      <MobileMenu
        guest={{
          name: 'Jonas',
          picture: face('Jonas'),
          note: (
            <Badge tone="success" icon={sealCheckIcon}>
              {words.verified}
            </Badge>
          ),
        }}
        settings={{ label: words.settings, href: '#settings' }}
        quick={
          <>
            {card(
              words.balance,
              <Price price={coins(186)} size="lg" equivalent="hidden" />,
              '€46.50',
              words.topUp,
              '#top-up',
            )}
            {card(
              words.rewards,
              <Text variant="title-m">{words.points}</Text>,
              words.spins,
              words.spin,
              '#wheel',
            )}
          </>
        }
        groups={groups(words, true)}
        end={
          <Button variant="ghost" icon={signOutIcon} iconWeight="regular">
            {words.logOut}
          </Button>
        }
      />
    </AppShell>
  );
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <Menu />,
  play: async ({ canvas }) => {
    const yours = within(canvas.getByRole('navigation', { name: 'Yours' }));
    await expect(yours.getByRole('link', { name: /Library\s*89/u })).toHaveAttribute(
      'href',
      '#library',
    );
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Jonas');
  },
};
export const SmallPhoneGerman: Story = {
  globals: { viewport: { value: 'small' }, language: 'de' },
  render: () => <Menu words={german} />,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const PhoneLoggedOut: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <AppShell shell="mobile" tabBar={<TabBar items={tabItems} current="you" />}>
      <MobileMenu
        guest={null}
        invite={
          <Surface padding="lg">
            <Stack gap="12">
              <Heading level={1} variant="title-l">
                Follow performers you like
              </Heading>
              <Text tone="secondary">It is free, and you hear when they are live.</Text>
              <Cluster>
                <Button variant="primary" href="#signup">
                  Sign up
                </Button>
                <Button href="#login">Log in</Button>
              </Cluster>
            </Stack>
          </Surface>
        }
        groups={groups(english, false)}
      />
    </AppShell>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Yours' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible();
  },
};
