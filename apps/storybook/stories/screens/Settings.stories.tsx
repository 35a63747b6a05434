import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '@vx/ui/badge';
import { Button } from '@vx/ui/button';
import { Dialog } from '@vx/ui/dialog';
import { ErrorState } from '@vx/ui/empty-state';
import { Icon } from '@vx/ui/icon';
import {
  moonIcon,
  bellIcon,
  cookieIcon,
  chatCircleIcon,
  checkIcon,
  clockCounterClockwiseIcon,
  desktopIcon,
  deviceMobileIcon,
  downloadSimpleIcon,
  envelopeSimpleIcon,
  eyeSlashIcon,
  fingerprintIcon,
  gaugeIcon,
  identificationCardIcon,
  lockKeyIcon,
  magnifyingGlassIcon,
  phoneIcon,
  plusIcon,
  prohibitIcon,
  receiptIcon,
  sealCheckIcon,
  shieldCheckIcon,
  signOutIcon,
  stackIcon,
  trashIcon,
  warningIcon,
} from '@vx/ui/icons';
import { Cluster, PageHeader, Stack } from '@vx/ui/layout';
import { ProfileForm, SettingsRows, type ProfileFormProps } from '@vx/ui/profile-form';
import { SearchField } from '@vx/ui/search-field';
import { SectionHeader } from '@vx/ui/section-header';
import { Select } from '@vx/ui/select';
import { Sheet } from '@vx/ui/sheet';
import { Skeleton } from '@vx/ui/skeleton';
import { Switch } from '@vx/ui/switch';
import {
  BreakCard,
  Breaks,
  ExclusionCard,
  LimitEditor,
  MoneyControls,
  SpendingLimits,
} from '@vx/ui/money-controls';
import { NotificationSettings, type NotificationSettingsProps } from '@vx/ui/notification-settings';
import { SideNav, SideNavPage } from '@vx/ui/side-nav';
import { Note } from '@vx/ui/status-bar';
import { Surface } from '@vx/ui/surface';
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

/** Level of the headings: below the page's own, or below that of a part of the settings on wide screens. */
type Part = { level?: 2 | 3 };

function Pauses({ level }: Part): ReactElement {
  const [days, setDays] = useState<string>();
  const [months, setMonths] = useState('6');
  return (
    <Breaks>
      <BreakCard
        level={level}
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
          missing: 'Please choose how long.',
        }}
        note="Cannot be shortened"
        start={{ label: 'Start break', onAct: fn() }}
      />
      <ExclusionCard
        level={level}
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
const limits = (level: 2 | 3): ReactElement => (
  <>
    <SpendingLimits
      level={level}
      label="Limits"
      limits={limitsOf({ label: 'Change', onChange: fn() })}
      rule={limitRule}
    />
    <MoneyControls level={level} label="Notices and top-up" rows={moneyRows(false, fn())} />
    <Pauses level={level} />
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
type Alert = NotificationSettingsProps['rows'][number];
const usual = ['live:app', 'live:push', 'message:app', 'message:push', 'post:app', 'show:app'];
const alertRow = (title: string, kind: Alert['kind'], text: string, on = usual): Alert => ({
  id: title,
  title,
  text,
  kind,
  picture: kind === 'default' ? undefined : face(title),
  on,
});
const alertRows: readonly Alert[] = [
  alertRow('All you follow', 'default', '14 performers, the default'),
  alertRow('Mira Solène', 'own', 'Custom', [...usual, 'live:mail', 'show:push', 'show:mail']),
  alertRow('Zuri Bell', 'inherited', 'Default'),
  alertRow('Kaia Storm', 'own', 'Custom', ['live:app', 'message:app', 'message:push', 'show:app']),
  alertRow('Romy Nova', 'inherited', 'Default'),
  alertRow('Cleo & Max', 'muted', 'Muted until 1 December', []),
  alertRow('Lio Marchetti', 'inherited', 'Default'),
];
const hour = (value: string) => ({ value, label: value });
const quietHours = (
  <Surface padding="lg">
    <Cluster justify="between" gap="16">
      <Cluster gap="12">
        <Icon glyph={moonIcon} />
        <Stack gap="0">
          <Text variant="label-l">Quiet hours</Text>
          <Text variant="caption" tone="tertiary">
            Push waits until the morning. Times in Europe/Berlin.
          </Text>
        </Stack>
      </Cluster>
      <Cluster gap="12">
        <Select
          label="From"
          hideLabel
          defaultValue="23:00"
          options={['22:00', '23:00', '00:00'].map(hour)}
        />
        <Text as="span" variant="body-s" tone="tertiary">
          to
        </Text>
        <Select
          label="Until"
          hideLabel
          defaultValue="08:00"
          options={['07:00', '08:00', '09:00'].map(hour)}
        />
        <Select
          label="On which days"
          hideLabel
          options={[hour('Every day'), hour('Monday to Friday')]}
        />
        <Switch label="Quiet hours" hideLabel defaultChecked />
      </Cluster>
    </Cluster>
  </Surface>
);
function Alerts(): ReactElement {
  const [rows, setRows] = useState(alertRows);
  return (
    <NotificationSettings
      label="Alerts"
      who="Performer"
      channels={alertChannels}
      events={[
        { id: 'live', label: 'Goes live' },
        { id: 'message', label: 'Messages' },
        { id: 'post', label: 'New post' },
        { id: 'show', label: 'Shows' },
      ]}
      rows={rows}
      onToggle={(id, event, channel, on) => {
        const key = `${event}:${channel}`;
        setRows(
          rows.map((row) =>
            row.id === id
              ? { ...row, on: on ? [...row.on, key] : row.on.filter((one) => one !== key) }
              : row,
          ),
        );
      }}
    >
      {quietHours}
    </NotificationSettings>
  );
}
const alerts = <Alerts />;
const page = (
  current: string,
  title: string,
  text: string,
  content: ReactElement,
  end?: ReactElement,
) => (
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
      <Cluster justify="between" gap="16">
        <Stack gap="4">
          <Heading level={2} variant="title-l">
            {title}
          </Heading>
          <Text tone="tertiary">{text}</Text>
        </Stack>
        {end}
      </Cluster>
      {content}
    </SideNavPage>
  </DesktopPage>
);
const phonePage = (title: string, content: ReactElement): ReactElement => (
  <PhonePage title={title} back={{ label: 'Settings', href: '#settings' }}>
    <Stack gap="16">{content}</Stack>
  </PhonePage>
);
const rule = 'They hold everywhere: chats, videos, gifts, subscriptions and top-ups.';

export const LimitsDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => page('limits', 'Limits and breaks', rule, limits(3)),
};
export const LimitsPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <PhonePage title="Limits and breaks" back={{ label: 'Settings', href: '#settings' }}>
      <Stack gap="16">
        <Text tone="secondary">{rule}</Text>
        {limits(2)}
      </Stack>
    </PhonePage>
  ),
};
export const NotificationsDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () =>
    page(
      'notifications',
      'Notifications',
      'By performer, event and channel. Money and security notices always reach you.',
      alerts,
      <SearchField label="Find a performer" placeholder="Find a performer" name="who" />,
    ),
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

const first: Readonly<Record<string, string>> = {
  name: 'Jonas',
  about: 'Jazz, bridges, slow Sundays',
  country: 'DE',
  postal: '50667',
};
/** The server refuses one name; it is taken. */
function Profile({ level }: Part): ReactElement {
  const [saved, setSaved] = useState(first);
  const [values, setValues] = useState(first);
  const [outcome, setOutcome] = useState<'saved' | 'taken' | undefined>();
  const [picture, setPicture] = useState<string | undefined>(face('Jonas'));
  const dirty = Object.keys(first).some((name) => values[name] !== saved[name]);
  const status: ProfileFormProps['status'] =
    outcome === 'taken'
      ? { state: 'failed', text: 'Nothing was saved. One field needs a change.' }
      : dirty
        ? { state: 'dirty', text: 'Not saved yet.' }
        : outcome === 'saved'
          ? { state: 'saved', text: 'Your profile is saved.' }
          : { state: 'clean', text: 'Changes are saved for this section only.' };
  const about = values['about'] ?? '';
  return (
    <>
      <ProfileForm
        level={level}
        label="Profile"
        picture={{
          title: 'Picture',
          text: 'Square, at least 320 pixels. Checked before others see it.',
          name: 'Jonas',
          src: picture,
          change: 'Change picture',
          remove:
            picture === undefined
              ? undefined
              : { label: 'Remove', onRemove: () => setPicture(undefined) },
        }}
        fields={[
          {
            kind: 'text',
            name: 'name',
            label: 'Display name',
            value: values['name'] ?? '',
            hint: 'Visible in chats and comments',
            error: outcome === 'taken' ? 'This name is taken. Try Jonas W.' : undefined,
          },
          {
            kind: 'text',
            name: 'about',
            label: 'About you',
            value: about,
            hint: `${about.length} of 140 characters. Optional`,
            maxLength: 140,
          },
          {
            kind: 'select',
            name: 'country',
            label: 'Country',
            value: values['country'] ?? '',
            options: [
              { value: 'DE', label: 'Germany' },
              { value: 'NL', label: 'Netherlands' },
              { value: 'ES', label: 'Spain' },
            ],
          },
          {
            kind: 'text',
            name: 'postal',
            label: 'Postal code',
            value: values['postal'] ?? '',
            inputMode: 'numeric',
            hint: 'Only for “near you”. We store the area, not the street.',
          },
        ]}
        onChange={(name, value) => {
          setOutcome(undefined);
          setValues({ ...values, [name]: value });
        }}
        status={status}
        save="Save profile"
        discard={
          dirty
            ? {
                label: 'Discard',
                onDiscard: () => {
                  setOutcome(undefined);
                  setValues(saved);
                },
              }
            : null
        }
        onSave={(next) => {
          if (next['name'] === 'Mira') setOutcome('taken');
          else {
            setSaved(next);
            setOutcome('saved');
          }
        }}
      />
      <SettingsRows
        label="Confirmed data"
        rows={[
          {
            id: 'mail',
            glyph: envelopeSimpleIcon,
            title: 'jonas.weber@example.com',
            text: 'For receipts and logging in. Never shown to performers.',
            end: (
              <>
                <Badge tone="success" icon={checkIcon}>
                  Confirmed
                </Badge>
                <Button size="sm">Change</Button>
              </>
            ),
          },
          {
            id: 'phone',
            glyph: phoneIcon,
            title: '+49 151 •••• 6789',
            text: 'For bonus codes that need a number.',
            end: (
              <>
                <Badge tone="success" icon={checkIcon}>
                  Confirmed
                </Badge>
                <Button size="sm">Change</Button>
              </>
            ),
          },
          {
            id: 'age',
            glyph: identificationCardIcon,
            title: 'Age verification',
            text: 'Accepted on 14 March 2026',
            end: (
              <>
                <Badge tone="success" icon={sealCheckIcon}>
                  Verified
                </Badge>
                <Button size="sm" variant="ghost" href="#age">
                  Details
                </Button>
              </>
            ),
          },
        ]}
      />
    </>
  );
}

const devices = [
  {
    id: 'tablet',
    glyph: deviceMobileIcon,
    title: 'Tablet',
    text: 'Safari on iPad, Bonn · 18 November',
  },
  {
    id: 'phone',
    glyph: deviceMobileIcon,
    title: 'Phone',
    text: 'App on Android, Cologne · 2 hours ago',
  },
  {
    id: 'unknown',
    glyph: desktopIcon,
    title: 'Unknown device',
    text: 'Chrome on Linux, Lyon, France · 16 November, 03:12',
  },
] as const;
function Security({ level = 3 }: Part): ReactElement {
  const [others, setOthers] = useState<readonly string[]>(devices.map(({ id }) => id));
  const [second, setSecond] = useState(false);
  const count = others.length + 1;
  return (
    <Stack gap="24">
      <Stack gap="12">
        <SectionHeader
          level={level}
          size="sm"
          title="Passkeys"
          subtitle="Log in with your fingerprint, face or screen lock."
        >
          <Button size="sm" icon={plusIcon}>
            Add passkey
          </Button>
        </SectionHeader>
        <SettingsRows
          label="Passkeys"
          rows={[
            {
              id: 'hello',
              glyph: fingerprintIcon,
              title: 'Windows Hello',
              text: 'Added 2 May 2026, last used today',
              end: (
                <Button size="sm" variant="ghost">
                  Remove
                </Button>
              ),
            },
            {
              id: 'phone',
              glyph: fingerprintIcon,
              title: 'Phone',
              text: 'Added 14 March 2026, last used 20 November',
              end: (
                <Button size="sm" variant="ghost">
                  Remove
                </Button>
              ),
            },
          ]}
        />
      </Stack>
      <SettingsRows
        label="Password"
        rows={[
          {
            id: 'password',
            glyph: lockKeyIcon,
            title: 'Password',
            text: 'Changed 11 August 2026. You can remove it, a passkey is enough.',
            end: (
              <>
                <Button size="sm" variant="ghost">
                  Remove
                </Button>
                <Button size="sm">Change</Button>
              </>
            ),
          },
          {
            id: 'second',
            glyph: shieldCheckIcon,
            title: 'Second step for the password',
            text: second
              ? 'On. An app on your phone shows a code of 6 digits.'
              : 'Off. An app on your phone shows a code of 6 digits.',
            end: (
              <Switch
                label="Second step for the password"
                hideLabel
                checked={second}
                onChange={setSecond}
              />
            ),
          },
        ]}
      />
      <Stack gap="12">
        <SectionHeader
          level={level}
          size="sm"
          title="Where you are logged in"
          subtitle={`${count === 1 ? '1 device' : `${count} devices`}. Places are estimated from the connection.`}
        >
          {others.length === 0 ? null : (
            <Button variant="danger" size="sm" onClick={() => setOthers([])}>
              Log out everywhere else
            </Button>
          )}
        </SectionHeader>
        <SettingsRows
          label="Devices"
          rows={[
            {
              id: 'this',
              glyph: desktopIcon,
              title: 'This computer',
              text: 'Firefox on Windows, Cologne · Now',
              end: <Badge tone="success">This device</Badge>,
            },
            ...devices
              .filter(({ id }) => others.includes(id))
              .map((device) => ({
                ...device,
                end: (
                  <>
                    {device.id === 'unknown' ? (
                      <Badge tone="warning" icon={warningIcon}>
                        New place
                      </Badge>
                    ) : null}
                    <Button
                      size="sm"
                      onClick={() => setOthers(others.filter((id) => id !== device.id))}
                    >
                      Log out
                      <span className="vx-visually-hidden">: {device.title}</span>
                    </Button>
                  </>
                ),
              })),
          ]}
        />
      </Stack>
    </Stack>
  );
}

const deleting = fn();
const choice = (label: string, on: boolean): ReactElement => (
  <Switch label={label} hideLabel defaultChecked={on} />
);
function Privacy({ level = 3 }: Part): ReactElement {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Stack gap="12">
        <SectionHeader
          level={level}
          size="sm"
          title="What we hold about you"
          link={{ label: 'Privacy notice', href: '#notice' }}
        />
        <SettingsRows
          label="What we hold about you"
          rows={[
            ['Messages', 'Until you delete them', '1,204', chatCircleIcon] as const,
            ['Chat receipts', '10 years, tax law', '48', receiptIcon] as const,
            ['Purchases', 'While you have an account', '89', stackIcon] as const,
            ['Recent searches', 'On this device only', '3', magnifyingGlassIcon] as const,
            ['Age check', 'No document stored', 'Result', identificationCardIcon] as const,
            ['Login history', '90 days', '26', clockCounterClockwiseIcon] as const,
          ].map(([title, text, end, glyph]) => ({ id: title, title, text, glyph, end }))}
        />
      </Stack>
      <SettingsRows
        label="Choices"
        rows={[
          {
            id: 'functional',
            glyph: cookieIcon,
            title: 'Functional storage',
            text: 'Recent searches and tile size. Chosen on 14 March 2026',
            end: choice('Functional storage', true),
          },
          {
            id: 'analytics',
            glyph: gaugeIcon,
            title: 'Analytics',
            text: 'Page views without your name',
            end: choice('Analytics', false),
          },
          {
            id: 'hidden',
            glyph: eyeSlashIcon,
            title: 'Hide when you are online',
            text: 'Performers see you only in a chat',
            end: choice('Hide when you are online', true),
          },
          {
            id: 'blocked',
            glyph: prohibitIcon,
            title: 'Blocked performers',
            text: '2 people cannot write to you',
            end: (
              <Button size="sm" href="#blocked">
                Manage
              </Button>
            ),
          },
        ]}
      />
      <SettingsRows
        label="Your data"
        rows={[
          {
            id: 'download',
            glyph: downloadSimpleIcon,
            title: 'Download your data',
            text: 'One archive with readable files. Ready within 24 hours, we tell you by e-mail. The link works for 7 days. Last one: 3 March 2026',
            end: <Button size="sm">Request archive</Button>,
          },
          {
            id: 'delete',
            glyph: trashIcon,
            title: 'Delete your account',
            text: 'Your 186 coins (€46.50) are paid back first. You can change your mind for 30 days. Receipts stay as the law asks. Two steps.',
            end: (
              <Button variant="danger" size="sm" onClick={() => setAsks(true)}>
                Start deletion
              </Button>
            ),
          },
        ]}
      />
      <Dialog
        alert
        size="sm"
        open={asks}
        onOpenChange={setAsks}
        title="Delete your account?"
        description="We send a link to jonas.weber@example.com. Nothing is deleted before you open it, and for 30 days after that you can change your mind."
        actions={
          <>
            <Button onClick={() => setAsks(false)}>Keep my account</Button>
            <Button
              variant="danger"
              onClick={() => {
                deleting();
                setAsks(false);
              }}
            >
              Send the link
            </Button>
          </>
        }
      />
    </>
  );
}

const germanLimits = limitsOf({ label: 'Ändern', onChange: fn() }).map((one) => {
  const words = {
    day: ['Heute', 'Beginnt um 00:00 Uhr neu', 'von 60', '7,00 € von 15,00 €'],
    week: ['Diese Woche', 'Beginnt am Montag neu', 'von 280', '38,00 € von 70,00 €'],
    month: ['Dieser Monat', 'Beginnt am 1. Dezember neu', 'von 600', '45,00 € von 150,00 €'],
  }[one.id] ?? ['', '', '', ''];
  const [title = '', resets = '', of = '', worth = ''] = words;
  return one.state === 'unset' ? one : { ...one, title, resets, of, worth };
});
const raise = fn();
function ChangeLimit(): ReactElement {
  const [open, setOpen] = useState(true);
  const [value, setValue] = useState(800);
  const higher = value > 600;
  return (
    <>
      <PhonePage title="Ausgabenlimits" back={{ label: 'Einstellungen', href: '#settings' }}>
        <SpendingLimits
          level={2}
          label="Limits"
          limits={germanLimits}
          rule="Ein niedrigeres Limit gilt sofort. Ein höheres gilt nach 24 Stunden, bis dahin kannst du es zurücknehmen."
        />
      </PhonePage>
      <Sheet open={open} onOpenChange={setOpen} title="Monatliches Ausgabenlimit">
        <Stack gap="16">
          <LimitEditor
            label="Monatliches Ausgabenlimit in Coins"
            spent="In diesem Monat ausgegeben: 180 Coins, 45,00 €"
            value={value}
            onChange={setValue}
            min={20}
            max={2000}
            step={20}
            less="Weniger"
            more="Mehr"
            worth={`${(value / 4).toFixed(2).replace('.', ',')} € im Monat`}
            presetsLabel="Schnellauswahl"
            presets={[200, 400, 600, 1000].map((one) => ({
              value: one,
              label: one === 1000 ? '1.000' : String(one),
            }))}
            effect={
              higher
                ? {
                    tone: 'info',
                    text: 'Das neue Limit ist höher als dein bisheriges (600 Coins, 150,00 €). Es gilt ab Sonntag, 22. November, 22:04 Uhr. Bis dahin kannst du es zurücknehmen.',
                  }
                : { tone: 'success', text: 'Gilt sofort.' }
            }
            save={{
              label: higher ? 'Limit in 24 Stunden erhöhen' : 'Limit jetzt senken',
              onSave: () => {
                raise(value);
                setOpen(false);
              },
            }}
            keep={{ label: 'Beim bisherigen Limit bleiben', onKeep: () => setOpen(false) }}
          />
          <SideNav
            variant="page"
            label="Mehr dazu"
            items={[
              {
                id: 'notices',
                label: 'Benachrichtigungseinstellungen',
                href: '#notices',
                glyph: bellIcon,
              },
            ]}
          />
        </Stack>
      </Sheet>
    </>
  );
}

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };
const small = { viewport: { value: 'small' } };
const profileText = 'Performers see your name and picture, nothing else.';
export const ProfileDesktop: Story = {
  globals: desktop,
  render: () => page('profile', 'Profile', profileText, <Profile />),
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Display name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mira');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was saved.');
    await expect(name).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(name).toHaveValue('Jonas');
    await userEvent.type(name, ' W.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(canvas.getByText('Your profile is saved.')).toBeVisible();
  },
};
export const ProfilePhone: Story = {
  globals: phone,
  render: () => phonePage('Profile', <Profile level={2} />),
};
const securityText = 'How you log in, and where you are logged in.';
export const SecurityDesktop: Story = {
  globals: desktop,
  render: () => page('security', 'Security and login', securityText, <Security />),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out : Unknown device' }));
    await expect(canvas.getByText(/^3 devices/u)).toBeVisible();
    await expect(canvas.queryByText('Unknown device')).toBeNull();
    await expect(canvas.getByText('This computer')).toBeVisible();
  },
};
export const SecurityPhone: Story = {
  globals: phone,
  render: () => phonePage('Security and login', <Security level={2} />),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out everywhere else' }));
    const devicesLeft = within(canvas.getByRole('list', { name: 'Devices' }));
    await expect(devicesLeft.getAllByRole('listitem')).toHaveLength(1);
  },
};
const privacyText = 'What we keep, for how long, and how you take it with you.';
export const PrivacyDesktop: Story = {
  globals: desktop,
  render: () => page('privacy', 'Privacy', privacyText, <Privacy />),
  play: async ({ canvas }) => {
    deleting.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Start deletion' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(deleting).not.toHaveBeenCalled();
  },
};
export const PrivacySmallPhone: Story = {
  globals: small,
  render: () => phonePage('Privacy', <Privacy level={2} />),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
export const LimitChangePhoneGerman: Story = {
  globals: { ...phone, language: 'de' },
  render: () => <ChangeLimit />,
  play: async () => {
    raise.mockClear();
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: '400' }));
    await expect(sheet.getByText('Gilt sofort.')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: '1.000' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Limit in 24 Stunden erhöhen' }));
    await expect(raise).toHaveBeenCalledWith(1000);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const LimitChangeOpenPhoneGerman: Story = {
  globals: { ...phone, language: 'de' },
  render: () => <ChangeLimit />,
};
export const LoadingDesktop: Story = {
  globals: desktop,
  render: () =>
    page(
      'profile',
      'Profile',
      profileText,
      <div aria-busy="true">
        <Stack gap="16">
          <Skeleton kind="card" />
          <Skeleton kind="row" />
          <Skeleton kind="row" />
        </Stack>
      </div>,
    ),
};
const retry = fn();
export const FailedDesktop: Story = {
  globals: desktop,
  render: () =>
    page(
      'security',
      'Security and login',
      securityText,
      <ErrorState
        level={3}
        title="Your logins did not load"
        text="You stay logged in on this device."
        action={
          <Button variant="solid" onClick={retry}>
            Try again
          </Button>
        }
      />,
    ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};
