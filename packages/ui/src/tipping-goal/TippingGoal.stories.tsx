import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { coins, longGerman } from '../fixtures/data.ts';
import { TippingGoal } from './TippingGoal.tsx';

const meta = {
  title: 'Feed/TippingGoal',
  component: TippingGoal,
  args: { title: 'New decks', sum: coins(1360), goal: coins(2000), share: 0.68 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '600px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TippingGoal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'New decks' })).toHaveAttribute(
      'aria-valuetext',
      '68%, 1,360 of 2,000 coins',
    );
  },
};
export const NotBegun: Story = { args: { sum: coins(0), share: 0 } };
export const Reached: Story = {
  args: { sum: coins(2040), share: 1.02, reached: true },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/^100%, 2,040 of/u));
  },
};
export const Bar: Story = { args: { variant: 'bar' } };
export const BarReached: Story = {
  args: { variant: 'bar', sum: coins(2000), share: 1, reached: true },
};
export const LongWords: Story = {
  args: { title: `${longGerman} ${longGerman}` },
  globals: { language: 'de' },
};
