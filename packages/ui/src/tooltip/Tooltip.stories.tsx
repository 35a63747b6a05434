import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, waitFor } from 'storybook/test';
import { longGerman } from '../fixtures/data.ts';
import { Icon } from '../icon/Icon.tsx';
import { bellIcon } from '../icons/index.ts';
import { Tooltip } from './Tooltip.tsx';
import '../icon-button/icon-button.css';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Notifications',
    children: (
      <button
        type="button"
        className="vx-icon-button"
        data-variant="fill"
        aria-label="Notifications"
      >
        <Icon glyph={bellIcon} />
      </button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', minHeight: '180px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown on focus, hidden by Escape and by leaving; the button has its name without it. */
export const OnFocus: Story = {
  play: async ({ canvas }) => {
    const bubble = canvas.getByText('Notifications');
    await expect(bubble).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus();
    await waitFor(() => expect(bubble).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bubble).not.toBeVisible());
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(bubble).toBeVisible());
  },
};
export const WithShortcut: Story = {
  args: { text: 'Search', shortcut: '/' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('/')).toBeVisible());
  },
};
export const Above: Story = {
  args: { placement: 'top' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const bubble = canvas.getByText('Notifications');
    await waitFor(() => expect(bubble).toBeVisible());
    await expect(bubble.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvas.getByRole('button').getBoundingClientRect().top,
    );
  },
};
export const LongGerman: Story = {
  args: { text: `${longGerman} ändern` },
  globals: { viewport: { value: 'small' }, language: 'de' },
  play: async () => {
    await userEvent.tab();
  },
};
