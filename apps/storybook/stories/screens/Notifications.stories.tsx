import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement, type ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '@vx/ui/button';
import {
  arrowsClockwiseIcon,
  bellIcon,
  envelopeSimpleIcon,
  gaugeIcon,
  giftIcon,
} from '@vx/ui/icons';
import { Columns, PageHeader, Stack } from '@vx/ui/layout';
import {
  FloatingNote,
  NotificationCenter,
  type NotificationSnapshot,
} from '@vx/ui/notification-center';
import { PerformerTile } from '@vx/ui/performer-tile';
import { StatusBar, type StatusBarProps } from '@vx/ui/status-bar';
import { VisuallyHidden } from '@vx/ui/text';
import { TileGrid } from '@vx/ui/tile-grid';
import { face, notifications, performers } from '../fixtures.ts';
import { DesktopPage, PhonePage } from './frame.tsx';

const meta: Meta = {
  title: 'Screens/Notifications',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
};
export default meta;
type Story = StoryObj;

const live = (count = performers.length): ReactElement => (
  <TileGrid
    label="Live now"
    items={performers.slice(0, count)}
    keyOf={(one) => one.name}
    render={(one) => <PerformerTile performer={one} level={2} />}
  />
);

function Center({
  variant = 'bar',
  items = notifications,
  loading = false,
}: {
  variant?: 'bar' | 'page';
  items?: readonly NotificationSnapshot[];
  loading?: boolean;
}): ReactElement {
  const [read, setRead] = useState<readonly string[]>([]);
  const shown = items.map((item) => ({ ...item, unread: item.unread && !read.includes(item.id) }));
  return (
    <NotificationCenter
      variant={variant}
      level={variant === 'page' ? 1 : 2}
      title="Notifications"
      notifications={shown}
      loading={loading}
      onOpen={(id) => setRead([...read, id])}
      markAllRead={
        shown.some(({ unread }) => unread)
          ? { label: 'Mark all as read', onMark: () => setRead(items.map(({ id }) => id)) }
          : null
      }
      all={variant === 'bar' ? { label: 'All notifications', href: '#all' } : undefined}
      settings={{ label: 'Settings', href: '#settings' }}
      empty={{
        title: 'Nothing new',
        text: 'When somebody you follow goes live or answers, it stands here.',
        action: <Button href="#live">See who is live</Button>,
      }}
    />
  );
}
const many = [1, 2].flatMap((page) =>
  notifications.map((item) => ({
    ...item,
    id: `${page}-${item.id}`,
    unread: page === 1 && item.unread,
  })),
);

type Bar = StatusBarProps & { id: string };
const bars: readonly Bar[] = [
  {
    id: 'bonus',
    tone: 'neutral',
    glyph: giftIcon,
    children: 'Welcome back, Jonas. Your daily bonus is ready.',
    action: (
      <Button size="sm" href="#bonus">
        Open
      </Button>
    ),
  },
  {
    id: 'mail',
    tone: 'info',
    glyph: envelopeSimpleIcon,
    children: 'Please confirm jonas.weber@example.com. We sent a link.',
    action: (
      <>
        <Button variant="ghost" size="sm">
          Send again
        </Button>
        <Button size="sm">Change</Button>
      </>
    ),
  },
  { id: 'confirmed', tone: 'success', children: 'Your email address is confirmed.' },
  {
    id: 'automatic',
    tone: 'warning',
    glyph: arrowsClockwiseIcon,
    children: 'Automatic top-up paused: your monthly limit of 600 coins (€150.00) is reached.',
    action: (
      <Button size="sm" href="#limits">
        See limits
      </Button>
    ),
  },
  {
    id: 'declined',
    tone: 'danger',
    urgent: true,
    children: 'The payment was declined by your bank. Nothing was charged.',
    action: (
      <Button variant="solid" size="sm" href="#pay">
        Try another way
      </Button>
    ),
  },
];
const germanBars: readonly Bar[] = [
  {
    id: 'limit',
    tone: 'warning',
    glyph: gaugeIcon,
    children:
      '80 % deines monatlichen Ausgabenlimits sind erreicht: 480 von 600 Coins (120,00 € von 150,00 €).',
    action: (
      <Button size="sm" href="#limits">
        Ausgabenlimits
      </Button>
    ),
  },
  {
    id: 'push',
    tone: 'info',
    glyph: bellIcon,
    children: 'Push ist im Browser blockiert. So änderst du die Benachrichtigungseinstellungen.',
    action: (
      <Button size="sm" href="#push">
        Anleitung
      </Button>
    ),
  },
];
/** Bars below the top bar; each can be put away. */
function WithBars({
  list,
  page,
}: {
  list: readonly Bar[];
  page: (status: ReactNode) => ReactElement;
}): ReactElement {
  const [shown, setShown] = useState(list);
  return page(
    shown.length === 0 ? undefined : (
      <Stack gap="8">
        {shown.map(({ id, ...bar }) => (
          <StatusBar
            key={id}
            {...bar}
            onDismiss={() => setShown(shown.filter((other) => other.id !== id))}
          />
        ))}
      </Stack>
    ),
  );
}
/** Two at most; each can be closed. */
function Floating(): ReactElement {
  const [open, setOpen] = useState<readonly string[]>(['kaia', 'mira']);
  const close = (id: string) => () => setOpen(open.filter((other) => other !== id));
  return (
    <Stack gap="12">
      {open.includes('kaia') ? (
        <FloatingNote
          name="Kaia Storm"
          picture={face('Kaia Storm')}
          live
          title="Kaia Storm is live"
          text="Night owl, film fan"
          actions={
            <>
              <Button variant="solid" size="sm">
                Free preview, 5 s
              </Button>
              <Button variant="ghost" size="sm">
                Mute
              </Button>
            </>
          }
          onClose={close('kaia')}
        />
      ) : null}
      {open.includes('mira') ? (
        <FloatingNote
          name="Mira Solène"
          picture={face('Mira Solène')}
          title="Mira Solène"
          text="Found the photo I promised you. It is in our conversation."
          actions={
            <>
              <Button size="sm" href="#mira">
                Reply
              </Button>
              <Button variant="ghost" size="sm" onClick={close('mira')}>
                Later
              </Button>
            </>
          }
          onClose={close('mira')}
        />
      ) : null}
    </Stack>
  );
}
function FloatingPhone(): ReactElement {
  const [open, setOpen] = useState(true);
  return (
    <PhonePage
      title="Live"
      back={{ label: 'Home', href: '#home' }}
      current="live"
      status={
        open ? (
          <FloatingNote
            variant="mobile"
            name="Zuri Bell"
            picture={face('Zuri Bell')}
            live
            title="Zuri Bell is live"
            text="Soul records and stories"
            actions={<Button variant="solid">Preview</Button>}
            onClose={() => setOpen(false)}
          />
        ) : undefined
      }
    >
      {live(6)}
    </PhonePage>
  );
}

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };
export const DesktopListAndNotes: Story = {
  globals: desktop,
  render: () => (
    <DesktopPage current="live">
      <Columns
        asideLabel="Notifications"
        aside={
          <>
            <Center />
            <Floating />
          </>
        }
      >
        <VisuallyHidden as="h1">Live now</VisuallyHidden>
        {live()}
      </Columns>
    </DesktopPage>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await expect(canvas.queryByRole('button', { name: 'Later' })).toBeNull();
    // It comes up from below.
    await waitFor(() => expect(canvas.getByText('Kaia Storm is live')).toBeVisible());
  },
};
export const DesktopPageOfAll: Story = {
  globals: desktop,
  render: () => (
    <DesktopPage>
      <Center variant="page" items={many} />
    </DesktopPage>
  ),
};
export const DesktopNothing: Story = {
  globals: desktop,
  render: () => (
    <DesktopPage>
      <Center variant="page" items={[]} />
    </DesktopPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See who is live' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  },
};
export const DesktopLoading: Story = {
  globals: desktop,
  render: () => (
    <DesktopPage>
      <Center variant="page" items={[]} loading />
    </DesktopPage>
  ),
};
export const DesktopStatusBars: Story = {
  globals: desktop,
  render: () => (
    <WithBars
      list={bars}
      page={(status) => (
        <DesktopPage current="home" status={status}>
          <PageHeader title="Home" />
          {live()}
        </DesktopPage>
      )}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was charged.');
    const [first] = canvas.getAllByRole('button', { name: 'Dismiss' });
    if (first === undefined) throw new Error('No bar to dismiss');
    await userEvent.click(first);
    await expect(canvas.queryByText(/Your daily bonus is ready/u)).toBeNull();
  },
};
export const Phone: Story = {
  globals: phone,
  render: () => (
    <PhonePage title="Notifications" current="home">
      <Center variant="page" items={many} />
    </PhonePage>
  ),
};
export const PhoneFloating: Story = {
  globals: phone,
  render: () => <FloatingPhone />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText('Zuri Bell is live')).toBeNull();
  },
};
export const SmallPhoneGerman: Story = {
  globals: { viewport: { value: 'small' }, language: 'de' },
  render: () => (
    <WithBars
      list={germanBars}
      page={(status) => (
        <PhonePage
          title="Live"
          back={{ label: 'Start', href: '#home' }}
          current="live"
          status={status}
        >
          {live(4)}
        </PhonePage>
      )}
    />
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
