import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { bellIcon, giftIcon, heartIcon, xIcon } from '../icons/index.ts';
import { IconButton } from './IconButton.tsx';
import '../layout/layout.css';

const meta = {
  title: 'Inputs/IconButton',
  component: IconButton,
  args: { glyph: bellIcon, label: 'Notifications, 2 new' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Counted: Story = {
  args: { count: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, 2 new' })).toBeVisible();
  },
};
export const Variants: Story = {
  render: () => (
    <div className="vx-cluster" data-gap="8">
      <IconButton glyph={giftIcon} label="Gift" variant="fill" />
      <IconButton glyph={heartIcon} iconWeight="fill" label="Following" variant="selected" />
      <IconButton glyph={xIcon} label="Close" variant="inverse" />
      <IconButton glyph={xIcon} label="Close small" size="sm" />
      <IconButton glyph={xIcon} label="Close large" size="lg" variant="media" />
      <IconButton glyph={xIcon} label="Not possible" disabled />
    </div>
  ),
};
