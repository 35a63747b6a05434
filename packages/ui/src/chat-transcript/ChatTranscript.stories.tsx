import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { face } from '../fixtures/art.ts';
import { ChatTranscript, type ChatLine } from './ChatTranscript.tsx';

const line = (index: number): ChatLine => ({
  kind: 'message',
  id: String(index),
  from: index % 3 === 0 ? 'guest' : 'performer',
  text: `Line number ${index}. ${'It goes on a little. '.repeat(index % 4)}`,
});
const meta = {
  title: 'Live/ChatTranscript',
  component: ChatTranscript,
  args: {
    name: 'Mira',
    picture: face('Mira Solène'),
    lines: Array.from({ length: 8 }, (_, index) => line(index)),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ height: '480px', maxWidth: '392px', display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatTranscript>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { args: { typing: true } };
export const Empty: Story = { args: { lines: [], empty: <p>Say hello. Mira sees it at once.</p> } };
export const States: Story = {
  args: {
    lines: [
      { kind: 'system', id: 's', text: 'Chat started 22:31 · 12 coins per minute' },
      { kind: 'message', id: '1', from: 'guest', text: 'On its way', state: 'sending' },
      { kind: 'message', id: '2', from: 'guest', text: 'Waits', state: 'waiting' },
      { kind: 'message', id: '3', from: 'guest', text: 'Lost', state: 'failed' },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('3');
  },
};
/** "Try again" goes with the failure: the focus stays in the log. */
export const RetriedByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render(args) {
    const [state, setState] = useState<'failed' | 'sending'>('failed');
    return (
      <ChatTranscript
        {...args}
        lines={[{ kind: 'message', id: '3', from: 'guest', text: 'Lost', state }]}
        onRetry={() => setState('sending')}
      />
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(canvas.getByRole('log')).toHaveFocus();
  },
};
export const TenThousandLines: Story = {
  tags: ['!autodocs'],
  // The rules look at every node: minutes for ten thousand lines. The other stories are looked at.
  parameters: { a11y: { test: 'off' } },
  args: { lines: Array.from({ length: 10_000 }, (_, index) => line(index)) },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: 'Chat with Mira' });
    // The newest lines come first, the others follow when there is time.
    await waitFor(() => expect(canvas.getByText(/^Line number 0\./u)).toBeInTheDocument(), {
      timeout: 20_000,
    });
    await waitFor(() =>
      expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(80),
    );
    await waitFor(() => expect(log).toHaveAttribute('aria-live', 'polite'));
  },
};
export const OlderAbove: Story = {
  render: function Render(args) {
    const [from, setFrom] = useState(400);
    const lines = Array.from({ length: 600 - from }, (_, index) => line(from + index));
    return (
      <>
        <ChatTranscript {...args} lines={lines} />
        <Button onClick={() => setFrom(0)}>Earlier</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const read = await canvas.findByText(/^Line number 402\./u);
    await waitFor(() =>
      expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(80),
    );
    log.scrollTop = 0;
    log.dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { top } = read.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Earlier' }));
    await canvas.findByText(/^Line number 0\./u);
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(1_000));
    await waitFor(() => expect(Math.abs(read.getBoundingClientRect().top - top)).toBeLessThan(4));
  },
};
export const NewBelow: Story = {
  render: function Render(args) {
    const [lines, setLines] = useState(Array.from({ length: 30 }, (_, index) => line(index)));
    return (
      <>
        <ChatTranscript {...args} lines={lines} />
        <Button onClick={() => setLines([...lines, line(lines.length), line(lines.length + 1)])}>
          Arrive
        </Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    log.scrollTop = 0;
    log.dispatchEvent(new Event('scroll'));
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await userEvent.click(await canvas.findByRole('button', { name: '2 new messages' }));
    await waitFor(() =>
      expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(80),
    );
  },
};
