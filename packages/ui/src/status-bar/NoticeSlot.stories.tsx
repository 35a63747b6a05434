import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { envelopeSimpleIcon, sealCheckIcon } from '../icons/index.ts';
import { NoticeSlot, type Notice } from './NoticeSlot.tsx';

const later = fn();
const mail: Notice = {
  id: 'mail',
  tone: 'info',
  glyph: envelopeSimpleIcon,
  title: 'Confirm your email',
  text: 'So that receipts and a lost password reach you.',
  action: (
    <Button size="sm" variant="solid">
      Send again
    </Button>
  ),
  close: { label: 'Later', action: '#', field: { name: 'bar', value: '4' }, press: later },
};
const age: Notice = {
  id: 'age',
  tone: 'success',
  glyph: sealCheckIcon,
  title: 'Your age is verified',
  text: 'Everything is open to you.',
  close: { label: 'Close', action: '#', field: { name: 'bar', value: '3' }, press: fn() },
};

const meta = {
  title: 'Content/NoticeSlot',
  component: NoticeSlot,
  args: { variant: 'bar', notices: [mail, age], count: '1 of 2' },
} satisfies Meta<typeof NoticeSlot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('1 of 2'));
    // It fades in.
    await waitFor(() => expect(canvas.getByText('Everything is open to you.')).toBeVisible());
  },
};
export const Closed: Story = {};
export const Closes: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await Open.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Later' }));
    await expect(later).toHaveBeenCalled();
  },
};
export const OnPhones: Story = {
  args: { variant: 'line' },
  globals: { viewport: { value: 'small' } },
};
