import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { face } from '../fixtures/art.ts';
import { coins } from '../fixtures/data.ts';
import { Price } from '../price/Price.tsx';
import { ChatEndSummary } from './ChatEndSummary.tsx';

const onSend = fn();
const rating = {
  label: 'Rate this chat',
  send: 'Send rating',
  thanks: 'Thank you.',
  sent: false,
  onSend,
};
const who = { name: 'Mira Solène', picture: face('Mira Solène') };
const rows = [
  { label: 'Duration', value: '12:08' },
  { label: 'Price per minute', value: <Price price={coins(12)} per="minute" /> },
  { label: 'You paid', value: <Price price={coins(146)} />, strong: true },
  { label: 'Balance now', value: <Price price={coins(40)} /> },
];
const meta = {
  title: 'Live/ChatEndSummary',
  component: ChatEndSummary,
  args: {
    title: 'You ended the chat',
    text: 'You paid 146 coins, €36.50. A receipt is in your wallet.',
    who,
    rows,
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

/** The heading says why, in plain words. */
const headed =
  (title: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
  };

export const ByYou: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'You ended the chat' }),
    ).toBeVisible();
    const send = canvas.getByRole('button', { name: 'Send rating' });
    await expect(send).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: '4 of 5 stars' }));
    await userEvent.click(send);
    await expect(onSend).toHaveBeenCalledWith(4);
  },
};
export const ByPerformer: Story = {
  args: {
    who: { ...who, mark: 'time' },
    title: 'Mira ended the chat',
    text: 'A receipt is in your wallet.',
  },
  play: headed('Mira ended the chat'),
};
export const BalanceUsedUp: Story = {
  args: {
    who: { ...who, mark: 'balance' },
    title: 'Your coins are used up',
    text: 'The chat ended by itself. No debt, no automatic top-up.',
    actions: (
      <>
        <Button variant="primary" size="lg" href="#top-up">
          Top up from €10.00
        </Button>
        <Button size="lg">Follow</Button>
      </>
    ),
  },
  play: headed('Your coins are used up'),
};
export const ConnectionLost: Story = {
  args: {
    who: { ...who, mark: 'line' },
    title: 'The connection was lost',
    text: 'You paid until the picture stopped, not a second more.',
    actions: (
      <>
        <Button href="#profile">Back to Mira</Button>
        <Button variant="solid">Start again</Button>
      </>
    ),
  },
  play: headed('The connection was lost'),
};
export const ShowStarted: Story = {
  args: {
    title: 'Mira’s show has started',
    text: 'Private chats end when a show begins.',
    rating: undefined,
    actions: (
      <>
        <Button href="#profile">Back to Mira</Button>
        <Button variant="solid" href="#show" price={coins(20)}>
          Get a ticket
        </Button>
      </>
    ),
  },
  play: headed('Mira’s show has started'),
};
export const Rated: Story = {
  args: { rating: { ...rating, sent: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you.');
    await expect(canvas.queryByRole('button', { name: 'Send rating' })).toBeNull();
  },
};
/** Where no row says it, the price stands below the reason; without a face the reason comes first. */
export const Brief: Story = {
  args: { who: undefined, rows: undefined, rating: undefined, total: coins(146) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('146')).toBeVisible();
  },
};
/** "Send rating" goes with its press: the focus stays at what takes its place. */
export const RatedByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render(args) {
    const [sent, setSent] = useState(false);
    return <ChatEndSummary {...args} rating={{ ...rating, sent, onSend: () => setSent(true) }} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 of 5 stars' }));
    canvas.getByRole('button', { name: 'Send rating' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Thank you.');
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};
const onSkip = fn();
export const Skipped: Story = {
  args: { rating: { ...rating, skip: { label: 'Not now', onSkip } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(onSkip).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Send rating' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
  },
};
export const InGerman: Story = {
  args: {
    who: { ...who, mark: 'line' },
    title: 'Die Verbindung ist abgebrochen',
    text: 'Du hast bis zum Ende des Bildes bezahlt, keine Sekunde mehr.',
    rating: {
      ...rating,
      label: 'Chat bewerten',
      send: 'Bewertung senden',
      skip: { label: 'Jetzt nicht' },
    },
    actions: <Button href="#profile">Zurück zum Profil</Button>,
  },
  globals: { language: 'de', viewport: { value: 'small' } },
};
