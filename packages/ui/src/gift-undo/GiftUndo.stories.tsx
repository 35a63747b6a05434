import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn } from 'storybook/test';
import { coins } from '../fixtures/data.ts';
import { giftPicture } from '../fixtures/messenger.ts';
import { GiftUndo } from './GiftUndo.tsx';

const meta = {
  title: 'Messenger/GiftUndo',
  component: GiftUndo,
  args: {
    picture: giftPicture('rose'),
    title: 'Sending rose',
    price: coins(4),
    text: 'nothing is charged yet',
    left: { seconds: 3, of: 5, label: '3 s' },
    announcement: 'Sending rose, undo possible for 5 seconds',
    undo: { label: 'Undo', run: fn() },
    send: { label: 'Send now', run: fn() },
  },
} satisfies Meta<typeof GiftUndo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sending: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Sending rose' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Sending rose, undo possible for 5 seconds',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.undo?.run).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.send?.run).toHaveBeenCalledOnce();
    const [undo, send] = canvas.getAllByRole('button');
    await expect(undo?.getBoundingClientRect().width).toBe(send?.getBoundingClientRect().width);
  },
};
export const Owned: Story = { args: { price: undefined } };
export const Waiting: Story = {
  args: {
    left: undefined,
    text: 'Goes when you are back online',
    announcement: 'Sending rose',
    send: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Goes when you are back online')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
export const OnItsWay: Story = {
  args: { left: undefined, text: 'is on its way', undo: undefined, send: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Refused: Story = {
  args: {
    left: undefined,
    title: 'Rose was not sent',
    text: 'Your balance is too low. Nothing was charged.',
    problem: true,
    announcement: 'Rose was not sent',
    undo: { label: 'Discard', run: fn() },
    send: { label: 'Try again', run: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAttribute('data-problem', '');
  },
};
