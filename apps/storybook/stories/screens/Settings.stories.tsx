import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { fn } from 'storybook/test';
import { Button } from '@vx/ui/button';
import {
  arrowsClockwiseIcon,
  bellIcon,
  bellRingingIcon,
  clockIcon,
  deviceMobileIcon,
  envelopeSimpleIcon,
  signOutIcon,
} from '@vx/ui/icons';
import { PageHeader, Stack } from '@vx/ui/layout';
import {
  BreakCard,
  Breaks,
  ExclusionCard,
  MoneyControls,
  SpendingLimits,
  type SpendingLimit,
} from '@vx/ui/money-controls';
import { NotificationSettings } from '@vx/ui/notification-settings';
import { Select } from '@vx/ui/select';
import { SideNav, SideNavPage } from '@vx/ui/side-nav';
import { Note } from '@vx/ui/status-bar';
import { Switch } from '@vx/ui/switch';
import { Heading, Text } from '@vx/ui/text';
import { coins, face, settingsItems } from '../fixtures.ts';
import { DesktopPage, PhonePage } from './frame.tsx';

const meta: Meta = {
  title: 'Screens/Settings',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;

const limit = (
  id: string,
  title: string,
  spent: number,
  most: number,
  resets: string,
): SpendingLimit => ({
  id,
  title,
  state: 'set',
  spent: coins(spent),
  limit: coins(most),
  of: `of ${most}`,
  worth: `€${(spent / 4).toFixed(2)} of €${(most / 4).toFixed(2)}`,
  resets,
  change: { label: 'Change', href: `#${id}` },
});

function Pauses(): ReactElement {
  const [days, setDays] = useState<string>();
  const [months, setMonths] = useState('6');
  return (
    <Breaks>
      <BreakCard
        state="offered"
        title="Take a break"
        text="You can read and watch what you own. Nothing can be bought."
        choice={{
          label: 'Length of the break',
          options: [
            { value: '1', label: '24 hours' },
            { value: '7', label: '7 days' },
            { value: '30', label: '30 days' },
          ],
          value: days,
          onChange: setDays,
        }}
        note="Cannot be shortened"
        start={{ label: 'Start break', onAct: fn() }}
      />
      <ExclusionCard
        title="Exclude yourself"
        text="Your account is closed for the time you choose. Coins are paid back (now 186, €46.50), subscriptions end, no advertising."
        choice={{
          label: 'Length of the exclusion',
          options: [
            { value: '6', label: '6 months' },
            { value: '12', label: '1 year' },
          ],
          value: months,
          onChange: setMonths,
        }}
        note="You confirm once more"
        next={{ label: 'Continue', onAct: fn() }}
      />
    </Breaks>
  );
}
const limits = (
  <>
    <SpendingLimits
      label="Limits"
      limits={[
        limit('day', 'Today', 28, 60, 'Starts again at 00:00'),
        limit('week', 'This week', 152, 280, 'Starts again on Monday'),
        limit('month', 'This month', 180, 600, 'Starts again on 1 December'),
      ]}
      rule="A lower limit works at once. A higher one works after 24 hours, and you can withdraw it until then."
    />
    <MoneyControls
      label="Notices and top-up"
      rows={[
        {
          id: 'near',
          glyph: bellRingingIcon,
          title: 'Tell me at 80 % of a limit',
          text: 'A calm bar, never a pop-up in a chat',
          end: <Switch label="Tell me at 80 % of a limit" hideLabel defaultChecked />,
        },
        {
          id: 'visit',
          glyph: clockIcon,
          title: 'Reminder after a long visit',
          text: 'Shows time and money spent today',
          end: (
            <>
              <Select
                label="Remind me"
                look="quiet"
                options={[
                  { value: '30', label: 'After 30 minutes' },
                  { value: '60', label: 'After 60 minutes' },
                ]}
                defaultValue="60"
              />
              <Switch label="Reminder after a long visit" hideLabel defaultChecked />
            </>
          ),
        },
        {
          id: 'automatic',
          glyph: arrowsClockwiseIcon,
          title: 'Automatic top-up',
          text: 'Needs a monthly limit. Off since you joined',
          end: <Switch label="Automatic top-up" hideLabel />,
        },
      ]}
    />
    <Pauses />
    <Note
      tone="info"
      action={
        <Button variant="link" href="#help">
          More help
        </Button>
      }
    >
      Talk to someone, free and without your name: 0800 000 00 00, every day
    </Note>
  </>
);
const alerts = (
  <NotificationSettings
    label="Alerts"
    who="Performer"
    channels={[
      {
        id: 'app',
        glyph: bellIcon,
        label: 'In the app',
        text: 'Always available',
        state: 'on',
        stateText: 'On',
      },
      {
        id: 'push',
        glyph: deviceMobileIcon,
        label: 'Push',
        text: 'This browser and phone',
        state: 'on',
        stateText: 'On',
      },
      {
        id: 'mail',
        glyph: envelopeSimpleIcon,
        label: 'E-mail',
        text: 'One a day at most',
        state: 'on',
        stateText: 'On',
      },
    ]}
    events={[
      { id: 'live', label: 'Goes live' },
      { id: 'message', label: 'Messages' },
      { id: 'post', label: 'New post' },
    ]}
    rows={['All you follow', 'Mira Solène', 'Zuri Bell'].map((title, index) => ({
      id: title,
      title,
      text: index === 0 ? '14 performers, the default' : index === 1 ? 'Own choice' : 'As default',
      kind:
        index === 0
          ? ('default' as const)
          : index === 1
            ? ('own' as const)
            : ('inherited' as const),
      picture: index === 0 ? undefined : face(title),
      on: ['live:app', 'live:push', 'message:app', 'message:push', 'post:app'],
    }))}
    onToggle={fn()}
  />
);
const page = (current: string, title: string, text: string, content: ReactElement) => (
  <DesktopPage>
    <PageHeader title="Settings" />
    <SideNavPage
      nav={
        <SideNav
          label="Settings"
          items={settingsItems}
          current={current}
          end={
            <Button variant="ghost" icon={signOutIcon} iconWeight="regular">
              Log out
            </Button>
          }
        />
      }
    >
      <Stack gap="4">
        <Heading level={2} variant="title-l">
          {title}
        </Heading>
        <Text tone="tertiary">{text}</Text>
      </Stack>
      {content}
    </SideNavPage>
  </DesktopPage>
);
const rule = 'They hold everywhere: chats, videos, gifts, subscriptions and top-ups.';

export const LimitsDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => page('limits', 'Limits and breaks', rule, limits),
};
export const LimitsPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <PhonePage title="Limits and breaks" back={{ label: 'Settings', href: '#settings' }}>
      <Stack gap="16">
        <Text tone="secondary">{rule}</Text>
        {limits}
      </Stack>
    </PhonePage>
  ),
};
export const NotificationsDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () =>
    page('notifications', 'Notifications', 'You choose who may reach you, and how.', alerts),
};
export const NotificationsPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <PhonePage title="Notifications" back={{ label: 'Settings', href: '#settings' }}>
      {alerts}
    </PhonePage>
  ),
};
export const IndexPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <PhonePage title="Settings" back={{ label: 'You', href: '#you' }}>
      <SideNav variant="page" label="Settings" items={settingsItems} />
    </PhonePage>
  ),
};
