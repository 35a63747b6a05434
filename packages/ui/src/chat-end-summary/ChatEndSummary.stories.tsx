import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { face } from '../fixtures/art.ts';
import { coins } from '../fixtures/data.ts';
import { Price } from '../price/Price.tsx';
import { heartIcon } from '../icons/index.ts';
import { ToggleButton } from '../toggle-button/ToggleButton.tsx';
import { ChatEndReceipt } from './ChatEndReceipt.tsx';
import { ChatEndSummary } from './ChatEndSummary.tsx';

const onRate = fn();
const sees = 'Mira sees the stars, not your name.';
const rating = { label: 'How was it?', value: 0, onRate, note: sees };
const who = { name: 'Mira Solène', picture: face('Mira Solène') };
const meta = {
  title: 'Live/ChatEndSummary',
  component: ChatEndSummary,
  args: {
    title: 'You ended the chat',
    text: 'You paid 146 coins, €36.50. A receipt is in your wallet.',
    who,
    rating,
    actions: (
      <>
        <ToggleButton glyph={heartIcon} label="Follow Mira" size="lg">
          Follow
        </ToggleButton>
        <Button size="lg" href="#write">
          Write to Mira
        </Button>
        <Button size="lg">Chat again</Button>
      </>
    ),
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
    await expect(canvas.getByRole('group', { name: 'How was it?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '4 of 5 stars' }));
    await expect(onRate).toHaveBeenCalledWith(4);
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
  args: { rating: { ...rating, value: 4, note: `Very good. ${sees}` } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`Very good. ${sees}`);
    await expect(canvas.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
  },
};
export const NotSaved: Story = {
  args: { rating: { ...rating, note: 'Not saved. You are offline.', failed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved.');
  },
};
/** Where no receipt says it, the price stands below the reason; without a face the reason comes first. */
export const Brief: Story = {
  args: { who: undefined, rating: undefined, total: coins(146) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('146')).toBeVisible();
  },
};
/** Stars are changed by arrow keys; the focus stays where it was. */
export const RatedByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  render: function Render(args) {
    const [value, setValue] = useState(0);
    return <ChatEndSummary {...args} rating={{ ...rating, value, onRate: setValue }} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '3 of 5 stars' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '4 of 5 stars' })).toHaveFocus();
  },
};
/** Beside it stands what it cost, line by line. */
export const ReceiptBeside: Story = {
  render: () => (
    <ChatEndReceipt
      title="Receipt"
      when="22:31 to 22:43"
      rows={[
        { label: 'Duration', value: '12:08' },
        { label: 'Price per minute', value: <Price price={coins(12)} per="minute" /> },
        { label: 'You paid', value: <Price price={coins(146)} />, strong: true },
        { label: 'Balance now', value: <Price price={coins(40)} /> },
      ]}
      actions={
        <Button block href="#statement">
          Open the statement
        </Button>
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Receipt' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the statement' })).toBeVisible();
  },
};
export const InGerman: Story = {
  args: {
    who: { ...who, mark: 'line' },
    title: 'Die Verbindung ist abgebrochen',
    text: 'Du hast bis zum Ende des Bildes bezahlt, keine Sekunde mehr.',
    rating: {
      ...rating,
      label: 'Wie war es?',
      note: 'Mira sieht die Sterne, aber nicht deinen Namen.',
    },
    actions: <Button href="#profile">Zurück zum Profil</Button>,
  },
  globals: { language: 'de', viewport: { value: 'small' } },
};
