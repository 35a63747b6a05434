import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { coins, longGerman } from '../fixtures/data.ts';
import { receiptIcon, warningCircleIcon } from '../icons/index.ts';
import { MessageBubble, SystemCard, SystemLine } from './MessageBubble.tsx';

const meta = {
  title: 'Messenger/MessageBubble',
  component: MessageBubble,
  args: {
    from: 'performer',
    sender: 'Mira Solène',
    text: 'Found the photo I promised you.',
    time: '22:46',
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '6px', maxWidth: '560px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = {};
export const WithTime: Story = { args: { stamp: true } };
export const Sent: Story = {
  args: { from: 'guest', sender: 'You', text: 'I am all ears.', stamp: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sent' })).toBeVisible();
  },
};
export const Read: Story = {
  args: { from: 'guest', sender: 'You', state: 'read', stamp: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Read' })).toBeVisible();
  },
};
export const Sending: Story = { args: { from: 'guest', sender: 'You', state: 'sending' } };
export const Waiting: Story = {
  args: { from: 'guest', sender: 'You', state: 'waiting', onCancel: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Don’t send' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};
export const Failed: Story = {
  args: { from: 'guest', sender: 'You', state: 'failed', onRetry: fn(), onCancel: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const MayBeTakenBack: Story = {
  args: {
    from: 'guest',
    sender: 'You',
    text: 'I am all ears.',
    stamp: true,
    onTakeBack: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Take back: I am all ears.' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTakeBack).toHaveBeenCalledTimes(1);
  },
};
export const LongWords: Story = { args: { text: `${longGerman}${longGerman}${longGerman} 🌙` } };
export const SystemLines: Story = {
  render: () => (
    <>
      <SystemLine>Today</SystemLine>
      <SystemLine>Private chat started 22:31 · 12 coins per minute</SystemLine>
      <SystemLine price={coins(144)} sign="minus">
        Private chat ended 22:43
      </SystemLine>
      <SystemLine>Mira went online</SystemLine>
    </>
  ),
};
export const SystemCards: Story = {
  render: () => (
    <>
      <SystemCard
        glyph={receiptIcon}
        title="Private chat, 12 minutes"
        price={coins(144)}
        sign="minus"
        time="Yesterday, 22:43"
        action={<Button size="sm">Receipt</Button>}
      />
      <SystemCard
        glyph={warningCircleIcon}
        title="The message was not charged"
        text="The balance was 0 coins. Nothing was sent and nothing was charged."
        action={<Button size="sm">Top up</Button>}
      />
    </>
  ),
};
