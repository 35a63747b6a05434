import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { coins, longGerman } from '../fixtures/data.ts';
import { giftPicture } from '../fixtures/messenger.ts';
import { GiftMessage } from './GiftMessage.tsx';

const meta = {
  title: 'Messenger/GiftMessage',
  component: GiftMessage,
  args: {
    from: 'guest',
    picture: giftPicture('candle'),
    title: 'You sent a candle',
    price: coins(8),
  },
  parameters: {
    ownStates: {
      settled: {},
      received: { from: 'performer', price: undefined },
      several: { count: 3 },
      active: { state: 'active', running: { left: 42, total: 120 } },
      completed: { state: 'completed' },
    },
  },
} satisfies Meta<typeof GiftMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 coins, €2.00')).toBeInTheDocument();
  },
};
export const Received: Story = {
  args: {
    from: 'performer',
    title: 'Mira sent you a star',
    picture: giftPicture('star'),
    price: undefined,
  },
};
export const Several: Story = {
  args: { title: 'You sent roses', picture: giftPicture('rose'), price: coins(12), count: 3 },
};
export const Arriving: Story = {
  args: { state: 'arriving' },
  play: async ({ canvas, canvasElement }) => {
    // The words are there at once; only the picture moves.
    await expect(canvas.getByText('You sent a candle')).toBeVisible();
    const moving = canvasElement.querySelector('.vx-gift__picture');
    await expect(moving).toHaveAttribute('aria-hidden', 'true');
    await expect(getComputedStyle(moving as Element).animationName).toBe('vx-gift-arrive');
  },
};
export const ArrivingReducedMotion: Story = {
  args: { state: 'arriving' },
  globals: { motion: 'reduced' },
};
export const Active: Story = {
  args: {
    title: 'Lantern is shining',
    picture: giftPicture('lantern'),
    price: coins(20),
    state: 'active',
    running: { left: 42, total: 120 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0:42 left')).toBeVisible();
  },
};
export const Completed: Story = {
  args: { title: 'Lantern', picture: giftPicture('lantern'), state: 'completed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Completed')).toBeVisible();
    await expect(canvas.queryByText(/left/u)).toBeNull();
  },
};
export const Line: Story = { args: { variant: 'line' } };
export const LineActive: Story = {
  args: { variant: 'line', state: 'active', running: { left: 42, total: 120 } },
};
export const LongWords: Story = {
  args: { title: `Du hast ${longGerman} geschickt` },
  globals: { language: 'de' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '260px' }}>
        <Story />
      </div>
    ),
  ],
};
