import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { fn } from 'storybook/test';
import { Button } from '@vx/ui/button';
import { signOutIcon } from '@vx/ui/icons';
import { PageHeader, Stack } from '@vx/ui/layout';
import {
  BreakCard,
  Breaks,
  ExclusionCard,
  MoneyControls,
  SpendingLimits,
} from '@vx/ui/money-controls';
import { NotificationSettings } from '@vx/ui/notification-settings';
import { SideNav, SideNavPage } from '@vx/ui/side-nav';
import { Note } from '@vx/ui/status-bar';
import { Heading, Text } from '@vx/ui/text';
import { alertChannels, face, limitRule, limitsOf, moneyRows, settingsItems } from '../fixtures.ts';
import { DesktopPage, PhonePage } from './frame.tsx';

const meta: Meta = {
  title: 'Screens/Settings',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;

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
      limits={limitsOf({ label: 'Change', onChange: fn() })}
      rule={limitRule}
    />
    <MoneyControls label="Notices and top-up" rows={moneyRows(false, fn())} />
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
    channels={alertChannels}
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
