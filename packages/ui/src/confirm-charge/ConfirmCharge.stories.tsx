import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { face } from '../fixtures/art.ts';
import { coins } from '../fixtures/data.ts';
import { Price } from '../price/Price.tsx';
import { ConfirmCharge } from './ConfirmCharge.tsx';

const onConfirm = fn();
const meta = {
  title: 'Commerce/ConfirmCharge',
  component: ConfirmCharge,
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
    confirm: { label: 'Start chat', onConfirm },
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
    await userEvent.click(screen.getByRole('button', { name: 'Start chat' }));
    await expect(onConfirm).toHaveBeenCalledTimes(1);
  },
};
export const NotEnough: Story = {
  args: {
    state: 'notEnough',
    message: { text: 'Your balance is 6 coins. 6 coins are missing for the first minute.' },
    instead: { label: 'Top up', href: '#top-up' },
  },
};
export const LimitReached: Story = {
  args: {
    state: 'limit',
    message: { title: 'Your limit for today is reached.', text: 'It ends at midnight.' },
  },
};
export const Busy: Story = { args: { confirm: { label: 'Start chat', onConfirm, busy: true } } };
export const Failed: Story = {
  args: {
    state: 'failed',
    message: { title: 'The chat could not start.', text: 'Nothing was charged.' },
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was charged.');
  },
};
