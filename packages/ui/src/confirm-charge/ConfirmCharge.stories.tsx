import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { framed } from '../fixtures/framed.ts';
import { ConfirmChargeSheet } from '../confirm-charge-sheet/ConfirmChargeSheet.tsx';
import { face, wide } from '../fixtures/art.ts';
import { coins, euros } from '../fixtures/data.ts';
import { Price } from '../price/Price.tsx';
import { ConfirmCharge } from './ConfirmCharge.tsx';

const onConfirm = fn();
const meta = {
  title: 'Commerce/ConfirmCharge',
  component: ConfirmCharge,
  parameters: framed,
  args: {
    open: true,
    title: 'Private chat with Mira',
    cancelLabel: 'Not now',
    onCancel: fn(),
    subject: {
      name: 'Mira Solène',
      picture: face('Mira Solène'),
      text: '12 coins, €3.00 per minute',
      live: true,
    },
    rows: [
      { label: 'Your balance', value: <Price price={coins(186)} /> },
      { label: 'Lasts about', value: '15 minutes' },
    ],
    confirm: { label: 'Start chat', price: coins(12), per: 'minute', onConfirm },
  },
} satisfies Meta<typeof ConfirmCharge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enough: Story = {
  play: async () => {
    await expect(
      await screen.findByRole('alertdialog', { name: 'Private chat with Mira' }),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Not now' })).toHaveFocus());
    await userEvent.click(
      screen.getByRole('button', { name: 'Start chat 12 coins per minute, €3.00' }),
    );
    await expect(onConfirm).toHaveBeenCalledTimes(1);
  },
};
const balances = (after: number) => [
  { label: 'Your balance', value: <Price price={coins(186)} /> },
  { label: 'Balance afterwards', value: <Price price={coins(after)} /> },
];
export const Purchase: Story = {
  args: {
    title: 'Buy this video',
    subject: {
      kind: 'thing',
      name: 'Piano at midnight',
      picture: wide('Piano'),
      text: 'Sana Rey · 31:02',
    },
    rows: balances(158),
    message: { text: 'It stays in your library, also if it is taken offline.' },
    confirm: { label: 'Buy video', price: coins(28), onConfirm },
  },
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: 'Buy video 28 coins, €7.00' }),
    ).toBeVisible();
  },
};
export const Subscription: Story = {
  args: {
    title: 'Become VIP',
    subject: undefined,
    rows: [
      { label: 'Renews', value: 'every month, until you cancel' },
      { label: 'Paid with', value: 'Visa 4291' },
    ],
    message: { text: 'You can cancel at any time. VIP then stays until the month is over.' },
    confirm: { label: 'Subscribe', price: euros(14.99), onConfirm },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Subscribe €14.99' })).toBeVisible();
  },
};
export const Tip: Story = {
  args: {
    title: 'Tip Mira',
    subject: { name: 'Mira Solène', picture: face('Mira Solène'), text: 'New decks, 68 % so far' },
    rows: balances(166),
    confirm: { label: 'Send', price: coins(20), onConfirm },
  },
};
export const NotEnough: Story = {
  args: {
    state: 'notEnough',
    message: { text: 'Your balance is 6 coins. 6 coins are missing for the first minute.' },
    instead: { label: 'Top up', href: '#top-up' },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('6 coins are missing');
    await expect(screen.getByRole('link', { name: 'Top up' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: /Start chat/u })).toBeNull();
  },
};
export const LimitReached: Story = {
  args: {
    state: 'limit',
    message: { title: 'Your limit for today is reached.', text: 'It ends at midnight.' },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Start chat/u })).toBeDisabled();
  },
};
export const Busy: Story = {
  args: { confirm: { label: 'Start chat', onConfirm, busy: true } },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    // Nothing closes it while money may move.
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
export const PurchaseOnPhones: Story = {
  ...Purchase,
  render: (args) => <ConfirmChargeSheet {...args} />,
  globals: { viewport: { value: 'small' } },
};
export const Failed: Story = {
  args: {
    state: 'failed',
    message: { title: 'The chat could not start.', text: 'Nothing was charged.' },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was charged.');
  },
};
