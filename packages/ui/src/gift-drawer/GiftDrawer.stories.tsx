import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { framed } from '../fixtures/framed.ts';
import { Button } from '../button/Button.tsx';
import { coins, longGerman } from '../fixtures/data.ts';
import { gifts } from '../fixtures/messenger.ts';
import { Sheet } from '../sheet/Sheet.tsx';
import { GiftDrawer } from './GiftDrawer.tsx';

const categories = {
  options: [
    { value: 'all', label: 'All' },
    { value: 'yours', label: 'Yours', count: 3 },
    { value: 'joys', label: 'Little joys' },
    { value: 'moments', label: 'Big moments' },
    { value: 'season', label: 'Season of Lights' },
  ],
  value: 'all',
  onChange: fn(),
};
const meta = {
  title: 'Messenger/GiftDrawer',
  component: GiftDrawer,
  args: {
    gifts,
    categories,
    value: 'lantern',
    onChange: fn(),
    note: 'You own 1. Sending it costs nothing.',
    send: { label: 'Send lantern', owned: 'Yours', onSend: fn() },
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '690px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GiftDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Yours: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Lantern, Yours, you own 1' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Send lantern · Yours' }));
    await expect(args.send?.onSend).toHaveBeenCalledTimes(1);
  },
};
export const WithTotal: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('candle');
    const [count, setCount] = useState(1);
    const gift = gifts.find((one) => one.id === value);
    return (
      <GiftDrawer
        {...args}
        value={value}
        onChange={setValue}
        note={undefined}
        count={{ value: count, max: 9, onChange: setCount }}
        send={{ label: 'Send', total: coins((gift?.price.value ?? 0) * count), onSend: fn() }}
      />
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('radio', { name: /^Candle/u }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Coffee, 6 coins, €1.50' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByRole('button', { name: 'Send 12 coins, €3.00' })).toBeVisible();
  },
};
export const NothingChosen: Story = { args: { value: null, note: undefined, send: null } };
export const OnlyYours: Story = {
  args: {
    gifts: gifts.filter((gift) => gift.owned > 0),
    categories: { ...categories, value: 'yours' },
  },
};
export const NoneOwned: Story = {
  args: {
    gifts: [],
    categories: { ...categories, value: 'yours' },
    value: null,
    note: undefined,
    send: null,
    empty: 'Gifts that you win or buy in advance wait here.',
  },
};
export const Basket: Story = {
  args: {
    value: 'candle',
    note: undefined,
    basket: {
      label: 'In the basket',
      entries: [
        { id: 'rose', name: 'Rose', count: 2 },
        { id: 'song', name: 'Song', count: 1 },
      ],
      onRemove: fn(),
      add: { label: 'Add', onAdd: fn() },
    },
    send: { label: 'Send all', total: coins(20), onSend: fn() },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Rose ×2 from the basket' }));
    await expect(args.basket?.onRemove).toHaveBeenCalledWith('rose');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.basket?.add?.onAdd).toHaveBeenCalledTimes(1);
  },
};
export const Season: Story = {
  args: {
    gifts: gifts.slice(0, 3),
    categories: { ...categories, value: 'season' },
    value: null,
    note: undefined,
    send: null,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Season of Lights' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(args.categories?.onChange).toHaveBeenCalledWith('all');
  },
};
export const NotEnough: Story = {
  args: {
    value: 'firework',
    note: undefined,
    instead: {
      text: 'Your balance is 6 coins. 44 are missing.',
      action: (
        <Button variant="solid" size="sm" href="#top-up">
          Top up
        </Button>
      ),
    },
  },
};
export const VipOnly: Story = {
  args: {
    value: 'crown',
    note: undefined,
    instead: {
      text: 'The crown is for VIP members.',
      action: (
        <Button variant="vip" size="sm" href="#vip">
          See VIP
        </Button>
      ),
    },
  },
};
export const Sending: Story = {
  args: {
    send: { label: 'Send candle', total: coins(8), onSend: fn(), busy: true },
    value: 'candle',
    note: undefined,
  },
};
export const BarOfFive: Story = {
  args: {
    variant: 'bar',
    value: null,
    note: undefined,
    send: null,
    more: { label: 'All gifts', onMore: fn() },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '392px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('radio', { name: /^Candle/u }));
    await expect(args.onChange).toHaveBeenCalledWith('candle');
  },
};
export const InASheet: Story = {
  parameters: framed,
  args: { variant: 'sheet' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Sheet open onOpenChange={fn()} title="Gifts">
      <GiftDrawer {...args} />
    </Sheet>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Gifts' })).toBeVisible();
  },
};
export const LongWords: Story = {
  args: {
    gifts: gifts.map((gift) => ({ ...gift, name: longGerman })),
    note: 'Du besitzt 1. Das Verschicken kostet nichts.',
    send: { label: 'Laterne senden', owned: 'Deins', onSend: fn() },
  },
  globals: { language: 'de' },
};
