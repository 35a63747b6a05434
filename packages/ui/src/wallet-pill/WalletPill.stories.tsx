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
