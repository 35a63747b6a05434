import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { coins } from '../fixtures/data.ts';
import { giftIcon, walletIcon } from '../icons/index.ts';
import { StatFigures, TransactionList } from './TransactionList.tsx';

const meta = {
  title: 'Commerce/TransactionList',
  component: TransactionList,
  args: {
    label: 'Statement',
    columns: {
      what: 'What',
      time: 'Time',
      amount: 'Coins',
      value: 'Value',
      balance: 'Balance after',
    },
    days: [
      {
        label: 'Today',
        rows: [
          {
            id: '1',
            glyph: giftIcon,
            title: 'Gift: candle',
            subtitle: 'Mira Solène',
            time: '22:48',
            amount: coins(8),
            sign: 'minus',
            balanceAfter: coins(186),
          },
          {
            id: '2',
            glyph: walletIcon,
            title: 'Top-up',
            time: '21:40',
            amount: coins(100),
            sign: 'plus',
            balanceAfter: coins(194),
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof TransactionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Table: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Statement' })).toBeVisible();
    await expect(canvas.getByText('minus 8 coins, €2.00')).toBeInTheDocument();
  },
};
export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = {
  args: {
    days: [],
    empty: (
      <EmptyState
        size="inline"
        title="Nothing here yet"
        text="Every coin in and out stands here."
      />
    ),
  },
};
export const Figures: StoryObj = {
  render: () => (
    <StatFigures
      figures={[
        { label: 'Balance before', price: coins(218) },
        { label: 'In', price: coins(148), sign: 'plus' },
        { label: 'Out', price: coins(180), sign: 'minus' },
      ]}
    />
  ),
};
