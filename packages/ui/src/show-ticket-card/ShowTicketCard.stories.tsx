import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { paletteOf, wide } from '../fixtures/art.ts';
import { coins } from '../fixtures/data.ts';
import { ShowTicketCard } from './ShowTicketCard.tsx';

const meta = {
  title: 'Live/ShowTicketCard',
  component: ShowTicketCard,
  args: {
    title: 'Piano at midnight',
    performer: 'Sana Rey',
    href: '#show',
    picture: wide('Piano'),
    palette: paletteOf('Piano'),
    day: { number: '24', month: 'Nov' },
    when: 'Tuesday, 24 November, 23:30',
    dateTime: '2026-11-24T23:30',
    seats: '18 of 40 tickets left',
    access: { kind: 'price', price: coins(20) },
    time: { state: 'later' },
    action: <Button size="sm">Get a ticket</Button>,
  },
  decorators: [
    (Story, { args }) => (
      <div
        style={{
          maxWidth: args.variant === 'card' || args.variant === undefined ? '348px' : '720px',
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShowTicketCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Priced: Story = {
  play: async ({ canvas, canvasElement }) => {
    // A heading may not stand within a span.
    await expect(canvasElement.querySelector('span h3')).toBeNull();
    await expect(
      canvas.getByRole('link', { name: /Piano at midnight.*24 November, 23:30.*20 coins/u }),
    ).toBeVisible();
  },
};
/** At the head of a profile: picture, words, and the ticket at the end. */
export const Wide: Story = {
  args: { variant: 'wide', eyebrow: 'Next show', action: <Button size="sm">Get ticket</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Next show.*20 coins/u })).toBeVisible();
    await expect(canvas.getAllByText('20', { exact: true })).toHaveLength(2);
  },
};
export const WidePhone: Story = {
  ...Wide,
  args: { ...Wide.args, title: 'Benachrichtigungseinstellungen am Klavier' },
  globals: { viewport: { value: 'phone' } },
};
export const Free: Story = { args: { access: { kind: 'free' }, seats: undefined } };
export const Bought: Story = {
  args: {
    access: { kind: 'bought', text: 'You have a ticket' },
    seats: undefined,
    action: undefined,
  },
};
export const StartsSoon: Story = {
  args: {
    access: { kind: 'bought', text: 'You have a ticket' },
    time: { state: 'soon', text: 'Starts in 12 minutes' },
    seats: undefined,
    action: (
      <Button size="sm" variant="solid">
        Enter
      </Button>
    ),
  },
};
export const Running: Story = { args: { time: { state: 'running', text: 'Running' } } };
export const Over: Story = {
  args: {
    time: { state: 'over', text: 'Over' },
    seats: undefined,
    action: <Button size="sm">Watch the recording</Button>,
  },
};
export const Refunded: Story = {
  args: {
    time: { state: 'over', text: 'Did not take place' },
    access: { kind: 'refunded', text: 'Paid back: 20 coins, €5.00' },
    seats: undefined,
    action: undefined,
  },
};
export const Row: Story = { args: { variant: 'row' } };
export const Banner: Story = {
  args: {
    variant: 'banner',
    action: (
      <Button variant="mediaSolid" price={coins(20)}>
        Get a ticket
      </Button>
    ),
  },
};
export const LongGerman: Story = {
  args: {
    variant: 'row',
    title: 'Mitternachtsklavierkonzert mit Überraschungsgästen',
    when: 'Donnerstag, 24. November, 23:30 Uhr',
    seats: 'Noch 18 von 40 Eintrittskarten',
    action: <Button size="sm">Eintrittskarte kaufen</Button>,
  },
  globals: { viewport: { value: 'small' } },
};
