import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { coins, euros } from '../fixtures/data.ts';
import { Price } from '../price/Price.tsx';
import { TopUp } from './TopUp.tsx';

const onPay = fn();
/** Coins, euros, bonus coins. */
const offers = [
  [40, 10, 0],
  [100, 25, 4],
  [200, 50, 12],
] as const;
const balance = 186;

/** What the box beside the choice says of the offer with this id. */
const chosen = (id: string) => {
  const [amount, price, bonus] = offers.find(([count]) => String(count) === id) ?? offers[1];
  const cost = `€${price}.00`;
  return {
    summary: {
      title: 'Summary',
      lines: [
        { label: `${amount} coins`, value: cost },
        ...(bonus > 0 ? [{ label: `${bonus} bonus coins`, value: '€0.00' }] : []),
      ],
      total: { label: 'You pay', value: cost },
      after: [
        {
          label: 'New balance',
          value: <Price price={coins(balance + amount + bonus)} size="sm" />,
        },
      ],
    },
    pay: { label: `Pay ${cost}`, onPay },
  };
};

const meta = {
  title: 'Commerce/TopUp',
  component: TopUp,
  args: {
    title: 'Top up',
    text: '1 € is 4 coins. Coins do not expire.',
    value: '100',
    onChange: fn(),
    lastUsedId: '100',
    options: offers.map(([amount, price, bonus]) => ({
      id: String(amount),
      coins: amount,
      bonus,
      price: euros(price),
    })),
    texts: {
      amounts: 'Amount',
      customLabel: 'Amount in euros',
      lastUsed: 'Last used',
      noBonus: 'No bonus',
      bonus: (count) => `+ ${count} bonus coins`,
      other: 'Other',
      otherRange: '€5 to €200',
      otherHint: 'In steps of €5',
    },
    ...chosen('100'),
  },
} satisfies Meta<typeof TopUp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('100');
    return <TopUp {...args} {...chosen(value)} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('radio', { name: /200 coins.*€50.00.*12 bonus coins/u }),
    );
    await expect(canvas.getByRole('radio', { name: /200 coins/u })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay €50.00' }));
    await expect(onPay).toHaveBeenCalledTimes(1);
  },
};
export const Custom: Story = {
  args: {
    value: 'custom',
    custom: { min: 5, max: 200, step: 5, value: '3', onChange: fn(), error: 'At least €5.' },
  },
};
export const Waiting: Story = { args: { state: 'waiting', message: 'We wait for your bank.' } };
export const Failed: Story = {
  args: { state: 'failed', message: 'The payment was declined by your bank. Nothing was charged.' },
};
export const OnPhones: Story = {
  args: { layout: 'stack' },
  globals: { viewport: { value: 'phone' } },
};
