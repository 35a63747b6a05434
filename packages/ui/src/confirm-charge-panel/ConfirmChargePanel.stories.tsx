import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent } from 'storybook/test';
import { face } from '../fixtures/art.ts';
import { coins, longGerman } from '../fixtures/data.ts';
import { Price } from '../price/Price.tsx';
import { ConfirmChargePanel } from './ConfirmChargePanel.tsx';

const onConfirm = fn();
const onCancel = fn();
const meta = {
  title: 'Commerce/ConfirmChargePanel',
  component: ConfirmChargePanel,
  args: {
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
    confirm: { label: 'Start chat, 12 coins per minute', onConfirm },
    cancel: { label: 'Not now', onCancel },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '440px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ConfirmChargePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Within a page: no dialog is loaded for it. */
export const Enough: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(onCancel).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: /Start chat/u }));
    await expect(onConfirm).toHaveBeenCalledTimes(1);
  },
};
/** What is missing, and the way to it instead of a button that fails. */
export const NotEnough: Story = {
  args: {
    state: 'notEnough',
    message: { text: '6 coins are missing for the first minute.' },
    instead: { label: 'Top up', href: '#top-up' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('6 coins are missing');
    await expect(canvas.getByRole('link', { name: 'Top up' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Start chat/u })).toBeNull();
  },
};
/** Where no way to top up is known, the button cannot be pressed into a failure. */
export const NotEnoughWithoutAWay: Story = {
  tags: ['!dev', '!autodocs'],
  args: { state: 'notEnough', message: { text: '6 coins are missing for the first minute.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Start chat/u })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Not now' })).toBeEnabled();
  },
};
export const LimitReached: Story = {
  args: {
    state: 'limit',
    message: { title: 'Your limit for today is reached.', text: 'It ends at midnight.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Start chat/u })).toBeDisabled();
  },
};
export const Busy: Story = {
  args: { confirm: { label: 'Start chat', onConfirm, busy: true } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Start chat' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(onConfirm).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Not now' })).toBeDisabled();
  },
};
export const Failed: Story = {
  args: {
    state: 'failed',
    message: { title: 'The chat could not start.', text: 'Nothing was charged.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was charged.');
    await expect(canvas.getByRole('button', { name: /Start chat/u })).toBeEnabled();
  },
};
export const LongGerman: Story = {
  args: {
    rows: [{ label: longGerman, value: <Price price={coins(186)} /> }],
    confirm: { label: `${longGerman} kaufen`, onConfirm },
    cancel: { label: 'Jetzt nicht', onCancel },
  },
  globals: { viewport: { value: 'small' }, language: 'de' },
};
