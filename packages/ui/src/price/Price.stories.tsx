import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { coins, euros, francs } from '../fixtures/data.ts';
import { Price } from './Price.tsx';

const meta = {
  title: 'Commerce/Price',
  component: Price,
  args: { price: coins(12) },
  parameters: {
    ownStates: {
      rest: {},
      reduced: { was: coins(16) },
      charge: { sign: 'minus' },
      free: { price: 'free' },
      owned: { price: 'owned' },
    },
  },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PerMinute: Story = {
  args: { per: 'minute' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 coins per minute, €3.00')).toBeInTheDocument();
  },
};
export const OneCoin: Story = {
  args: { price: coins(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 coin, €0.25')).toBeInTheDocument();
  },
};
export const Reduced: Story = {
  args: { price: coins(24), was: coins(32) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('24 coins, €6.00, before 32 coins, €8.00')).toBeInTheDocument();
  },
};
export const Large: Story = { args: { price: coins(1840), size: 'xl' } };
export const Below: Story = { args: { equivalent: 'below' } };
export const Euros: Story = { args: { price: euros(25) } };
export const Francs: Story = {
  args: { price: francs(2.5) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('CHF 2.50, €2.66')).toBeInTheDocument();
  },
};
/** Credits have no picture: their unit is written. */
export const Credits: Story = {
  args: { price: { ...coins(40), currency: 'credits' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('40 credits, €10.00')).toBeInTheDocument();
    await expect(canvas.getByText('40 credits')).toBeVisible();
  },
};
export const Charge: Story = { args: { sign: 'minus' } };
export const Vip: Story = { args: { price: coins(16), was: coins(24), tone: 'vip' } };
export const Free: Story = {
  args: { price: 'free' },
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gratis')).toBeVisible();
  },
};
export const Yours: Story = {
  args: { price: 'owned' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yours')).toBeVisible();
  },
};
export const German: Story = {
  args: { price: { ...coins(1840), equivalent: { formatted: '460,00 €' } } },
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.840 Coins, 460,00 €')).toBeInTheDocument();
  },
};
