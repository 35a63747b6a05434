import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent } from 'storybook/test';
import { coins } from '../fixtures/data.ts';
import { Icon } from '../icon/Icon.tsx';
import { ticketIcon } from '../icons/index.ts';
import { CoinIcon, Price } from '../price/Price.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Inputs/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'How do you want to pay?',
    defaultValue: 'voucher',
    options: [
      { value: 'voucher', label: 'Video voucher' },
      { value: 'coins', label: 'Coins' },
      { value: 'vip', label: 'VIP price', disabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Cards: Story = {
  args: {
    layout: 'cards',
    options: [
      {
        value: 'voucher',
        label: 'Video voucher',
        description: 'From the spin wheel. Valid until 30 November.',
        icon: <Icon glyph={ticketIcon} />,
        end: 'Free',
      },
      {
        value: 'coins',
        label: 'Coins',
        description: 'Balance 186 coins, €46.50',
        icon: <CoinIcon />,
        end: <Price price={coins(28)} equivalent="below" />,
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Coins'));
    await expect(canvas.getByRole('radio', { name: /Coins/u })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /Video voucher/u })).toBeChecked();
  },
};
export const Failed: Story = { args: { error: 'Please choose one.', defaultValue: undefined } };
