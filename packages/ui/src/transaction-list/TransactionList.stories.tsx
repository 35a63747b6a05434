import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { ChipGroup } from '../chip-group/ChipGroup.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { coins } from '../fixtures/data.ts';
import { giftIcon, walletIcon } from '../icons/index.ts';
import { Cluster } from '../layout/Layout.tsx';
import { StatFigures, TransactionList } from './TransactionList.tsx';

const meta = {
  title: 'Commerce/TransactionList',
  component: TransactionList,
  args: {
    label: 'Statement',
    columns: {
      what: 'Description',
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
            href: '#mira',
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
    await expect(canvas.getByRole('link', { name: 'Gift: candle' })).toHaveAttribute(
      'href',
      '#mira',
    );
    await expect(canvas.getByText('Today')).toHaveAttribute('scope', 'rowgroup');
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
export const Loading: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '24px' }}>
      <TransactionList {...args} days={[]} busy />
      <TransactionList {...args} label="Loaded" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: 'Statement' }).parentElement).toHaveAttribute(
      'aria-busy',
      'true',
    );
    const heights = ['[aria-hidden]', ':not([aria-hidden])'].map((kind) =>
      Math.round(
        canvasElement.querySelector(`.vx-transactions__row${kind}`)?.getBoundingClientRect()
          .height ?? 0,
      ),
    );
    await expect(heights[0]).toBe(heights[1]);
  },
};
export const LoadingOnPhones: Story = { ...Loading, globals: { viewport: { value: 'phone' } } };
const kindOf = { gift: giftIcon, topUp: walletIcon };
/** Filters and the export stand above; nothing of a kind leads back to all. */
export const Filtered: Story = {
  render: function Render(args) {
    const [kind, setKind] = useState('all');
    const days = args.days
      .map((day) => ({
        ...day,
        rows: day.rows.filter(
          (row) => kind === 'all' || row.glyph === kindOf[kind as keyof typeof kindOf],
        ),
      }))
      .filter((day) => day.rows.length > 0);
    return (
      <div style={{ display: 'grid', gap: '12px' }}>
        <Cluster>
          <ChipGroup
            label="Type"
            options={[
              { value: 'all', label: 'All' },
              { value: 'gift', label: 'Gifts and tips' },
              { value: 'topUp', label: 'Top-ups' },
              { value: 'refund', label: 'Refunds' },
            ]}
            value={[kind]}
            onChange={([next]) => setKind(next ?? 'all')}
          />
          <Button size="sm" href="#statement.csv">
            CSV
          </Button>
        </Cluster>
        <TransactionList
          {...args}
          days={days}
          empty={
            <EmptyState
              size="inline"
              title="No refunds in November"
              action={
                <Button size="sm" onClick={() => setKind('all')}>
                  Show all
                </Button>
              }
            />
          }
          footer={<span>{days.flatMap((day) => day.rows).length} of 23 lines</span>}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Top-ups' }));
    await expect(canvas.queryByText('Gift: candle')).toBeNull();
    await expect(canvas.getByText('1 of 23 lines')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Refunds' }));
    await expect(canvas.getByRole('heading', { name: 'No refunds in November' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(canvas.getByText('Gift: candle')).toBeVisible();
  },
};
export const LoadingMore: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    // What was there stays.
    await expect(canvas.getByText('Gift: candle')).toBeVisible();
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
