import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { coins } from '../fixtures/data.ts';
import { chatCircleIcon, eyeIcon, ticketIcon, videoCameraIcon } from '../icons/index.ts';
import { ChatOptions } from './ChatOptions.tsx';

const onStart = fn();
const meta = {
  title: 'Live/ChatOptions',
  component: ChatOptions,
  args: {
    state: 'live',
    since: 'since 21:04',
    rating: { share: '98 %', count: '412' },
    primary: { label: 'Private chat', price: coins(12), onStart },
    note: '€3.00 per minute, billed by the second.',
    options: [
      {
        id: 'voyeur',
        label: 'Voyeur',
        text: 'Watch a running chat',
        glyph: eyeIcon,
        price: coins(4),
        per: 'minute',
        href: '#voyeur',
      },
      {
        id: 'message',
        label: 'Message',
        text: '3 free, then per message',
        glyph: chatCircleIcon,
        price: coins(1),
        href: '#message',
      },
    ],
  },
  beforeEach: () => {
    onStart.mockClear();
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '348px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /Private chat 12 coins per minute/u }),
    );
    await expect(onStart).toHaveBeenCalled();
  },
};
export const Offline: Story = {
  args: {
    state: 'offline',
    since: 'last seen today',
    primary: null,
    reason: (
      <>
        <p>Mira is offline. Usually online from 20 on.</p>
        <Button block>Tell me when live</Button>
      </>
    ),
  },
};
export const InPrivateChat: Story = {
  args: { state: 'busy', primary: null, reason: <p>In a private chat.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Private chat/u })).toBeNull();
    await expect(canvas.getByRole('link', { name: /Voyeur.*4 coins per minute/u })).toBeVisible();
  },
};
export const BannedHere: Story = {
  args: { primary: null, options: [], reason: <p>Not available in your country.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not available in your country.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const TicketShow: Story = {
  args: {
    state: 'show',
    since: 'until 23:00',
    primary: {
      label: 'Get a ticket',
      price: coins(20),
      glyph: ticketIcon,
      once: true,
      onStart,
    },
    note: 'Piano at midnight. Private chats begin again after the show.',
    options: [
      {
        id: 'message',
        label: 'Message',
        text: '3 free, then per message',
        glyph: chatCircleIcon,
        price: coins(1),
        href: '#message',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Show')).toHaveAttribute('data-tone', 'live');
    // A ticket is paid once.
    await userEvent.click(canvas.getByRole('button', { name: /^Get a ticket 20 coins, €5.00$/u }));
    await expect(onStart).toHaveBeenCalled();
  },
};
export const VoucherMinutes: Story = {
  args: { voucher: '10 minutes with your voucher, then 12 coins per minute' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/10 minutes with your voucher/u)).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /Private chat 12 coins per minute/u }),
    ).toBeVisible();
  },
};
export const AgeCheck: Story = {
  args: {
    primary: null,
    reason: (
      <>
        <p>Check your age first. It takes about two minutes and costs nothing.</p>
        <Button variant="primary" size="lg" block href="#age">
          Verify my age
        </Button>
      </>
    ),
    note: undefined,
    // What it costs stays known; the ways are open afterwards.
    options: [
      {
        id: 'private',
        label: 'Private chat',
        glyph: videoCameraIcon,
        price: coins(12),
        per: 'minute',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Verify my age' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Private chat')).toBeVisible();
  },
};
export const Bar: Story = { args: { variant: 'bar' } };
export const BarWithVoucher: Story = {
  args: { variant: 'bar', voucher: '10 minutes with your voucher' },
};
export const List: Story = {
  args: { variant: 'list' },
  play: async ({ canvas }) => {
    // One row for each way, the first among them.
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(
      canvas.getByRole('button', { name: /Private chat.*12 coins per minute/u }),
    );
    await expect(onStart).toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: /Voyeur.*4 coins per minute/u })).toBeVisible();
  },
};
export const ListInGerman: Story = {
  args: {
    variant: 'list',
    primary: { label: 'Privatchat', price: coins(12), onStart },
    voucher: '10 Minuten mit deinem Gutschein, danach 12 Coins pro Minute',
    note: '3,00 € pro Minute, sekundengenau abgerechnet.',
    options: [
      {
        id: 'voyeur',
        label: 'Voyeur',
        text: 'Einem laufenden Chat zusehen',
        glyph: eyeIcon,
        price: coins(4),
        per: 'minute',
        href: '#voyeur',
      },
    ],
  },
  globals: { language: 'de', viewport: { value: 'small' } },
};
