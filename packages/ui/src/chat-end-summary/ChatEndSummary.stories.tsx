import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { coins } from '../fixtures/data.ts';
import { ChatEndSummary } from './ChatEndSummary.tsx';

const onSend = fn();
const rating = {
  label: 'Rate this chat',
  send: 'Send rating',
  thanks: 'Thank you.',
  sent: false,
  onSend,
};
const meta = {
  title: 'Live/ChatEndSummary',
  component: ChatEndSummary,
  args: {
    title: 'Chat ended, 12:08',
    text: 'You ended it. A receipt is in your wallet.',
    total: coins(146),
    rating,
    actions: <Button href="#profile">Back to Mira</Button>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '400px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatEndSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByYou: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 of 5 stars' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send rating' }));
    await expect(onSend).toHaveBeenCalledWith(4);
  },
};
export const BalanceUsedUp: Story = {
  args: {
    title: 'Your coins are used up, 12:08',
    text: 'The chat ended by itself. No debt, no automatic top-up.',
    actions: (
      <Button variant="primary" href="#top-up">
        Top up
      </Button>
    ),
  },
};
export const Rated: Story = { args: { rating: { ...rating, sent: true } } };
