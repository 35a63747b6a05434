import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { notifications } from '../fixtures/account.ts';
import { NotificationBell } from './NotificationBell.tsx';
import { NotificationCenter } from './NotificationCenter.tsx';

const opened = fn();
const meta = {
  title: 'Overlays/NotificationBell',
  component: NotificationBell,
  args: {
    href: '#all',
    fresh: 3,
    title: 'Notifications',
    onOpen: opened,
    children: (
      <NotificationCenter
        title="Notifications"
        notifications={notifications}
        all={{ label: 'All notifications', href: '#all' }}
        empty={{ title: 'Nothing new' }}
      />
    ),
  },
} satisfies Meta<typeof NotificationBell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    const bell = canvas.getByRole('link', { name: /3/u });
    await expect(bell).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(bell);
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(within(dialog).getAllByRole('article')).toHaveLength(5);
    await expect(opened).toHaveBeenCalledTimes(1);
  },
};
export const BySpace: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('link', { name: /3/u }).focus();
    await userEvent.keyboard(' ');
    await expect(
      await within(canvasElement.ownerDocument.body).findByRole('dialog'),
    ).toBeInTheDocument();
  },
};
/** On phones the bell leads to the page. */
export const AsLink: Story = {
  args: { children: undefined, fresh: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).not.toHaveAttribute('aria-haspopup');
  },
};
