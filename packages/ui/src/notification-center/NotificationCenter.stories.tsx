import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { notifications } from '../fixtures/account.ts';
import { face } from '../fixtures/art.ts';
import { longGerman } from '../fixtures/data.ts';
import { FloatingNote, NotificationCenter } from './NotificationCenter.tsx';

const mark = fn();
const close = fn();
const meta = {
  title: 'Overlays/NotificationCenter',
  component: NotificationCenter,
  args: {
    title: 'Notifications',
    notifications,
    onOpen: fn(),
    markAllRead: { label: 'Mark all as read', onMark: mark },
    all: { label: 'All notifications', href: '#all' },
    settings: { label: 'Settings', href: '#settings' },
    empty: {
      title: 'Nothing new',
      text: 'When somebody you follow goes live or answers, it stands here.',
    },
  },
} satisfies Meta<typeof NotificationCenter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(
      canvas.getByRole('link', { name: /Zuri Bell is live.*1 unread/u }),
    ).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(mark).toHaveBeenCalledTimes(1);
  },
};
/** Page keys go from one article to the next, from wherever the focus is in it. */
export const ByPageKeys: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article');
    within(first as HTMLElement)
      .getByRole('link')
      .focus();
    await userEvent.keyboard('{PageDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(first).toHaveFocus();
  },
};
export const AllRead: Story = {
  args: {
    markAllRead: null,
    notifications: notifications.map((item) => ({ ...item, unread: false })),
  },
};
export const Page: Story = {
  args: {
    variant: 'page',
    level: 1,
    all: undefined,
    markAllRead: {
      label: 'Mark all as read',
      onMark: mark,
      field: { name: 'readAll', value: '1' },
    },
    notifications: [1, 2].flatMap((page) =>
      notifications.map((item) => ({
        ...item,
        id: `${page}${item.id}`,
        unread: page === 1 && item.unread,
      })),
    ),
  },
  play: async ({ canvas }) => {
    // A form, which goes nowhere where a script listens.
    const button = canvas.getByRole('button', { name: 'Mark all as read' });
    await expect(button).toHaveAttribute('type', 'submit');
    await expect(button.closest('form')).toHaveAttribute('method', 'post');
    mark.mockClear();
    await userEvent.click(button);
    await expect(mark).toHaveBeenCalledTimes(1);
    await expect(button).toBeVisible();
  },
};
export const Loading: Story = { args: { notifications: [], loading: true, markAllRead: null } };
export const Empty: Story = { args: { notifications: [], markAllRead: null } };
export const LongGerman: Story = {
  args: {
    title: longGerman,
    markAllRead: { label: 'Alle als gelesen markieren', onMark: mark },
    all: { label: 'Alle Benachrichtigungen', href: '#all' },
    settings: { label: 'Einstellungen', href: '#settings' },
    notifications: notifications.map((item) => ({
      ...item,
      text: `${longGerman} wurden geändert`,
    })),
  },
  globals: { viewport: { value: 'small' } },
};
export const Floating: Story = {
  render: () => (
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
      onClose={close}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(close).toHaveBeenCalledTimes(1);
  },
};
export const FloatingOnPhones: Story = {
  render: () => (
    <FloatingNote
      variant="mobile"
      name="Zuri Bell"
      picture={face('Zuri Bell')}
      live
      title="Zuri Bell is live"
      text="Soul records and stories"
      actions={<Button variant="solid">Preview</Button>}
      onClose={close}
    />
  ),
  globals: { viewport: { value: 'phone' } },
};
