import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { framed } from '../fixtures/framed.ts';
import { face } from '../fixtures/art.ts';
import { coins } from '../fixtures/data.ts';
import { Price } from '../price/Price.tsx';
import { ConfirmChargeSheet } from './ConfirmChargeSheet.tsx';

const onConfirm = fn();
const meta = {
  title: 'Commerce/ConfirmChargeSheet',
  component: ConfirmChargeSheet,
  parameters: framed,
  globals: { viewport: { value: 'phone' } },
  args: {
    open: true,
    title: 'Private chat with Mira',
    cancelLabel: 'Not now',
    onCancel: fn(),
    subject: { name: 'Mira Solène', picture: face('Mira Solène'), text: '12 coins per minute' },
    rows: [
      { label: 'Your balance', value: <Price price={coins(186)} /> },
      { label: 'Lasts about', value: '15 minutes' },
    ],
    confirm: { label: 'Start chat', onConfirm },
  },
} satisfies Meta<typeof ConfirmChargeSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An alert dialog: the focus is on the answer that costs nothing, and a press beside it answers nothing. */
export const Enough: Story = {
  play: async ({ args }) => {
    const sheet = await screen.findByRole('alertdialog', { name: 'Private chat with Mira' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Not now' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Start chat' }));
    await expect(onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(sheet.parentElement as HTMLElement);
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};
/** While the money moves nothing closes it. */
export const Busy: Story = {
  args: { confirm: { label: 'Start chat', onConfirm, busy: true } },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  },
};
export const NotEnough: Story = {
  args: {
    state: 'notEnough',
    message: { text: '6 coins are missing for the first minute.' },
    instead: { label: 'Top up', href: '#top-up' },
  },
};
