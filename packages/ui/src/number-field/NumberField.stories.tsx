import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CoinIcon } from '../price/Price.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Inputs/NumberField',
  component: NumberField,
  args: {
    label: 'Coins',
    value: 100,
    onChange: fn(),
    min: 20,
    max: 1000,
    step: 20,
    less: 'Less',
    more: 'More',
    prefix: <CoinIcon />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '348px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InSteps: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(980);
    return (
      <NumberField
        {...args}
        value={value}
        onChange={setValue}
        worth={`€${(value / 4).toFixed(2)}`}
      />
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Coins' });
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(field).toHaveValue(1000);
    await expect(canvas.getByRole('button', { name: 'More' })).toBeDisabled();
    await expect(field).toHaveAccessibleDescription('€250.00');
    await userEvent.clear(field);
    await userEvent.type(field, '70');
    await userEvent.click(canvas.getByRole('button', { name: 'Less' }));
    await expect(field).toHaveValue(60);
  },
};
export const Large: Story = {
  args: { variant: 'large', value: 800, hideLabel: true, worth: '€200.00 per month' },
};
export const Failed: Story = { args: { value: 5, error: 'At least 20 coins.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongGerman: Story = {
  args: {
    label: 'Monatliches Ausgabenlimit',
    hint: 'In Schritten von 20 Coins, frühestens nach 24 Stunden wieder änderbar',
  },
  globals: { viewport: { value: 'small' } },
};
