import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { coins } from '../fixtures/data.ts';
import { WalletPill } from './WalletPill.tsx';

const meta = {
  title: 'Commerce/WalletPill',
  component: WalletPill,
  args: { balance: coins(186), topUp: { href: '#top-up' } },
} satisfies Meta<typeof WalletPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {};
export const Low: Story = { args: { state: 'low', balance: coins(4) } };
export const Mobile: Story = { args: { variant: 'mobile' } };
export const Updating: Story = {
  args: { state: 'updating' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.vx-wallet')).toHaveAttribute('aria-busy', 'true');
    // What was known stays in sight.
    await expect(canvas.getByText('186 coins, €46.50')).toBeInTheDocument();
  },
};
const overVideo: NonNullable<Story['decorators']> = [
  (Story) => (
    <div style={{ padding: '24px', background: 'var(--bg-media)' }}>
      <Story />
    </div>
  ),
];
export const Room: Story = { args: { variant: 'room' }, decorators: overVideo };
export const RoomLow: Story = {
  args: { variant: 'room', state: 'low', balance: coins(4) },
  decorators: overVideo,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Top up' })).toHaveAttribute('href', '#top-up');
  },
};
export const AnnouncesAChange: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(186);
    return (
      <>
        <WalletPill {...args} balance={coins(value)} />
        <Button onClick={() => setValue(162)}>Buy</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Balance 162 coins, €40.50'),
    );
  },
};
