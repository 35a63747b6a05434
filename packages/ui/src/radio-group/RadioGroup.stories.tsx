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
/** One that cannot be chosen now stays in sight and is passed over by keys. */
export const OneDisabled: Story = {
  args: {
    label: 'How long?',
    options: [
      { value: 'month', label: 'A month' },
      { value: 'quarter', label: 'A quarter', description: 'Not offered today', disabled: true },
      { value: 'year', label: 'A year' },
    ],
    defaultValue: 'month',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /A quarter/u })).toBeDisabled();
    canvas.getByRole('radio', { name: 'A month' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'A year' })).toBeChecked();
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};
