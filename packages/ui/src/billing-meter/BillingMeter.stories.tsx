import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { coins } from '../fixtures/data.ts';
import { BillingMeter } from './BillingMeter.tsx';

const meta = {
  title: 'Live/BillingMeter',
  component: BillingMeter,
  args: {
    state: 'running',
    balance: coins(131),
    charged: coins(51),
    pricePerMinute: coins(12),
    seconds: 252,
    share: 0.7,
    texts: { thisChat: 'This chat', left: 'About 11 minutes left', leftShort: '≈ 11 min' },
    topUp: <a href="#t">Top up</a>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '392px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BillingMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveAttribute('aria-live', 'off');
    await expect(canvas.getByText('This chat, 4:12')).toBeVisible();
  },
};
export const Paused: Story = {
  args: { state: 'paused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The meter is paused')).toBeVisible();
  },
};
export const OneMinute: Story = {
  args: {
    state: 'oneMinute',
    share: 0.05,
    balance: coins(12),
    warning: '1 minute of chat left. The chat ends by itself.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('1 minute of chat left');
  },
};
export const Pills: Story = {
  args: { variant: 'pills' },
  decorators: [
    (Story) => (
      <div style={{ background: '#2b1d4f', padding: '16px' }}>
        <Story />
      </div>
    ),
  ],
};
